public import SplitFuzz

/// The toy as systems of the command line.
public enum ToySystems {
  /// The toy, and the toy with its bug.
  public static let all = [
    system("toy", Toy(), "a display beside what it should show; what benchmarks are compared by"),
    system("toy/planted", Toy(isPlanted: true), "the same with a bug that takes five actions in a row"),
  ]

  /// The display is what the state says.
  public static let rule = Rule<Toy.State, Toy.Action>(
    "display.agrees", "The display that the steps keep is the one derived from the state",
    source: "the toy's own", violationKinds: ["disagrees"],
    check: .state { $0.after.display == $0.after.derived ? .holds : .violated("disagrees") })

  /// Offers one toy.
  static func system(_ name: String, _ toy: Toy, _ summary: String) -> FuzzSystem {
    FuzzSystem(name: name, summary: summary) { settings in
      ConfiguredSystem(FuzzTarget(name, settings: settings, machine: toy, rules: [rule]))
    }
  }
}
