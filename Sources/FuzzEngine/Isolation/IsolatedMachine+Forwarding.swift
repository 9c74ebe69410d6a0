/// All that an isolated machine leaves to the machine that it isolates.
extension IsolatedMachine {
  var actionKinds: [String] { base.actionKinds }
  var starts: [StartPoint] { base.starts }
  var weights: [Int] { base.weights }
  var walkWeights: [Int] { base.walkWeights }
  var ordersWork: Bool { base.ordersWork }
  var abstractStateCount: Int { base.abstractStateCount }
  var fullestStart: Int { base.fullestStart }
  var bounds: [ModelBound.Limit] { base.bounds }
  var statesAreWhole: Bool { base.statesAreWhole }
  var userKinds: ActionKindSet { base.userKinds }

  func refuse(_ action: Action, _ observation: inout Observation) -> Outcome? {
    base.refuse(action, &observation)
  }
  func kind(of action: Action) -> ActionKind { base.kind(of: action) }
  func blamedKind(of action: Action, seeing observation: Observation) -> ActionKind {
    base.blamedKind(of: action, seeing: observation)
  }
  func likelyKinds(seeing observation: Observation, isAtRest: Bool) -> ActionKindSet {
    base.likelyKinds(seeing: observation, isAtRest: isAtRest)
  }
  func draw(
    _ kind: ActionKind, seeing observation: Observation, using random: inout SeededRandom
  ) -> Action { base.draw(kind, seeing: observation, using: &random) }
  func simpler(than action: Action) -> [Action] { base.simpler(than: action) }
  func abstractState(of observation: Observation) -> Int { base.abstractState(of: observation) }
  func alphabet(within bound: ModelBound?) -> [Action] { base.alphabet(within: bound) }
  func isWithin(_ bound: ModelBound, _ state: State, _ observation: Observation) -> Bool {
    state.end == nil && base.isWithin(bound, state.base, observation)
  }
  func fingerprint(of state: State) -> Fingerprint { base.fingerprint(of: state.base) }
  func text(of action: Action) -> String { base.text(of: action) }
  func action(from text: String) throws(ActionTextError) -> Action { try base.action(from: text) }
  func describe(_ observation: Observation) -> String { base.describe(observation) }
  func describePlainly(_ observation: Observation) -> String { base.describePlainly(observation) }
  func seenAtOnce(_ observation: Observation) -> Int { base.seenAtOnce(observation) }
  func otherScreens(_ state: State) -> [OtherScreen] { base.otherScreens(state.base) }
  func sketches(of state: State, seeing observation: Observation) -> [Sketch] {
    base.sketches(of: state.base, seeing: observation)
  }
  func pendingEvents(_ state: State) -> [String] { state.end == nil ? base.pendingEvents(state.base) : [] }
  func pending(_ state: State) -> [String] { state.end == nil ? base.pending(state.base) : [] }
  func recordedEvents(_ state: State) -> [String] { base.recordedEvents(state.base) }
  func notes(_ state: State) -> [(isMistake: Bool, text: String)] { base.notes(state.base) }
  func keepingNotes<Result>(_ work: () -> Result) -> Result { base.keepingNotes(work) }
  func looksSame(_ one: Observation, _ other: Observation) -> Bool { base.looksSame(one, other) }
  func looksSame(_ one: Observation, _ other: Observation, of machine: IsolatedMachine) -> Bool {
    base.looksSame(one, other, of: machine.base)
  }
  func instruction(
    for line: TraceLine<Action>, in state: State, seeing observation: Observation
  ) -> String { base.instruction(for: line, in: state.base, seeing: observation) }
  func preparation(for trace: Trace<Action>, breaking violationKind: String) -> String? {
    base.preparation(for: trace, breaking: violationKind)
  }
}
