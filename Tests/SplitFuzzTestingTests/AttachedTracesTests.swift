import Foundation
import SplitDesigns
import SplitFuzzTesting
import Testing

@testable import FuzzEngine

private let cases = ProcessInfo.processInfo.environment["SPLITFUZZ_NESTED"]
private let (campaignLine, caseLine) = (#line + 4, #line + 8)

/// Tests that fail, in a run of their own.
@Suite(.attachesTraces, .enabled(if: cases != nil)) struct FailingTests {
  @Test func campaign() async throws {
    try await SplitSystems.named("lazysplit").test(seed: 42, runs: 2, devices: ["iphone-15"])
  }

  @Test(arguments: try cases.map(CaseFile.all(below:)) ?? [])
  func savedCase(_ saved: CaseFile) async throws { try await SplitSystems.named("lazysplit").test(saved) }
}

#if os(Linux)
@Suite("Attached traces") struct AttachedTracesTests {
  @Test(
    "a failing test attaches its trace and a page, is reported at its line, and each case has its own name")
  func attaches() async throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "splitfuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let attachments = scratch.appendingPathComponent("attachments")
    try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    for name in ["one", "two"] {
      let text = "splitfuzz 1\nsystem lazysplit\nviolates no-trap\n\ntoggle\n"
      try text.write(to: scratch.appendingPathComponent("\(name).steps"), atomically: true, encoding: .utf8)
    }
    // The failure is saved beside this file, and must not stay.
    let saved = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      ".fuzz-failures")
    try? FileManager.default.removeItem(at: saved)
    defer { try? FileManager.default.removeItem(at: saved) }
    let run = Process()
    run.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    run.arguments = [
      "--testing-library", "swift-testing", "--filter", "FailingTests",
      "--attachments-path", attachments.path, "--event-stream-version", "0",
      "--event-stream-output-path", scratch.appendingPathComponent("events").path,
    ]
    run.environment = ProcessInfo.processInfo.environment.merging(["SPLITFUZZ_NESTED": scratch.path]) { $1 }
    (run.standardOutput, run.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try run.run()
    run.waitUntilExit()
    #expect(run.terminationStatus != 0)
    #expect(
      try CaseFile.all(below: saved.appendingPathComponent("AttachedTracesTests.campaign").path).count == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: attachments.path)
    #expect(names.count { $0.hasSuffix(".html") } == 3 && names.count == 6)
    let traces = try CaseFile.all(below: attachments.path)
    // The trace of the campaign is a case with what it violates; those of the cases violate nothing.
    #expect(traces.count { !$0.saved.expectation.violations.isEmpty } == 1 && traces.count == 3)
    let events = try String(contentsOf: scratch.appendingPathComponent("events"), encoding: .utf8)
    let lines = events.split(separator: "\n")
    let issues = lines.filter { $0.contains(#""kind":"issueRecorded""#) }
    #expect(issues.count == 3)
    #expect(
      issues.allSatisfy { $0.contains(#""line":\#(campaignLine)}"#) || $0.contains(#""line":\#(caseLine)}"#) }
    )
    for name in ["one.steps", "two.steps"] {
      #expect(lines.contains { $0.contains(#""displayName":"\#(name)""#) && $0.contains("isStable: true") })
    }
  }
}
#endif
