import Foundation

/// How much of the code under test was run, where it was compiled with counters of its edges.
public struct EdgeCount: Equatable, Sendable {
  /// Edges between basic blocks that were passed since the program began.
  public var passed: Int
  /// All edges.
  public var all: Int
  /// The functions that were never entered, each with its file and line; nil where no symbolizer knows them.
  public var unentered: [String]?

  /// What has been passed so far, with functions by name where `llvm-symbolizer` is found.
  init(_ edges: EdgeReader) {
    (passed, all) = (edges.passedCount, EdgeCounters.count)
    let addresses = edges.unenteredFunctions
    unentered = addresses.isEmpty ? [] : Self.names(of: addresses)
  }

  /// What a report says of it, with at most five functions.
  var text: String {
    let share = "\(Layout.grouped(passed)) of \(Layout.count(all, "edge")) of the code passed"
    guard let unentered else { return share }
    let names = unentered.prefix(5).joined(separator: ", ") + (unentered.count > 5 ? ", …" : "")
    return share
      + (unentered.isEmpty
        ? "; every function entered"
        : "; \(Layout.count(unentered.count, "function")) never entered: \(names)")
  }

  /// Most of what the compiler makes is not worth naming.
  private static func isWritten(_ name: String) -> Bool {
    let made = [
      "deinit", ".modify", ".read", ".getter", ".setter", "merged ", "outlined ", "metadata", "witness",
      "default argument", "thunk", "partial apply", "key path", "initialization expression", "addressor",
    ]
    return !made.contains { name.contains($0) }
  }

  /// Names with places, by the toolchain's `llvm-symbolizer`, in the order of the code.
  static func names(of addresses: [UInt]) -> [String]? {
    #if os(macOS) || os(Linux)
    guard let first = addresses.first, let (program, base) = image(of: first) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Addresses of other libraries than the first's are not asked for.
    let offsets = addresses.filter { $0 >= base }.map { "0x" + String($0 - base, radix: 16) }
    process.arguments =
      ["llvm-symbolizer", "--obj=" + program, "--functions=linkage", "--no-inlines"]
      + offsets
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let pairs = stride(from: 0, to: lines.count - 1, by: 2).map { (lines[$0], lines[$0 + 1]) }
    let known = pairs.filter { $0.0 != "??" && !$0.1.hasPrefix("??") }
    guard !known.isEmpty else { return nil }
    return Layout.unique(
      known.compactMap { symbol, place in
        let name = readable(symbol)
        let parts = place.split(separator: ":")
        guard isWritten(name), parts.count > 1, !place.contains("<compiler") else { return nil }
        let file = parts[0].split(separator: "/").last ?? parts[0]
        // The compiler gives some blocks no line.
        return "\(name) (\(file)\(parts[1] == "0" ? "" : ":\(parts[1])"))"
      })
    #else
    return nil
    #endif
  }

  /// The file from which an address was loaded, and where it begins in memory.
  private static func image(of address: UInt) -> (file: String, base: UInt)? {
    // Not every C library shows this function to Swift.
    typealias Find = @convention(c) (UnsafeRawPointer?, UnsafeMutablePointer<UnsafeRawPointer?>) -> Int32
    guard let function = dlsym(dlopen(nil, RTLD_NOW), "dladdr") else { return nil }
    var info = [UnsafeRawPointer?](repeating: nil, count: 4)
    guard unsafeBitCast(function, to: Find.self)(UnsafeRawPointer(bitPattern: address), &info) != 0,
      let file = info[0], let base = info[1]
    else { return nil }
    return (String(cString: file.assumingMemoryBound(to: CChar.self)), UInt(bitPattern: base))
  }

  /// A symbol as it stands in code, without its module and its result.
  private static func readable(_ symbol: String) -> String {
    typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    guard let function = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle"),
      let text = unsafeBitCast(function, to: Demangle.self)(symbol, symbol.utf8.count, nil, nil, 0)
    else { return symbol }
    defer { free(text) }
    let name = String(cString: text)
    let head = name.components(separatedBy: " -> ")[0]
    let inside = head.firstIndex(of: ".").map { String(head[head.index(after: $0)...]) } ?? head
    return inside.replacingOccurrences(of: "Swift.", with: "")
  }
}
