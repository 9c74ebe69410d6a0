/// Two machines that take the same actions side by side, so that the engine finds where they diverge.
///
/// An action is the first machine's; the second takes the one with the same text, and none where it has no such
/// action. What is pending is delivered in both.
final class PairMachine<First: EngineMachine, Second: EngineMachine>: EngineMachine {
  struct State: Hashable, Sendable {
    var first: First.State
    var second: Second.State
  }

  struct Observation: Sendable {
    var first: First.Observation
    var second: Second.Observation
    /// Which of the two took the last action, where it was not both.
    var takenBy: Side?
    /// Whether what is seen elsewhere, as in a second window, is the same.
    var agreeElsewhere = true
  }

  enum Side: Sendable { case first, second }

  typealias Action = First.Action

  let first: First
  let second: Second
  /// Whether two observations look the same to a person.
  let looksSame: @Sendable (First.Observation, Second.Observation) -> Bool
  /// A kind of action that the second machine ignores, for the self-check; nil for none.
  let ignoredKind: ActionKind?
  let starts: [StartPoint]
  private let launches: [(first: Int, second: Int)]
  /// The second machine's form of the actions that can be foreseen.
  private let translations: [First.Action: Second.Action?]

  init(
    _ first: First, _ second: Second, ignoring ignoredKind: ActionKind? = nil,
    looksSame: @escaping @Sendable (First.Observation, Second.Observation) -> Bool
  ) {
    (self.first, self.second, self.ignoredKind) = (first, second, ignoredKind)
    self.looksSame = looksSame
    let others = second.starts
    launches = first.starts.indices.compactMap { index in
      others.firstIndex { other in
        let header = first.starts[index].header
        return other.header.count == header.count && other.header.allSatisfy(header.contains)
      }.map { (index, $0) }
    }
    starts = launches.map { first.starts[$0.first] }
    var translations: [First.Action: Second.Action?] = [:]
    for action in first.alphabet(within: nil) {
      translations[action] = .some(try? second.action(from: first.text(of: action)))
    }
    self.translations = translations
  }

  var actionKinds: [String] { first.actionKinds }
  var ignoreReasons: [String] { first.ignoreReasons + ["not-understood-by-both"] }
  var weights: [Int] { first.weights }
  var walkWeights: [Int] { first.walkWeights }
  var ordersWork: Bool { first.ordersWork }
  var abstractStateCount: Int { first.abstractStateCount }
  var statesAreWhole: Bool { first.statesAreWhole && second.statesAreWhole }
  var bounds: [ModelBound.Limit] { first.bounds }
  var userKinds: ActionKindSet { first.userKinds }

  func state(at start: Int) -> State {
    State(first: first.state(at: launches[start].first), second: second.state(at: launches[start].second))
  }
  func observe(_ state: State) -> Observation {
    Observation(
      first: first.observe(state.first), second: second.observe(state.second),
      agreeElsewhere: agreeElsewhere(state))
  }

  /// Compares by text; most machines have one screen, and nothing to compare.
  private func agreeElsewhere(_ state: State) -> Bool {
    first.otherScreens(state.first) == second.otherScreens(state.second)
  }

  func step(_ state: inout State, _ observation: inout Observation, _ action: Action) -> Outcome {
    observation.takenBy = nil
    defer { observation.agreeElsewhere = agreeElsewhere(state) }
    guard let other = translations[action] ?? (try? second.action(from: first.text(of: action))) else {
      return .ignored(UInt8(first.ignoreReasons.count))
    }
    let one = first.step(&state.first, &observation.first, action)
    if ignoredKind == first.kind(of: action) { return one }
    let two = second.step(&state.second, &observation.second, other)
    if one == .applied, two != .applied { observation.takenBy = .first }
    if two == .applied, one != .applied { observation.takenBy = .second }
    return one == .applied || two == .applied ? .applied : one
  }

  func deliverNext(_ state: inout State, _ observation: inout Observation) -> Bool {
    let hasFirst = first.deliverNext(&state.first, &observation.first)
    let hasSecond = second.deliverNext(&state.second, &observation.second)
    observation.agreeElsewhere = agreeElsewhere(state)
    return hasFirst || hasSecond
  }
  func isAtRest(_ state: State) -> Bool { first.isAtRest(state.first) && second.isAtRest(state.second) }

  func kind(of action: Action) -> ActionKind { first.kind(of: action) }
  func blamedKind(of action: Action, seeing observation: Observation) -> ActionKind {
    first.blamedKind(of: action, seeing: observation.first)
  }
  func likelyKinds(seeing observation: Observation, isAtRest: Bool) -> ActionKindSet {
    first.likelyKinds(seeing: observation.first, isAtRest: isAtRest)
  }
  func draw(_ kind: ActionKind, seeing observation: Observation, using random: inout SeededRandom) -> Action {
    first.draw(kind, seeing: observation.first, using: &random)
  }
  func simpler(than action: Action) -> [Action] { first.simpler(than: action) }
  func abstractState(of observation: Observation) -> Int { first.abstractState(of: observation.first) }
  func alphabet(within bound: ModelBound?) -> [Action] { first.alphabet(within: bound) }
  func isWithin(_ bound: ModelBound, _ state: State, _ observation: Observation) -> Bool {
    let isSecondWithin =
      second.bounds.count != bound.limits.count
      || second.isWithin(bound, state.second, observation.second)
    return first.isWithin(bound, state.first, observation.first) && isSecondWithin
  }
  func fingerprint(of state: State) -> Fingerprint {
    first.fingerprint(of: state.first).combined(with: second.fingerprint(of: state.second))
  }

  func text(of action: Action) -> String { first.text(of: action) }
  func action(from text: String) throws(ActionTextError) -> Action { try first.action(from: text) }
  func describe(_ observation: Observation) -> String {
    either(first.describe(observation.first), second.describe(observation.second))
  }
  func pendingEvents(_ state: State) -> [String] {
    let (one, two) = (first.pendingEvents(state.first), second.pendingEvents(state.second))
    return (0..<max(one.count, two.count)).map { position in
      either(position < one.count ? one[position] : nil, position < two.count ? two[position] : nil)
    }
  }
  func otherScreens(_ state: State) -> [OtherScreen] {
    let (one, two) = (first.otherScreens(state.first), second.otherScreens(state.second))
    return Layout.unique((one + two).map(\.place)).map { place in
      OtherScreen(
        place, either(one.first { $0.place == place }?.screen, two.first { $0.place == place }?.screen))
    }
  }
  private func either(_ one: String?, _ two: String?) -> String {
    let (left, right) = (one ?? "nothing", two ?? "nothing")
    return left == right ? left : "\(left) ≠ \(right)"
  }
  func sketches(of state: State, seeing observation: Observation) -> [Sketch] {
    let one = first.sketches(of: state.first, seeing: observation.first).map { ("first system", $0) }
    let two = second.sketches(of: state.second, seeing: observation.second).map { ("second system", $0) }
    return (one + two).map { place, sketch in
      var sketch = sketch
      sketch.place = sketch.place.isEmpty ? place : "\(place), \(sketch.place)"
      return sketch
    }
  }
  func instruction(
    for line: TraceLine<Action>, in state: State, seeing observation: Observation
  ) -> String { first.instruction(for: line, in: state.first, seeing: observation.first) }
  func preparation(for trace: Trace<Action>, breaking violationKind: String) -> String? {
    first.preparation(for: trace, breaking: violationKind)
  }
}
