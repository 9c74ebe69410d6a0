public import Foundation

extension LiveSystemError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}
