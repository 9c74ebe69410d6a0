/// Where a router's late work is put, so that the fuzzer decides when it completes.
///
/// Hand it to whatever your router depends on for work that takes time, and call `later` where the real dependency
/// would call back. Each completion becomes an action of the trace. What is pending when a run ends is released with the
/// run, even where it captures the router strongly.
@MainActor
public final class Deferred {
  private weak var work: DeferredWork?

  nonisolated init(_ work: DeferredWork) { self.work = work }

  /// Runs work in a later turn of the app.
  ///
  /// - Parameters:
  ///   - name: What the work is; reports list it while it is in flight.
  ///   - view: The view for which it is done, as a value of the path or a row of the sidebar; nil for none.
  ///     Work for a view that is gone when it completes must leave navigation alone.
  ///   - work: What happens when it is complete.
  public func later(_ name: String, of view: AnyHashable? = nil, _ work: @escaping @MainActor () -> Void) {
    self.work?.start(name, of: view, work)
  }

  /// Waits until the trace completes the work.
  ///
  /// For routers that are written with `await`. The code after it runs when the main actor is yielded, so the system's
  /// asynchrony must be `yields`. A task that waits when a run ends never resumes.
  ///
  /// - Parameters:
  ///   - name: What the work is.
  ///   - view: The view for which it is done, as for `later`.
  public func wait(_ name: String, of view: AnyHashable? = nil) async {
    // A checked continuation would warn about each run that ends while a task waits.
    await withUnsafeContinuation { continuation in later(name, of: view) { continuation.resume() } }
  }

  /// Records that work of the router's own has begun, so that reports name it if it has not ended when everything else
  /// has settled.
  ///
  /// - Parameter name: What the work is.
  /// - Returns: The work, whose `ends` must be called when it ends.
  public func begins(_ name: String) -> PendingWork {
    let pending = PendingWork(name)
    work?.begun.append(pending)
    return pending
  }
}

/// Work of a router that has begun and not ended.
@MainActor
public final class PendingWork {
  /// What it is.
  public let name: String
  nonisolated(unsafe) private(set) var hasEnded = false

  init(_ name: String) { self.name = name }

  /// Records that it has ended; a second call has no effect.
  public func ends() { hasEnded = true }
}
