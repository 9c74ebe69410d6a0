/// Where a router's late work is put, so that the fuzzer decides when it completes.
///
/// Hand it to whatever your router depends on for work that takes time, and call `later` where the real thing
/// would call back. Each completion becomes an action of the trace. What waits when a run ends goes with the run, be the
/// router captured strongly or not.
@MainActor
public final class Deferred {
  private weak var work: DeferredWork?

  init(_ work: DeferredWork) { self.work = work }

  /// Runs work in a later turn of the app.
  ///
  /// - Parameters:
  ///   - name: What the work is; it stands in what is in flight.
  ///   - view: The view for which it is done, as a value of the path or a row of the sidebar; nil for none.
  ///     Work for a view that is gone when it completes must leave navigation alone.
  ///   - work: What happens when it is complete.
  public func later(_ name: String, of view: AnyHashable? = nil, _ work: @escaping @MainActor () -> Void) {
    self.work?.start(name, of: view, work)
  }

  /// Waits until the trace says that the work is complete.
  ///
  /// For routers that are written with `await`; what stands behind it runs once the main actor is given up, so the
  /// system's asynchrony is to be `yields`. A task that waits when a run ends waits for good.
  ///
  /// - Parameters:
  ///   - name: What the work is.
  ///   - view: The view for which it is done, as for `later`.
  public func wait(_ name: String, of view: AnyHashable? = nil) async {
    // A checked one would complain of each run that ends while a task waits.
    await withUnsafeContinuation { continuation in later(name, of: view) { continuation.resume() } }
  }

  /// Notes that work of the router's own has begun, so that it is named where it has not ended when everything else
  /// has settled.
  ///
  /// - Parameter name: What the work is.
  /// - Returns: What is to be told when it ends.
  public func begins(_ name: String) -> PendingWork {
    let pending = PendingWork(name)
    work?.note(pending)
    return pending
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
