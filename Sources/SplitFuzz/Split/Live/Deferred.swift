/// Where a router's late work is put, so that the fuzzer decides when it completes.
///
/// Hand it to whatever your router depends on for work that takes time, and call `later` where the real thing
/// would call back. Each completion becomes an action of the trace.
@MainActor
public final class Deferred {
  typealias Work = @MainActor () -> Void

  struct Started {
    let number: UInt8
    let view: AnyHashable?
  }

  @exclusivity(unchecked) private(set) var started: [Started] = []
  private var waiting: [UInt8: Work] = [:]
  private var names: [UInt8: String] = [:]
  private var nextNumber: UInt8 = 0
  private var begun: [PendingWork] = []

  @usableFromInline init() {}

  /// Runs work in a later turn of the app.
  ///
  /// - Parameters:
  ///   - name: What the work is; it stands in what is in flight.
  ///   - view: The view for which it is done, as a value of the path or a row of the sidebar; nil for none.
  ///     Work for a view that is gone when it completes must leave navigation alone.
  ///   - work: What happens when it is complete.
  public func later(_ name: String, of view: AnyHashable? = nil, _ work: @escaping @MainActor () -> Void) {
    started.append(Started(number: nextNumber, view: view))
    waiting[nextNumber] = work
    names[nextNumber] = view.map { "\(name) of '\(String(describing: $0.base))'" } ?? name
    nextNumber &+= 1
  }

  /// Waits until the trace says that the work is complete.
  ///
  /// For routers that are written with `await`; what stands behind it runs once the main actor is given up, so the
  /// system's asynchrony is to be `yields`.
  ///
  /// - Parameters:
  ///   - name: What the work is.
  ///   - view: The view for which it is done, as for `later`.
  public func wait(_ name: String, of view: AnyHashable? = nil) async {
    await withCheckedContinuation { continuation in later(name, of: view) { continuation.resume() } }
  }

  /// Notes that work of the router's own has begun, so that it is named where it has not ended when everything else
  /// has settled.
  ///
  /// - Parameter name: What the work is.
  /// - Returns: What is to be told when it ends.
  public func begins(_ name: String) -> PendingWork {
    let work = PendingWork(name)
    begun.append(work)
    return work
  }

  func takeStarted() -> [Started] {
    if started.isEmpty { return [] }
    defer { started = [] }
    return started
  }

  /// The name of work that has not completed yet.
  func name(of number: UInt8) -> String? { names[number] }

  /// What no trace can complete any more: work that was started after its turn had ended, and what has begun and not ended.
  var pending: [String] {
    if started.isEmpty, begun.isEmpty { return [] }
    begun.removeAll { $0.hasEnded }
    return started.compactMap { names[$0.number] } + begun.map(\.name)
  }

  /// Completes what waits, and what that starts, until nothing does; 64 rounds are more than any app means to have.
  func completeAll() {
    for _ in 0..<64 {
      guard let next = waiting.keys.min() else { return }
      complete(next)
    }
  }

  @usableFromInline
  func complete(_ number: UInt8) {
    names[number] = nil
    waiting.removeValue(forKey: number)?()
  }
}

/// Work of a router that has begun, until it says that it has ended.
@MainActor
public final class PendingWork {
  /// What it is.
  public let name: String
  private(set) var hasEnded = false

  init(_ name: String) { self.name = name }

  /// Says that it has ended; saying so twice is harmless.
  public func ends() { hasEnded = true }
}
