import Foundation
import FuzzEngine
import SplitFuzz
import Testing

@testable import SplitDesigns

@Suite("Traces as tests")
struct ShowSwiftTests {
  @Test("a saved case becomes a test with its comments, its promise and its settings")
  func savedCase() async throws {
    let scratch = try Scratch()
    let path = try scratch.write(
      """
      splitfuzz 1
      system door
      device front wide
      start ajar
      quirks none
      assume lock=anyone
      ticket 7
      violates door.knock-first unasked
      shows open

      # It stood open.

      # Nobody knocked.
      close  # softly
      ~knock "a\\"b"  # says "a"
      close
      open

      """, "F1-nobody knocked.steps")
    let systems = [Door().system().written(as: "doors()", importing: ["Doors", "SplitFuzz", "Walls"])]
    #expect(
      await Shell.run(["show", path, "--format", "swift"], systems: systems)
        == Shell.Answer(
          code: 0,
          out: ##"""
            import Doors
            import SplitFuzz
            import Testing
            import Walls

            /// It stood open.
            /// Nobody knocked.
            @Test("F1-nobody knocked")
            @MainActor
            func f1NobodyKnocked() async throws {
              // Once it is fixed, remove 'breaking'.
              try await doors().test(
                #"""
                close  # softly
                ~knock "a\"b"
                close
                open
                """#,
                at: ["device": "front wide", "start": "ajar"],
                breaking: ["door.knock-first unasked"],
                showing: "open",
                settings: SystemSettings(assumptions: [.init("lock", "anyone")]))
            }

            """##, err: ""))
  }

  @Test(
    "a trace becomes a test that expects its violations, or that it passes; a placeholder stands for a user's own system"
  )
  func givenTrace() async throws {
    let violations = await Shell.run(["show", "--actions", "open", "--format", "xctest"])
    #expect(
      violations.out == """
        import SplitFuzz
        import XCTest

        final class DoorViolatesDoorKnockFirstTests: XCTestCase {
          @MainActor
          func testDoorViolatesDoorKnockFirst() async throws {
            // Make your system here, as in your other tests.
            // Once it is fixed, remove 'breaking'.
            try await <#your system, such as notes()#>.test(
              \"""
              open
              \""",
              at: ["device": "front wide"],
              breaking: ["door.knock-first unasked"])
          }
        }

        """)
    #expect(violations.code == 1)
    // A test asks every rule, be only some asked here.
    let some = await Shell.run(["show", "--actions", "open", "--rules", "door.closes", "--format", "swift"])
    #expect(some.out.contains("breaking: [\"door.knock-first unasked\"])"))
    let kept = await Shell.run(["show", "--actions", "close", "--format", "swift"])
    #expect(kept.code == 0 && kept.out.contains("@Test(\"door violates no rule\")"))
    #expect(!kept.out.contains("breaking"))
  }

  @Test("two systems side by side are no test, and say so")
  func pairs() async {
    let answer = await Shell.run(
      [
        "show", "--system", "lazysplit/clean", "--against", "lazysplit/clean", "--actions", "toggle",
        "--format",
        "swift",
      ], systems: SplitSystems.all)
    #expect(answer.code == 64)
    #expect(answer.err.contains("a test has one system; '--against' can be shown as text and html"))
  }

  #if os(Linux) || os(macOS)
  @Test("tests that are written are Swift that the compiler can parse, whatever a name or an action holds")
  func parses() async throws {
    let scratch = try Scratch()
    let body =
      "splitfuzz 1\nsystem door\n\n# \"\"\" */ \\(x)\nknock \"\\\\(1) #\\\"\\\"\\\" é\"\nclose\n"
    for (index, name) in ["9 lives", "\"quoted\" \\(name)", "日本", "class", "a-b_c.d"].enumerated() {
      let path = try scratch.write(body, "\(name).steps")
      for format in ["swift", "xctest"] {
        let out = "\(scratch.path)/\(index)-\(format).swift"
        let systems = [Door().system().written(as: "door()")]
        let answer = await Shell.run(["show", path, "--format", format, "--output", out], systems: systems)
        #expect(answer.code == 0 && answer.err == "", "\(name)")
      }
    }
    let files = scratch.contents.filter { $0.hasSuffix(".swift") }.map { "\(scratch.path)/\($0)" }
    #expect(files.count == 10)
    #expect(try Self.parse(files) == 0)
    try scratch.write("@Test(\"a\"b\")\nfunc a() {}\n", "planted.swift")
    #expect(try Self.parse(["\(scratch.path)/planted.swift"]) != 0)
  }

  /// What the compiler answers; what it prints is kept out of the test's output.
  private static func parse(_ files: [String]) throws -> Int32 {
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-parse", "-parse-as-library"] + files
    compiler.standardError = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()
    return compiler.terminationStatus
  }
  #endif
}
