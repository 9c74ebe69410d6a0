public import Foundation

/// An error that XCTest on Apple's platforms prints as it describes itself.
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
  /// Part of the description.
  public var failureReason: String? { nil }
  /// Part of the description.
  public var recoverySuggestion: String? { nil }
  /// None.
  public var helpAnchor: String? { nil }
}
