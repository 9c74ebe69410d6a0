import Testing

@Suite("Arguments")
struct ArgumentTests {
  @Test(
    "an invalid command line has one message with the nearest name, and 64",
    arguments: [
      (["--sede", "42"], "unknown option '--sede'; did you mean '--seed'?"),
      (["--zebra", "x"], "unknown option '--zebra'; --help lists them"),
      (["-x"], "unknown option '-x'; --help lists them"),
      (["fuz"], "unknown subcommand 'fuz'; did you mean 'fuzz'?"),
      (
        ["wander"],
        "unknown subcommand 'wander'; there is fuzz, explore, replay, shrink, show, play, list, explain, bench, faults, corpus, init"
      ),
      (["fuzz", "now"], "'now' is not expected; fuzz takes only options"),
      (["--seed"], "--seed needs a value: --seed N"),
      (["--seed", "--runs", "5"], "--seed needs a value: --seed N"),
      (["--quiet=yes"], "--quiet takes no value, not 'yes'"),
      (["list", "systems", "--runs", "5"], "list does not take --runs; it belongs to fuzz, faults"),
      (["--seed", "4x"], "--seed expects a number in 0...18446744073709551615, decimal or 0x, not '4x'"),
      (["--seed", "-1"], "--seed expects a number in 0...18446744073709551615, decimal or 0x, not '-1'"),
      (
        ["--seed", "18446744073709551616"],
        "--seed expects a number in 0...18446744073709551615, decimal or 0x, not '18446744073709551616'"
      ),
      (["--device="], "--device needs a value: --device NAME"),
      (["--output", ""], "--output needs a value: --output FILE"),
      (["--runs", "0"], "--runs expects a whole number from 1 up, not '0'"),
      (["--runs=1e3"], "--runs expects a whole number from 1 up, not '1e3'"),
      (["-j0"], "--jobs expects a whole number in 1...1024, not '0'"),
      (["--time", "10"], "--time expects a duration such as 500ms, 30s, 10m or 8h, not '10'"),
      (["--time", "0s"], "--time expects a duration such as 500ms, 30s, 10m or 8h, not '0s'"),
      (
        ["--time", "99999999999999999999h"],
        "--time expects a duration such as 500ms, 30s, 10m or 8h, of at most 1000000000 units, "
          + "not '99999999999999999999h'"
      ),
      (["--shard", "3/2"], "--shard expects I/N with I in 1...N, not '3/2'"),
      (
        ["--strategy", "guess"],
        "unknown value of --strategy 'guess'; there is mix, uniform, weighted, interleaving, swarm, novelty, coverage, corpus"
      ),
      (
        ["--strategy", "coverage"],
        "nothing here counts its edges, which 'coverage' needs; compile the target under test with -sanitize=fuzzer -sanitize-coverage=edge,inline-8bit-counters,pc-table"
      ),
      (
        ["--format", "pdf"],
        "unknown value of --format 'pdf'; there is text, json, jsonl, junit, github, html"
      ),
      (
        ["--format", "text", "--format", "json"],
        "two reports would go to standard output; give each --format but one an --output"
      ),
      (["--kinds", "knok"], "unknown kind of action of door/1 'knok'; did you mean 'knock'?"),
      (["--kinds", "x"], "unknown kind of action of door/1 'x'; it draws knock, open, close"),
      (["--kinds", "open,,close"], "--kinds expects names with commas between, not 'open,,close'"),
      (["--system", "dor"], "unknown system 'dor'; did you mean 'door'?"),
      (["--device", "frond"], "unknown device of door/1 'frond'; did you mean 'front'?"),
      (["--start", "open"], "unknown start of door/1 'open'; there is ajar"),
      (["--quirks", "stiky"], "unknown quirk of door/1 'stiky'; did you mean 'sticky'?"),
      (["--profile", "older"], "unknown profile of door/1 'older'; there is new, old"),
      (["--assume", "swing=up"], "unknown value of swing 'up'; there is inward, outward"),
      (["--assume", "swing"], "--assume expects NAME=VALUE with commas between, not 'swing'"),
      (["--rules", "door.close"], "unknown rule 'door.close'; did you mean 'door.closes'?"),
      (["--rules", "door.rings"], "no selected rule applies to door/1; see 'list rules'"),
      (["--color", "blue"], "unknown value of --color 'blue'; there is auto, always, never"),
      (
        ["list"],
        "list expects one of systems, rules, actions, devices, quirks, assumptions, profiles, strategies, faults, dictionary"
      ),
      (["list", "rule"], "unknown list 'rule'; did you mean 'rules'?"),
      (["replay"], "replay expects a file, a folder, '-' or --actions"),
      (["show", "a.steps", "b.steps"], "show takes one file, so 'b.steps' is not expected"),
      (
        ["show", "a.steps", "--format", "json"],
        "unknown value of --format 'json'; there is text, html, swift, xctest"
      ),
    ])
  func refuses(_ words: [String], _ message: String) async {
    let answer = await Shell.run(words)
    #expect(answer == Shell.Answer(code: 64, out: "", err: "fuzz-runner: \(message)\n"))
  }

