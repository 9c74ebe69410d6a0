import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Expects that a campaign finds nothing.
@MainActor func passes(
  _ app: HeadlessApp, runs: Int = 12, at place: SourceLocation = #_sourceLocation
) async throws {
  let findings = try await app.test(seed: 42, runs: runs, savesFailures: false).findings
  #expect(findings.isEmpty, sourceLocation: place)
}

/// Expects that a test fails, by what it says.
@MainActor func fails(
  _ app: HeadlessApp, _ violation: String, runs: Int = 12, at place: SourceLocation = #_sourceLocation
) async throws {
  let failure = await #expect(throws: TestFailure.self, sourceLocation: place) {
    try await app.test(seed: 42, runs: runs, savesFailures: false)
  }
  #expect(
    failure?.description.contains(violation) == true, "\(failure?.description ?? "")", sourceLocation: place)
}
