import FuzzEngine
import SplitFuzz
import Testing

@testable import SplitDesigns

@Suite("Play")
struct PlayCommandTests {
  private func play(_ lines: [String], _ words: [String] = [], terminal: Bool = false) async -> Shell.Answer {
    await Shell.run(
      ["play", "--device", "ipad-11"] + words, lines: lines, systems: SplitSystems.all, terminal: terminal)
  }

  @Test("each action is followed by the screen, what is pending, and why it was ignored")
  func answers() async {
    let answer = await play(["toggle", "~drag", "swipe-back"])
    #expect(answer.code == 0)
    #expect(answer.err == "")
    #expect(
      answer.out == """
        lazysplit/head on ipad-11 portrait; one action a line, '~' before it leaves its effects pending; 'help' \
        for more
          start             detail: home
          toggle            sidebar: menu | detail: home
          ~drag             detail: home
                            pending 1: the split's visibility becomes detailOnly
                            pending 2: the split's columns stop moving
          swipe-back        ignored: nothing-below; detail: home

        """)
  }

  @Test("two systems say what is in flight in both")
  func answersOfTwo() async {
    let same = await play(
      ["toggle", "~drag"], ["--system", "lazysplit/clean", "--against", "lazysplit/clean"])
    #expect(same.out.contains("pending 1: the split's visibility becomes detailOnly\n"))
    #expect(same.out.contains("pending 2: the split's columns stop moving\n"))
    #expect(!same.out.contains("≠"))
  }

  @Test("a violation is printed at the violating step")
  func breaks() async {
    let answer = await play(["toggle; drag; resize two-thirds"])
    #expect(answer.out.contains("✗ sidebar.stays-dismissed returns"))
  }

  @Test("a line that is not understood changes nothing and offers the nearest action")
  func misspells() async {
    let answer = await play(["togle", "trace", "toggle", "trace"])
    #expect(answer.out.contains("  'togle' is no action; did you mean 'toggle'?\n"))
    #expect(answer.out.contains("--actions ''\n"))
    #expect(answer.out.contains("--device 'ipad-11 portrait' --actions toggle\n"))
    #expect(answer.code == 0)
  }

  @Test("undo and restart take back, actions lists what can be done now, quit ends")
  func words() async {
    let answer = await play(["undo", "toggle", "undo", "actions", "toggle", "restart", "quit", "toggle"])
    #expect(answer.out.contains("  there is no step\n"))
    #expect(answer.out.contains("\n  toggle\n  open detail-full\n") || answer.out.contains("\n  rotate\n"))
    #expect(!answer.out.contains("\n  drag\n"))
    #expect(answer.out.hasSuffix("  start             detail: home\n"))
    #expect(await play(["help"]).out.contains("  choose SECTION\n"))
  }

  @Test("a prompt is shown on a terminal only")
  func prompt() async {
    #expect(await play(["quit"], terminal: true).out.hasSuffix("\n> "))
    #expect(!(await play(["quit"])).out.contains("> "))
    #expect(await Shell.run(["play", "extra"], systems: SplitSystems.all).code == 64)
  }

  @Test("a reader that is gone ends the prompt, and so does output that cannot be written, which fails")
  func streams() async {
    let gone = await Shell.run(["play"], lines: ["rotate"], systems: SplitSystems.all, writing: .closed)
    #expect(gone.code == 0 && !gone.out.contains("rotate"))
    let full = await Shell.run(["play"], lines: ["rotate"], systems: SplitSystems.all, writing: .failed)
    #expect(full.code == 74 && full.err == "fuzz-runner: standard output cannot be written\n")
  }
}
