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
  private var nextNumber: UInt8 = 0

  @usableFromInline init() {}

  /// Runs work in a later turn of the app.
  ///
  /// - Parameters:
  ///   - name: What the work is, for the reader of the code.
  ///   - view: The view for which it is done, as a value of the path or a row of the sidebar; nil for none.
  ///     Work for a view that is gone when it completes must leave navigation alone.
  ///   - work: What happens when it is complete.
  public func later(_ name: String, of view: AnyHashable? = nil, _ work: @escaping @MainActor () -> Void) {
    started.append(Started(number: nextNumber, view: view))
    waiting[nextNumber] = work
    nextNumber &+= 1
  }

  func takeStarted() -> [Started] {
    if started.isEmpty { return [] }
    defer { started = [] }
    return started
  }

  /// Completes what waits, and what that starts, until nothing does; 64 rounds are more than any app means to have.
  func completeAll() {
    for _ in 0..<64 {
      guard let next = waiting.keys.min() else { return }
      complete(next)
    }
  }

  @usableFromInline
  func complete(_ number: UInt8) { waiting.removeValue(forKey: number)?() }
}
