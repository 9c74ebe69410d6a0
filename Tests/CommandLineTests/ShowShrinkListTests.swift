import SplitFuzz
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

@Suite("Show, shrink and list")
struct ShowShrinkListTests {
  @Test("show prints a case step by step and whether it passes, and exits as replay does")
  func shows() async throws {
    let scratch = try Scratch()
    let path = try scratch.write(
      "splitfuzz 1\nsystem door\nquirks none\nassume lock=anyone\nstart ajar\nshows open\n\nopen\n", "a.steps"
    )
    #expect(
      await Shell.run(["show", path])
        == Shell.Answer(
          code: 0,
          out: """
            system      door/1
            start       ajar
            assume      lock=anyone

                 start   open
              1  open    open (ignored: already-so)

            passed: 1 step, no violation
            \(path) passed

            """, err: ""))
    let violations = try scratch.write("splitfuzz 1\nsystem door\n\nopen\n", "b.steps")
    let answer = await Shell.run(["show", violations])
    #expect(answer.code == 1)
    #expect(
      answer.out.hasSuffix(
        "\(violations) violates 'door.knock-first unasked' at step 1, which is not expected\n"))
  }

  @Test("show fails for a screen that is not the promised one, and for a trace that breaks a rule")
  func showsWhatFails() async throws {
    let scratch = try Scratch()
    let path = try scratch.write("splitfuzz 1\nsystem door\nshows open\n\nclose\n", "a.steps")
    let answer = await Shell.run(["show", path])
    #expect(answer.code == 1)
    #expect(answer.out.hasSuffix("\(path) should end on 'open', and ends on 'closed'\n"))
    #expect(await Shell.run(["show", "--actions", "open"]).code == 1)
    #expect(await Shell.run(["show", "--actions", "close"]).code == 0)
    let empty = try scratch.write("splitfuzz 1\nsystem door\nstart ajar\n\nopen\n", "b.steps")
    #expect(await Shell.run(["show", empty]).code == 3)
  }

  @Test("shrink keeps what is still promised, drops the rest, and says what")
  func keepsPromises() async throws {
    let scratch = try Scratch()
    let header = "splitfuzz 1\nsystem door\nticket 7\nviolates door.knock-first\n"
    let door = Door(shrunk: [Door.finding(["open"])])
    let same = try scratch.write(header + "shows open\n\n# It stands open.\nclose\nopen\n", "a.steps")
    let kept = await Shell.run(["shrink", same], door: door)
    #expect(kept.err == "" && kept.code == 0)
    #expect(
      kept.out.contains("\nticket    7\nviolates  door.knock-first unasked\nshows     open\n\n# It stands"))
    let other = try scratch.write(
      header + "violates door.closes\nshows closed\n\n# It is shut.\nopen\nclose\n", "b.steps")
    let dropped = await Shell.run(["shrink", other], door: door)
    #expect(
      dropped.err == """
        fuzz-runner: only the longer trace ended on 'closed'
        fuzz-runner: only the longer trace violated 'door.closes'

        """)
    #expect(
      dropped.out.contains(
        """
        violates  door.knock-first unasked

        # About the longer trace, which also ended on 'closed' and violated 'door.closes':
        # It is shut.
        # door.knock-first:
        """))
  }

  @Test("shrink prints what it came to where it is interrupted")
  func shrinksAsFar() async {
    let answer = await Shell.run(
      ["shrink", "--system", "lazysplit", "--device", "ipad-11", "--actions"]
        + ["toggle; toggle; toggle; drag; resize two-thirds"], systems: SplitSystems.all, interrupted: true)
    #expect(answer.code == 130)
    #expect(answer.out.contains("\n# 5 steps, shrunk from 5; not shrunk to the end"))
    #expect(answer.out.hasSuffix("resize two-thirds\n"))
  }

  @Test("shrink prints the shortened case, keeps the comments above the trace, and names what else it met")
  func shrinks() async throws {
    let scratch = try Scratch()
    let door = Door(shrunk: [Door.finding(["open"]), Door.finding(["open"], violationKind: "forced")])
    let path = try scratch.write(
      "splitfuzz 1\nsystem door\n\n# seen in May\nclose\nclose # again\nopen\n", "a.steps")
    let text = """
      splitfuzz 1
      system    door/1
      device    front wide
      violates  door.knock-first unasked

      # seen in May
      # door.knock-first: A closed door is opened only by somebody who knocked
      # 1 step, shrunk from 141; locally minimal
      open

      """
    let other = "fuzz-runner: while shrinking, also found door door.knock-first forced open\n"
    #expect(await Shell.run(["shrink", path], door: door) == Shell.Answer(code: 0, out: text, err: other))
    let output = "\(scratch.path)/b.steps"
    #expect(
      await Shell.run(["shrink", path, "--output", output], door: door)
        == Shell.Answer(code: 0, out: "", err: other))
    #expect(try scratch.read("b.steps") == text)
  }

  @Test("shrink says how deep was searched where nothing is proved, and what shrinking alone came to")
  func saysHowDeep() async throws {
    let scratch = try Scratch()
    let path = try scratch.write("splitfuzz 1\nsystem door\n\nclose\nclose\nopen\n", "a.steps")
    let local = Door(shrunk: [Door.finding(["close", "close", "open"], searched: 1)])
    #expect(
      await Shell.run(["shrink", path], door: local).out
        .contains("# 3 steps, shrunk from 141; locally minimal, and every trace of 1 step passes\n"))
    let proved = Door(shrunk: [Door.finding(["open"], minimality: .proved, shrunk: 2)])
    #expect(
      await Shell.run(["shrink", path], door: proved).out
        .contains("# 1 step, shrunk from 141; minimal (proved); the shrinker alone reached 2\n"))
  }

  @Test(
    "list prints one thing a line with its name first",
    arguments: [
      ("systems", "door/1  a door made by hand (also door)\ngate/2  a door made by hand\n"),
      ("devices", "front  wide, narrow\nback   wide\n"),
      ("quirks", "sticky  the door sticks (on)\ncreaky  the door creaks\n"),
      ("profiles", "new  a door as it is hung\nold  a door that was used\n"),
      ("assumptions", "swing  inward|outward  which way it opens\nlock   owner|anyone    who has a key\n"),
      (
        "actions",
        """
        knock  knock "TEXT"  knocks and says something
        open   open          opens the door
        close  close         closes the door

        """
      ),
      (
        "rules",
        """
        door.knock-first  step  A closed door is opened only by somebody who knocked
        door.closes       step  A closed door is opened only by somebody who knocked
        door.rings        step  A closed door is opened only by somebody who knocked (not applicable to door/1)

        """
      ),
    ] as [(String, CaseText)])
  func lists(_ topic: String, _ text: CaseText) async {
    #expect(await Shell.run(["list", topic]) == Shell.Answer(code: 0, out: text.text, err: ""))
  }

  @Test("a terminal breaks what stands last in a list, in a column of its own")
  func listsNarrow() async {
    let answer = await Shell.run(["list", "rules"], terminal: true, columns: 60)
    #expect(
      answer.out.hasPrefix(
        """
        door.knock-first  step  A closed door is opened only by
                                somebody who knocked
        door.closes       step  A closed door is opened only by
        """), "\(answer.out)")
  }

  @Test(
    "help keeps within a terminal of 80 characters", arguments: [nil] + Subcommand.allCases.map(\.rawValue))
  func helpIsNarrow(_ verb: String?) async {
    let answer = await Shell.run((verb.map { [$0] } ?? []) + ["--help"], terminal: true, columns: 80)
    let wide = answer.out.split(separator: "\n").filter { $0.count > 80 }
    #expect(answer.code == 0 && wide.isEmpty, "\(wide)")
  }

  @Test("the strategies are listed as --strategy takes them")
  func listsStrategies() async {
    let answer = await Shell.run(["list", "strategies"])
    let names = answer.out.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(
      names == ["mix", "uniform", "weighted", "interleaving", "swarm", "novelty", "coverage", "corpus"])
    // Nothing in the tests counts its edges.
    for name in names {
      #expect(await Shell.run(["--seed", "1", "--strategy", name]).code == (name == "coverage" ? 64 : 0))
    }
  }

  @Test("the dictionary has the words of cases, quoted as libFuzzer reads them")
  func listsDictionary() async {
    let answer = await Shell.run(["list", "dictionary"])
    #expect(answer.code == 0 && answer.err == "")
    #expect(
      answer.out.hasSuffix(#""say \"a\\b\"\x0A""# + "\n" + #""~say \"a\\b\"\x0A""# + "\n"), "\(answer.out)")
  }
}
