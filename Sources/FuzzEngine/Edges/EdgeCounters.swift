/// The counters of code under test that was compiled with
/// `-sanitize=fuzzer -sanitize-coverage=edge,inline-8bit-counters,pc-table`.
///
/// Such code calls the two functions below before `main` begins, once for each module. They are weak symbols, so that a
/// program with an engine of its own, as libFuzzer, keeps that engine's.
@usableFromInline
enum EdgeCounters {
  /// A module's counters, one for each edge between its basic blocks.
  nonisolated(unsafe) static var modules: [UnsafeMutableBufferPointer<UInt8>] = []
  /// For each module the address of each edge's block, and whether a function begins there.
  nonisolated(unsafe) static var tables: [UnsafeBufferPointer<(address: UInt, flags: UInt)>] = []

  /// The number of edges in all modules.
  static var count: Int { modules.reduce(0) { $0 + $1.count } }

  /// The address of each edge's block.
  static var addresses: [UInt] { tables.joined().map(\.address) }

  @usableFromInline
  static func register(_ start: UnsafeMutablePointer<UInt8>, _ end: UnsafeMutablePointer<UInt8>) {
    guard end > start, !modules.contains(where: { $0.baseAddress == start }) else { return }
    modules.append(UnsafeMutableBufferPointer(start: start, count: end - start))
  }

  @usableFromInline
  static func registerTable(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer) {
    guard end > start, !tables.contains(where: { UnsafeRawPointer($0.baseAddress) == start }) else { return }
    let count = (end - start) / MemoryLayout<(UInt, UInt)>.stride
    tables.append(
      UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: (address: UInt, flags: UInt).self), count: count))
  }
}

// What is emitted into clients is a weak symbol; without '@used' an optimising build would remove it.

/// Called by an instrumented module with its counters.
#if compiler(>=6.3)
@used
#else
@_used
#endif
@_cdecl("__sanitizer_cov_8bit_counters_init") @_alwaysEmitIntoClient
public func fuzzEngineTakesCounters(
  _ start: UnsafeMutablePointer<UInt8>, _ end: UnsafeMutablePointer<UInt8>
) { EdgeCounters.register(start, end) }

/// Called by an instrumented module with the addresses of its edges.
#if compiler(>=6.3)
@used
#else
@_used
#endif
@_cdecl("__sanitizer_cov_pcs_init") @_alwaysEmitIntoClient
public func fuzzEngineTakesAddresses(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer) {
  EdgeCounters.registerTable(start, end)
}
