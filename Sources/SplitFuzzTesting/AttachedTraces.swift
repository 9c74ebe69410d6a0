import FuzzEngine
public import Testing

/// A trait that attaches the trace of a failing test, as a case and as a page that steps through it.
public struct AttachedTraces: SuiteTrait, TestTrait, TestScoping {
  /// Every test of a suite has it.
  public var isRecursive: Bool { true }

  /// Runs a test, and attaches what a `TestFailure` of it has to show.
  ///
  /// - Throws: What the test throws, which is reported at the test's line.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    do { try await function() } catch let failure as TestFailure {
      for file in failure.files {
        Attachment.record(file.text, named: file.name, sourceLocation: test.sourceLocation)
      }
      throw failure
    }
  }
}

extension Trait where Self == AttachedTraces {
  /// Attaches the trace of a failing campaign, saved case or trace.
  public static var attachesTraces: Self { Self() }
}
