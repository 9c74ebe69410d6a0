import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

@Suite("Settling and refusing")
struct SettleTests {
  /// Draws actions for a machine, and plays them with the screen derived after every turn.
  private func play(
    _ machine: SplitMachine, from start: Int, seed: UInt64,
    _ body: (SplitAction, Bool, Outcome, FlatState, SplitObservation) -> Void
  ) {
    var random = SeededRandom(seed: seed, stream: UInt64(start))
    let weights = Weights(machine.weights)
    var state = machine.state(at: start)
    var observation = machine.observe(state)
    for _ in 0..<300 {
      let action = machine.draw(weights.draw(using: &random), seeing: observation, using: &random)
      let settles = !random.chance(64)
      let outcome = machine.step(&state, &observation, action)
      if settles { while machine.deliverNext(&state, &observation) {} }
      body(action, settles, outcome, state, observation)
    }
  }

  @Test("settling at once comes to the same state and screen as turn by turn")
  func settle() {
    let machine = SplitMachine(SplitSimulation(SplitApp(LazySplit.head)))
    for start in machine.starts.indices {
      var state = machine.state(at: start)
      var seen = machine.observe(state)
      while machine.deliverNext(&state, &seen) {}
      var random = SeededRandom(seed: 3, stream: UInt64(start))
      let weights = Weights(machine.weights)
      for _ in 0..<300 {
        let action = machine.draw(weights.draw(using: &random), seeing: seen, using: &random)
        var (other, observation) = (state, seen)
        machine.settle(&other, &observation, action)
        _ = machine.step(&state, &seen, action)
        while machine.deliverNext(&state, &seen) {}
        #expect(other == state)
        #expect(observation.screen == seen.screen)
        #expect(seen.screen == machine.observe(state).screen)
      }
    }
  }

  @Test("what is refused at rest is what a step refuses", arguments: [LazySplit.head, .version16, .clean])
  func refusal(_ design: LazySplit) {
    let machine = SplitMachine(SplitSimulation(SplitApp(design)))
    let alphabet = machine.alphabet(within: nil)
    var refused = 0
    for start in machine.starts.indices {
      play(machine, from: start, seed: 9) { _, _, _, state, observation in
        guard machine.isAtRest(state), refused < 20_000 else { return }
        for action in alphabet {
          var seen = observation
          guard let outcome = machine.refuse(action, &seen) else { continue }
          refused += 1
          var stepped = (state, observation)
          #expect(machine.step(&stepped.0, &stepped.1, action) == outcome)
          #expect(stepped.0 == state && stepped.1.screen == seen.screen && stepped.1.effects == seen.effects)
        }
      }
    }
    #expect(refused > 10_000)
  }
}
