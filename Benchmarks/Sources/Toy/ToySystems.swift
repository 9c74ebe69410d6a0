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
    source: "the toy's own", ways: ["disagrees"],
    check: .state { $0.after.display == $0.after.derived ? .holds : .broken("disagrees") })

  /// Offers one toy.
  static func system(_ name: String, _ toy: Toy, _ summary: String) -> FuzzSystem {
    FuzzSystem(name: name, summary: summary) { settings in
      var target = FuzzTarget(name, settings: settings, machine: toy, rules: [rule])
      target.bareLoop = { playBare(toy, seed: $0, runs: $1, steps: $2) }
      return ConfiguredSystem(target)
    }
  }

  /// What anyone would write who had no engine: draws as a campaign's, the same steps, and nothing else.
  static func playBare(_ toy: Toy, seed: UInt64, runs: Int, steps: Int) -> Int {
    let weights = Weights(toy.weights)
    var applied = 0
    var seen: UInt64 = 0
    for run in 0..<runs {
      var random = SeededRandom(seed: seed, stream: UInt64(run))
      var state = Toy.State()
      for _ in 0..<steps {
        let action = toy.draw(weights.draw(using: &random), seeing: state, using: &random)
        if state.apply(action, isPlanted: toy.isPlanted) { applied += 1 }
      }
      // Looked at once a run, so that the compiler leaves no part of a step out.
      seen &+= state.path ^ UInt64(state.display)
    }
    return seen == .max ? 0 : applied
  }
}
