import Foundation
public import FuzzEngine

/// Makes a program that is built with `--sanitize=fuzzer` a fuzz target of libFuzzer.
public enum LibFuzzer {
  // libFuzzer calls on the main thread alone.
  nonisolated(unsafe) fileprivate static var inputs: FuzzedInputs?

  /// Chooses the system that libFuzzer fuzzes; call it in `LLVMFuzzerInitialize`.
  ///
  /// What cases in the folder `SPLITFUZZ_SAVE` violate is known and fails no input, and a case of each new violation is
  /// saved there. Without it the folder `PROGRAM_known` beside the program is read, where there is one, and every other
  /// violation ends the process.
  ///
  /// - Parameter system: Makes the system; it stays in use until the process ends.
  /// - Returns: Zero. Where the system cannot be made, why is printed and the process ends with 65.
  public static func fuzz(_ system: @MainActor () throws -> FuzzSystem) -> CInt {
    do {
      let program = CommandLine.arguments[0]
      let folder = ProcessInfo.processInfo.environment["SPLITFUZZ_SAVE"] ?? ""
      inputs = try MainActor.assumeIsolated {
        try Made(
          inputs: FuzzedInputs(
            system(), known: folder.isEmpty ? "\(program)_known" : folder, saves: !folder.isEmpty))
      }.inputs
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(65)
    }
    if let inputs { register(inputs.counters) }
    // libFuzzer handles crashes, for which it writes a file, but leaves alone what Swift's backtracer has taken.
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP] { signal(number, SIG_DFL) }
    return 0
  }

  private struct Made: @unchecked Sendable { let inputs: FuzzedInputs }

  /// Has libFuzzer read counters of ours as if they were those of one more module.
  private static func register(_ counters: UnsafeMutableBufferPointer<UInt8>) {
    guard let start = counters.baseAddress else { return }
    // libFuzzer wants an address for each, which is of no block.
    let table = UnsafeMutableBufferPointer<(UInt, UInt)>.allocate(capacity: counters.count)
    for index in table.indices {
      table.initializeElement(at: index, to: (UInt(bitPattern: start + index), 0))
    }
    guard let addresses = table.baseAddress else { return }
    takeCounters(start, start + counters.count)
    takeAddresses(addresses, addresses + table.count)
  }

  /// Does work with the inputs: on the main thread, or where it must serve its queue meanwhile, on another.
  fileprivate static func with<Result: Sendable>(_ work: @escaping (FuzzedInputs) -> Result) -> Result {
    guard let inputs else {
      FileHandle.standardError.write(Data("LLVMFuzzerInitialize has to call LibFuzzer.fuzz\n".utf8))
      exit(65)
    }
    guard inputs.runsAside else { return work(inputs) }
    nonisolated(unsafe) var result: Result?
    nonisolated(unsafe) let call = { result = work(inputs) }
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      call()
      isDone.signal()
      DispatchQueue.main.async {}  // It ends the run loop's wait.
    }
    while isDone.wait(timeout: .now()) == .timedOut {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    guard let result else { preconditionFailure("the work was not done") }
    return result
  }
}

@_silgen_name("__sanitizer_cov_8bit_counters_init")
private func takeCounters(_ start: UnsafeMutablePointer<UInt8>, _ end: UnsafeMutablePointer<UInt8>)
@_silgen_name("__sanitizer_cov_pcs_init")
private func takeAddresses(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer)

/// Plays an input: zero to keep it, -1 for what is no case of the system; a new violation ends the process.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEnginePlaysInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  switch LibFuzzer.with({ $0.run(bytes) }) {
  case .rejected: return -1
  case .passed: return 0
  case .violated(let signature):
    // libFuzzer shrinks only to what has the same token, and ClusterFuzz takes the second line for the crash state.
    FileHandle.standardError.write(
      Data("\nDEDUP_TOKEN: \(signature)\nASSERTION FAILED: \(signature)\n".utf8))
    abort()
  }
}

/// Changes an input by the engine's own draws and splices.
@_cdecl("LLVMFuzzerCustomMutator")
public func fuzzEngineChangesInput(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  return write(LibFuzzer.with { $0.change([bytes], seed: UInt64(seed), limit: limit) }, to: data)
}

/// Splices two inputs.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func fuzzEngineSplicesInputs(
  _ first: UnsafePointer<UInt8>, _ firstSize: Int, _ second: UnsafePointer<UInt8>, _ secondSize: Int,
  _ output: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: UInt32
) -> Int {
  let both = [(first, firstSize), (second, secondSize)].map {
    Array(UnsafeBufferPointer(start: $0, count: $1))
  }
  return write(LibFuzzer.with { $0.change(both, seed: UInt64(seed), limit: limit) }, to: output)
}

private func write(_ bytes: [UInt8], to output: UnsafeMutablePointer<UInt8>) -> Int {
  output.update(from: bytes, count: bytes.count)
  return bytes.count
}
