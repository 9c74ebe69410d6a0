/// Says why the text of an action cannot be read, and what would be.
public struct ActionTextError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what was expected, as one sentence without a full stop.
  public let message: String
  /// The nearest valid text, if one is near.
  public let suggestion: String?

  /// Reports a text that is no action.
  public init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// The message, with the suggestion where there is one.
  public var description: String { suggestion.map { "\(message); did you mean '\($0)'?" } ?? message }
}
