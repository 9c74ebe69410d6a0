import Foundation
import SplitFuzz
import Testing

@testable import SplitDesigns

/// The events that an app receives.
@Suite("Events")
struct EventTests {
  private func run(_ words: [String]) async -> Shell.Answer {
    await Shell.run(words, systems: SplitSystems.all)
  }

  @Test("show lists the recorded events below each step, and exits as it does without")
  func events() async {
    let words = [
      "show", "--system", "lazysplit/1.6", "--device", "ipad-11 portrait", "--actions",
      "toggle; drag; toggle; choose settings",
    ]
    let plain = await run(words)
    let answer = await run(words + ["--events"])
    #expect(answer.out.contains("· event: visibility := "), "\(answer.out)")
    #expect(answer.out.contains("· event: the row 'settings' is tapped"), "\(answer.out)")
    let rest = answer.out.split(separator: "\n").filter { !$0.contains("· event") }
    #expect(rest == plain.out.split(separator: "\n"))
    #expect(answer.code == plain.code)
  }

  @Test("a pop that the platform never writes is no event")
  func lostEvent() async {
    let words = ["show", "--system", "split-navigator/head", "--device", "iphone-15 portrait", "--events"]
    let recorded = await run(words + ["--actions", "call go notes-detail; back"])
    #expect(recorded.out.components(separatedBy: "· event").count == 3, "\(recorded.out)")
    let lost = await run(
      words + ["--quirks", "loses-pop-writes", "--actions", "call go notes-detail; back"])
    #expect(lost.out.components(separatedBy: "· event").count == 2, "\(lost.out)")
  }

  @Test("two systems record no events")
  func twoSystems() async {
    let answer = await run([
      "show", "--system", "lazysplit/head", "--against", "lazysplit/clean", "--events", "--actions", "toggle",
    ])
    #expect(answer.code == 64)
    #expect(answer.err.contains("--events needs a system that can record them"), "\(answer.err)")
  }
}
