/// The actions that a machine offers, collected kind by kind.
///
/// A machine adds its kinds in an order that never changes; only the kind that is wanted builds its actions.
public struct Choices<Action: LosslessStringConvertible> {
  @usableFromInline enum Goal { case kinds, actions, draw }

  @usableFromInline let goal: Goal
  @usableFromInline let wanted: Int
  @usableFromInline var random: SeededRandom
  @usableFromInline var count = 0
  @usableFromInline var drawn: Action?
  var kinds: [(name: String, weight: Int)] = []
  var actions: [Action] = []

  @usableFromInline
  init(_ goal: Goal, kind wanted: Int = 0, using random: SeededRandom = SeededRandom(seed: 0)) {
    self.goal = goal
    self.wanted = wanted
    self.random = random
  }

  /// Adds the actions of one kind, the simplest first; none where there are none now.
  ///
  /// - Parameters:
  ///   - kind: The kind's name, with which the text of each of its actions begins; the same at every call.
  ///   - weight: How often it is drawn compared with other kinds, 0...255; the same at every call.
  ///   - actions: The actions, evaluated only where they are needed.
  @inlinable
  public mutating func add(_ kind: String, weight: Int = 1, _ actions: @autoclosure () -> [Action]) {
    defer { count += 1 }
    guard goal == .draw else { return collect(kind, weight, actions) }
    guard count == wanted else { return }
    let actions = actions()
    if !actions.isEmpty { drawn = actions[random.below(actions.count)] }
  }

  /// Adds a kind with one action.
  @inlinable
  public mutating func add(_ kind: String, weight: Int = 1, _ action: Action) {
    add(kind, weight: weight, [action])
  }

  @usableFromInline
  mutating func collect(_ kind: String, _ weight: Int, _ actions: () -> [Action]) {
    switch goal {
    case .kinds: kinds.append((kind, weight))
    case .actions where count == wanted: self.actions = actions()
    case .actions, .draw: break
    }
  }
}
