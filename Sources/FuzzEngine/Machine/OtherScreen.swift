/// What is seen in another place at the same time, such as the second window of an app.
public struct OtherScreen: Equatable, Sendable, CustomStringConvertible {
  /// Where it is seen, such as `window 2`.
  public let place: String
  /// What is seen there, in one line.
  public let screen: String

  /// Names what is seen somewhere.
  public init(_ place: String, _ screen: String) {
    self.place = place
    self.screen = screen
  }

  /// `PLACE: SCREEN`.
  public var description: String { "\(place): \(screen)" }
}
