public import Foundation

// XCTest shows a thrown error on Apple's platforms as Foundation describes it, which is of no use unless an error says
// more.

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
