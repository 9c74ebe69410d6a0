/// What the runs of one epoch are told, the same for all of them.
@usableFromInline
struct Epoch<Machine: EngineMachine>: Sendable {
  /// The strategies of its traces, each as often as its share says.
  let strategies: [FuzzStrategy]
  /// What need not be reported again.
  let known: [Violation]
  /// What earlier epochs learned.
  @usableFromInline let lessons: Lessons<Machine>

  init(strategies: [FuzzStrategy], known: [Violation], lessons: Lessons<Machine>) {
    self.strategies = strategies
    self.known = known
    self.lessons = lessons
  }

  /// The first epoch of a plan, when nothing is learned yet.
  init(of plan: RunPlan, for machine: Machine, known: [Violation]) {
    self.init(
      strategies: plan.strategy == .mix ? Portfolio().strategies : [plan.strategy], known: known,
      lessons: Lessons(machine, plan, given: []))
  }

  /// The strategy of a trace.
  @usableFromInline
  func drawStrategy(using random: inout SeededRandom) -> FuzzStrategy {
    strategies[random.below(strategies.count)]
  }
}
