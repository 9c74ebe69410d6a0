import Foundation
import FuzzEngine
import SplitFuzz
import Testing

@testable import SplitDesigns

/// What an app hears, which is all it can go by.
@Suite("What an app hears")
struct HeardTests {
  private func run(_ words: [String]) async -> Shell.Answer {
    await Shell.run(words, systems: SplitSystems.all)
  }

  @Test("show tells below each line what the app hears, and answers as it does without")
  func hears() async {
    let words = [
      "show", "--system", "lazysplit/1.6", "--device", "ipad-11 portrait", "--actions",
      "toggle; drag; toggle; choose settings",
    ]
    let plain = await run(words)
    let answer = await run(words + ["--heard"])
    #expect(answer.out.contains("· the app hears: visibility := "), "\(answer.out)")
    #expect(answer.out.contains("· the app hears: the row 'settings' is tapped"), "\(answer.out)")
    let rest = answer.out.split(separator: "\n").filter { !$0.contains("the app hears") }
    #expect(rest == plain.out.split(separator: "\n"))
    #expect(answer.code == plain.code)
  }

  @Test("a pop that the platform never writes is not heard")
  func hearsNothing() async {
    let words = ["show", "--system", "split-navigator/head", "--device", "iphone-15 portrait", "--heard"]
    let heard = await run(words + ["--actions", "call go notes-detail; back"])
    #expect(heard.out.components(separatedBy: "the app hears").count == 3, "\(heard.out)")
    let lost = await run(
      words + ["--quirks", "loses-pop-writes", "--actions", "call go notes-detail; back"])
    #expect(lost.out.components(separatedBy: "the app hears").count == 2, "\(lost.out)")
  }

  @Test("two systems side by side are not listened to, which is said")
  func twoSystems() async {
    let answer = await run([
      "show", "--system", "lazysplit/head", "--against", "lazysplit/clean", "--heard", "--actions", "toggle",
    ])
    #expect(answer.code == 64)
    #expect(answer.err.contains("--heard listens to one app"), "\(answer.err)")
  }
}
