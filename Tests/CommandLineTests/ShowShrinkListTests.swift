import SplitFuzz
import Testing

@Suite("Show, shrink and list")
struct ShowShrinkListTests {
  @Test("show prints a case step by step, says whether its promise is kept, and does not fail")
  func shows() async throws {
    let scratch = try Scratch()
    let path = try scratch.write(
      "splitfuzz 1\nsystem door\nquirks none\nassume lock=anyone\nstart ajar\n\nopen\n", "a.steps")
    #expect(
      await Shell.run(["show", path])
        == Shell.Answer(
          code: 0,
          out: """
            system      door/1
            start       ajar
            assume      lock=anyone

                 launch  open
              1  open    open (ignored: already-so)

            1 line; every rule is kept
            \(path) keeps its promise

            """, err: ""))
    let broken = try scratch.write("splitfuzz 1\nsystem door\n\nopen\n", "b.steps")
    let answer = await Shell.run(["show", broken])
    #expect(answer.code == 0)
    #expect(
      answer.out.hasSuffix(
        "\(broken) breaks 'door.knock-first unasked' at line 1, which it does not promise\n"))
  }

  @Test("shrink prints the shortened case, keeps the comments above the trace, and names what else it met")
  func shrinks() async throws {
    let scratch = try Scratch()
    let door = Door(shrunk: [Door.finding(["open"]), Door.finding(["open"], way: "forced")])
    let path = try scratch.write(
      "splitfuzz 1\nsystem door\n\n# seen in May\nclose\nclose # again\nopen\n", "a.steps")
    let text = """
      splitfuzz 1
      system    door/1
      device    front wide
      violates  door.knock-first unasked

      # seen in May
      # door.knock-first: A closed door is opened only by somebody who knocked
      # 1 line, shortened from 141; minimal (local)
      open

      """
    let other = "fuzz-runner: on the way it also met door door.knock-first forced open\n"
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
        .contains("# 3 lines, shortened from 141; minimal (local), every trace of 1 line was tried\n"))
    let proved = Door(shrunk: [Door.finding(["open"], minimality: .proved, shrunk: 2)])
    #expect(
      await Shell.run(["shrink", path], door: proved).out
        .contains("# 1 line, shortened from 141; proved shortest; shrinking alone came to 2\n"))
  }

  @Test(
    "list prints one thing a line with its name first",
    arguments: [
      ("systems", "door/1  a door made by hand (also door)\ngate/2  a door made by hand\n"),
      ("devices", "front  wide, narrow\nback   wide\n"),
      ("quirks", "sticky  the door sticks (on)\ncreaky  the door creaks\n"),
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
        door.rings        step  A closed door is opened only by somebody who knocked (does not bind door/1)

        """
      ),
    ])
  func lists(_ topic: String, _ text: String) async {
    #expect(await Shell.run(["list", topic]) == Shell.Answer(code: 0, out: text, err: ""))
  }

  @Test("the strategies are listed as --strategy takes them")
  func listsStrategies() async {
    let answer = await Shell.run(["list", "strategies"])
    let names = answer.out.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(names == ["mix", "uniform", "weighted", "interleaving", "swarm", "novelty", "corpus"])
    for name in names { #expect(await Shell.run(["--seed", "1", "--strategy", name]).code == 0) }
  }
}
