public import Foundation

// XCTest on Apple's platforms prints a thrown error as Foundation describes it.

extension TestFailure: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension CaseFileError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension FileProblem: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension TraceTextError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension UnknownName: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}
