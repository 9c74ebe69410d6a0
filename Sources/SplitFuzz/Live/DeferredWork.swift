/// The late work of one router, used on the main actor.
///
/// The router's `deferred` refers to it weakly: pending work may capture the router, which would never be released
/// otherwise.
final class DeferredWork: @unchecked Sendable {
  struct Started {
    let number: UInt8
    let view: AnyHashable?
  }

  @exclusivity(unchecked) private var started: [Started] = []
  private var pending: [UInt8: (name: String, view: AnyHashable?, completion: @MainActor () -> Void)] = [:]
  private var nextNumber: UInt8 = 0
  @exclusivity(unchecked) var begun: [PendingWork] = []

  var deferred: Deferred { Deferred(self) }  // What the router receives

  func start(_ name: String, of view: AnyHashable?, _ completion: @escaping @MainActor () -> Void) {
    started.append(Started(number: nextNumber, view: view))
    pending[nextNumber] = (name, view, completion)
    nextNumber &+= 1
  }

  /// What was started since the last call.
  func takeStarted() -> [Started] {
    if started.isEmpty { return [] }
    defer { started = [] }
    return started
  }

  /// The name of work that has not completed yet.
  func name(of number: UInt8) -> String? {
    pending[number].map { work in
      work.view.map { "\(work.name) of '\(String(describing: $0.base))'" } ?? work.name
    }
  }

  /// What no trace can complete any more: work that was started after its turn had ended, and what has begun and not ended.
  var abandoned: [String] {
    if started.isEmpty, begun.isEmpty { return [] }
    begun.removeAll { $0.hasEnded }
    return started.compactMap { name(of: $0.number) } + begun.map { $0.name }
  }

  func complete(_ number: UInt8) {
    guard let completion = pending.removeValue(forKey: number)?.completion else { return }
    MainActor.assumeIsolated { completion() }
  }

  /// Completes all pending work, and what that starts; 64 rounds are more than any app needs.
  func completeAll() {
    for _ in 0..<64 {
      guard let next = pending.keys.min() else { return }
      complete(next)
    }
  }
}