  @Test(
    "a malformed environment variable is named",
    arguments: [
      (
        "SPLITFUZZ_SEED", "x",
        "SPLITFUZZ_SEED expects a number in 0...18446744073709551615, decimal or 0x, not 'x'"
      ),
      ("SPLITFUZZ_RUNS", "x", "SPLITFUZZ_RUNS expects a whole number from 1 up, not 'x'"),
      ("SPLITFUZZ_TIME", "x", "SPLITFUZZ_TIME expects a duration such as 500ms, 30s, 10m or 8h, not 'x'"),
      ("SPLITFUZZ_JOBS", "x", "SPLITFUZZ_JOBS expects a whole number in 1...1024, not 'x'"),
    ])
  func blamesTwins(_ twin: String, _ value: String, _ message: String) async {
    let answer = await Shell.run([], environment: [twin: value])
    #expect(answer == Shell.Answer(code: 64, out: "", err: "fuzz-runner: \(message)\n"))
  }

  @Test(
    "an option beats its environment variable, both spellings of values are read, and numbers are decimal or 0x"
  )
  func readsValues() async {
    let twins = ["SPLITFUZZ_SEED": "7", "SPLITFUZZ_JOBS": "3"]
    let beaten = await Shell.run(["--seed=0xFf", "-j2"], environment: twins)
    #expect(beaten.out.hasPrefix("fuzz door/1, seed 255: "))
    #expect(beaten.err == "5,000 actions in 1.25 s, 4,000 a second, 2 jobs\n")
    let twin = await Shell.run([], environment: twins)
    #expect(twin.out.hasPrefix("fuzz door/1, seed 7: "))
    #expect(twin.err == "5,000 actions in 1.25 s, 4,000 a second, 3 jobs\n")
  }

  @Test("a seed that is not given is drawn anew, printed, and small enough for every reader of JSON")
  func drawsSeeds() async throws {
    let first = await Shell.run([])
    let second = await Shell.run([])
    #expect(first.out != second.out)
    let line = try #require(first.out.split(separator: "\n").first)
    let seed = try #require(UInt64(line.dropFirst("fuzz door/1, seed ".count).prefix { $0.isNumber }))
    #expect(seed < 1 << 53)
    #expect(first.out.hasSuffix("\nto reproduce: fuzz-runner --seed \(seed) --system door/1\n"))
  }

  @Test("a time lifts the default of the runs, and a given number of runs stays")
  func liftsRuns() async {
    #expect(
      await Shell.run(["--verbose", "--time", "90s"]).out.contains(
        "  runs        runs of 200 steps, at most 90s\n"))
    #expect(
      await Shell.run(["--verbose", "--time", "2h", "--runs", "5"]).out.contains(
        "5 runs of 200 steps, at most 2h\n"))
  }

  @Test("help is printed for every subcommand with its options, and the version behind the name")
  func helps() async {
    #expect(await Shell.run(["--version"]) == Shell.Answer(code: 0, out: "fuzz-runner 0.1.0\n", err: ""))
    #expect(await Shell.run(["-h"]).out.hasPrefix("usage: fuzz-runner [fuzz] [OPTION…]\n"))
    for (verb, option) in [
      ("fuzz", "--runs N"), ("replay", "--actions"), ("shrink", "--shrink-steps N"), ("show", "--format"),
      ("list", "--system NAME"),
    ] {
      let answer = await Shell.run([verb, "--help"])
      #expect(answer.code == 0)
      #expect(answer.out.hasPrefix("usage: fuzz-runner "))
      #expect(answer.out.contains(option))
      #expect(answer.out.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    #expect(await !Shell.run(["list", "--help"]).out.contains("--runs"))
  }
}
