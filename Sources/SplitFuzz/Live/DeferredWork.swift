/// The late work of one router, kept by who plays it.
///
/// The router holds `deferred`, which leads here weakly: what waits may hold the router, and would else keep itself and the
/// router for ever.
@MainActor
@usableFromInline
final class DeferredWork {
  typealias Completion = @MainActor () -> Void

  struct Started {
    let number: UInt8
    let view: AnyHashable?
  }

  @exclusivity(unchecked) private(set) var started: [Started] = []
  private var waiting: [UInt8: Completion] = [:]
  private var names: [UInt8: String] = [:]
  private var nextNumber: UInt8 = 0
  private var begun: [PendingWork] = []

  @usableFromInline init() {}

  /// What the router is handed.
  @usableFromInline var deferred: Deferred { Deferred(self) }

  func start(_ name: String, of view: AnyHashable?, _ completion: @escaping Completion) {
    started.append(Started(number: nextNumber, view: view))
    waiting[nextNumber] = completion
    names[nextNumber] = view.map { "\(name) of '\(String(describing: $0.base))'" } ?? name
    nextNumber &+= 1
  }

  func note(_ work: PendingWork) { begun.append(work) }

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
