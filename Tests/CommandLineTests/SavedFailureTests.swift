import Foundation
import SplitFuzz
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

@Suite("Failures that are saved beside a test")
struct SavedFailureTests {
  /// One run of a test `doors()` in the file `DoorTests.swift` of a folder; nil where it passes.
  private static func run(
    in folder: String, _ name: String, seed: UInt64 = 42, runs: Int = 16, devices: [String] = [],
    environment: [String: String] = [:]
  ) async throws -> TestFailure? {
    let failures = SavedFailures(file: "\(folder)/DoorTests.swift", function: "doors(_:)")
    var options = CampaignOptions(seed: seed, runs: runs)
    options.rules.only = ["detail.not-blank"]
    options.proveStates = 0
    do {
      try await SplitSystems.named(name).test(
        options, devices: devices, environment: environment, replaying: failures)
      return nil
    } catch let failure as TestFailure { return failure }
  }

  private static let (bad, clean) = ("lazysplit/head", "lazysplit/clean")

  @Test("a failure is saved, played first with the same report whatever the seed, and removed when it passes")
  func replays() async throws {
    let scratch = try Scratch()
    let first = try #require(try await Self.run(in: scratch.path, Self.bad))
    let files = scratch.contents
    #expect(files.contains(".fuzz-failures/.gitignore"))
    #expect(
      files.contains { $0.hasPrefix(".fuzz-failures/DoorTests.doors/lazysplit_detail.not-blank_") })
    #expect(try scratch.read(".fuzz-failures/.gitignore") == "*\n")
    #expect(first.description.contains("; saved, and played first the next time"))
    // One run of another seed finds nothing by itself.
    for _ in 1...2 {
      let again = try #require(try await Self.run(in: scratch.path, Self.bad, seed: 1, runs: 1))
      let origin = again.lines.first { $0.hasPrefix("  found ") }
      #expect(origin?.contains("by an earlier run, which saved it in .fuzz-failures;") == true)
      #expect(
        again.lines.filter { $0 != origin }
          == first.lines.filter { !["  found ", "  also ", "  other "].contains(where: $0.hasPrefix) })
      #expect(scratch.contents == files)
    }
    #expect(
      try await Self.run(
        in: scratch.path, Self.bad, seed: 1, runs: 1, environment: ["SPLITFUZZ_SAVE": "none"]) == nil)
    // The case of another system is left alone; that of the fixed one is removed.
    #expect(try await Self.run(in: scratch.path, Self.clean, runs: 1) == nil)
    #expect(scratch.contents == files)
    let saved = try #require(files.first { $0.hasSuffix(".steps") })
    let text = try scratch.read(saved).replacingOccurrences(of: Self.bad, with: Self.clean)
    try scratch.write(text, saved)
    #expect(try await Self.run(in: scratch.path, Self.clean, runs: 1) == nil)
    #expect(scratch.contents == [".fuzz-failures", ".fuzz-failures/.gitignore"])
  }

  @Test("a case of a device that the test leaves out stays, and what is no case any more is removed")
  func otherCases() async throws {
    let scratch = try Scratch()
    _ = try await Self.run(in: scratch.path, Self.bad)
    let saved = try #require(scratch.contents.first { $0.hasSuffix(".steps") })
    let device = try #require(
      try scratch.read(saved).split(separator: "\n").first { $0.hasPrefix("device ") })
    let other = device.contains("ipad-11") ? "iphone-15" : "ipad-11"
    let elsewhere = try await Self.run(in: scratch.path, Self.bad, seed: 1, runs: 1, devices: [other])
    #expect(elsewhere?.description.contains("earlier run") != true)
    #expect(scratch.contents.contains(saved))
    try scratch.write("splitfuzz 1\nsystem \(Self.clean)\n\nfly to the moon\n", saved)
    #expect(try await Self.run(in: scratch.path, Self.clean, runs: 1) == nil)
    #expect(!scratch.contents.contains(saved))
  }

  @Test("where nothing can be written the failure is the same, and the report says why it is not saved")
  func unwritable() async throws {
    let scratch = try Scratch()
    let first = try #require(try await Self.run(in: scratch.path, Self.bad))
    let gone = try #require(try await Self.run(in: "\(scratch.path)/gone", Self.bad))
    #expect(
      gone.lines.contains {
        $0.hasPrefix(
          "  saved           nowhere: \(scratch.path)/gone/.fuzz-failures: cannot be created: there is no")
      })
    #expect(gone.finding == first.finding)
    #expect(!gone.description.contains("next time"))
    #expect(!scratch.contents.contains("gone"))
    try scratch.write("", "taken/.fuzz-failures")
    let taken = try #require(try await Self.run(in: "\(scratch.path)/taken", Self.bad))
    #expect(
      taken.lines.contains { $0.hasPrefix("  saved           nowhere: ") && $0.hasSuffix("it is a file") })
    let off = try await Self.run(in: scratch.path, Self.bad, environment: ["SPLITFUZZ_SAVE": "none"])
    #expect(off?.lines.contains { $0.contains("saved") } == false)
  }

  @Test("the folder of the environment is used instead, for a replayed failure too")
  func otherFolder() async throws {
    let scratch = try Scratch()
    let environment = ["SPLITFUZZ_SAVE": "\(scratch.path)/Cases"]
    _ = try await Self.run(in: scratch.path, Self.bad, environment: environment)
    #expect(!scratch.contents.contains(".fuzz-failures"))
    let cases = try CaseFile.all(below: "\(scratch.path)/Cases").map(\.description)
    try FileManager.default.removeItem(atPath: "\(scratch.path)/Cases")
    _ = try await Self.run(in: scratch.path, Self.bad)
    _ = try await Self.run(in: scratch.path, Self.bad, seed: 1, runs: 1, environment: environment)
    let replayed = try CaseFile.all(below: "\(scratch.path)/Cases").map(\.description)
    #expect(replayed.count == 1 && cases.contains(replayed[0]))
  }

  @Test("a test draws only the kinds of action that it names, and an unknown one is named with the nearest")
  func kinds() async throws {
    let system = try SplitSystems.named(Self.clean)
    let all = try system.configured(system.defaults).kinds
    for kinds in [[all[0]], [all[1], all[2]]] {
      let report = try await system.test(seed: 1, runs: 20, kinds: kinds, savesFailures: false)
      let drawn = report.kinds.filter { $0.applied + $0.ignored.reduce(0, +) > 0 }.map(\.kind)
      #expect(drawn == kinds)
    }
    // A form of action that no campaign of this system draws is unknown as well.
    await #expect(throws: TestFailure.self) {
      try await system.test(seed: 1, kinds: ["relaunch"], savesFailures: false)
    }
    let failure = try #require(
      await #expect(throws: TestFailure.self) {
        try await system.test(seed: 1, kinds: [all[0] + "s"], savesFailures: false)
      })
    #expect(
      failure.lines == [
        "unknown kind of action of \(Self.clean) '\(all[0])s'; did you mean '\(all[0])'?"
      ])
  }
}
