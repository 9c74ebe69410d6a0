/// The strategies that a campaign knows, as the command line names them.
enum StrategyNames {
  /// Each with what it does, in the order in which a campaign takes its turns.
  static let all: [(name: String, summary: String)] = [
    ("uniform", "every kind of action as often as any other"),
    ("weighted", "as often as the system's weights say"),
    ("interleaving", "few or many marks (~) at random places, so that actions meet what is in flight"),
  ]
}
