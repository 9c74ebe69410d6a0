/// The limits of a bounded model: how far exploration follows a machine whose states have no end.
public struct ModelBound: Equatable, Sendable {
  /// The limits, in the order of the machine's `bounds`.
  public var limits: [Limit]

  /// One limit.
  public struct Limit: Equatable, Sendable {
    /// A word without spaces, such as `levels`.
    public let name: String
    /// The most that is followed, at least zero.
    public var value: Int
    /// What it limits, in a few words, for lists.
    public let summary: String

    /// Names a limit.
    public init(_ name: String, _ value: Int, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  /// Collects limits.
  public init(_ limits: [Limit]) { self.limits = limits }

  /// The value of the limit at a position.
  @inlinable
  public subscript(_ position: Int) -> Int { limits[position].value }

  /// `NAME=VALUE` with commas between.
  public var text: String { limits.map { "\($0.name)=\($0.value)" }.joined(separator: ",") }
}
