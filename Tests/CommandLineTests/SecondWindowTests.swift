import Foundation
import FuzzEngine
import SplitFuzz
import Testing

@testable import SplitDesigns

/// What is told of an app's second window, wherever a screen is told.
@Suite("The second window in reports")
struct SecondWindowTests {
  private func run(_ words: [String], lines: [String] = []) async -> Shell.Answer {
    await Shell.run(words, lines: lines, systems: SplitSystems.all)
  }

  @Test("a replay shows both windows at the launch and after each line")
  func replays() async {
    let words = ["replay", "--system", "lazysplit/shares-service", "--device", "ipad-11"]
    let answer = await run(words + ["--actions", "window 2: toggle; call update settings"])
    #expect(
      answer.out.contains(
        """

             start                 detail: home
                                   window 2: detail: home
          1  window 2: toggle      detail: home
                                   window 2: sidebar: menu | detail: home
          2  call update settings  content: settings | detail: nothing (one window moved with the other)
                                   window 2: content: settings | detail: nothing
                                   ✗ isolation other-window

        """), "\(answer.out)")
    #expect(answer.code == 1)
  }

  @Test("one window is reported as before")
  func one() async {
    let answer = await run(["replay", "--system", "lazysplit/clean", "--actions", "toggle"])
    #expect(!answer.out.contains("window"))
  }

  @Test("at a prompt the second window stands below the first, and two systems show where theirs differ")
  func plays() async {
    let words = ["play", "--device", "ipad-11", "--system", "lazysplit/clean-windows"]
    #expect(
      await run(words, lines: ["window 2: toggle"]).out.hasSuffix(
        """
          start             detail: home
                            window 2: detail: home
          window 2: toggle  detail: home
                            window 2: sidebar: menu | detail: home

        """))
    let pair = await run(
      words + ["--against", "lazysplit/shares-service"], lines: ["call update settings"])
    #expect(
      pair.out.contains(
        "\n                    window 2: detail: home ≠ content: settings | detail: nothing\n"))
  }

  @Test("a finding shows the second window, and its steps to reproduce open it where the finding concerns it")
  func finds() async throws {
    let words = [
      "--seed", "1", "--runs", "40", "--quiet", "--device", "ipad-11", "--system", "lazysplit/shares-service",
      "--rules", "isolation",
    ]
    let text = await run(words).out
    #expect(text.contains("       Open a second window of the app"))
    #expect(text.contains("; window 2: "))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(await run(words + ["--format", "json"]).out.utf8))
        as? [String: Any])
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect((finding["preparation"] as? String)?.hasPrefix("Open a second window") == true)
    let others = try #require(finding["otherScreens"] as? [[String: Any]])
    #expect(others.map { $0["place"] as? String } == ["window 2"])
    let screens = try #require(others.first?["screens"] as? [String])
    #expect(screens.count == (finding["screens"] as? [String])?.count)
  }

  @Test("a finding of the first window alone does not mention a second")
  func findsInOne() async {
    let words = [
      "--seed", "1", "--runs", "10", "--quiet", "--device", "ipad-11", "--system", "lazysplit/windows",
    ]
    let text = await run(words + ["--rules", "sidebar.stays-dismissed"]).out
    #expect(text.contains("\n    1. "))
    #expect(!text.contains("Open a second window"))
  }
}
