/// What the runs of one epoch start from, the same for all of them.
@usableFromInline
struct Epoch<Machine: EngineMachine>: Sendable {
  /// The strategies of its traces, each as often as its share says.
  @usableFromInline let strategies: [FuzzStrategy]
  /// What need not be reported again.
  let known: [Violation]
  /// What earlier epochs learned.
  @usableFromInline let feedback: CampaignFeedback<Machine>
  /// Kinds of action by the edges that they were the first to pass; nil while nothing is known of edges.
  @usableFromInline let byEdges: Weights?

  init(strategies: [FuzzStrategy], known: [Violation], feedback: CampaignFeedback<Machine>) {
    self.strategies = strategies
    self.known = known
    self.feedback = feedback
    byEdges = feedback.weightsByEdges
  }

  /// The first epoch of a plan, when nothing is learned yet.
  init(of plan: RunPlan, for machine: Machine, known: [Violation]) {
    self.init(
      strategies: plan.strategy == .mix ? Portfolio().strategies : [plan.strategy], known: known,
      feedback: CampaignFeedback(machine, plan, given: []))
  }
}
