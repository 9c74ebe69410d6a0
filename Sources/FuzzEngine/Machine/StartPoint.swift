/// A place where a trace may begin, as a case file names it.
public struct StartPoint: Equatable, Sendable {
  /// The header lines that name this start in a case file, such as `device` and `iphone-15 portrait`.
  ///
  /// No two starts of a machine have the same header; a start that needs no words has none.
  public let header: [HeaderLine]
  /// Whether campaigns start from here by default.
  public let isDefault: Bool

  /// One `key value` line.
  public struct HeaderLine: Hashable, Sendable {
    /// A word without spaces.
    public let key: String
    /// The rest of the line, not empty.
    public let value: String

    /// Pairs a key with its value.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// Names a start.
  public init(header: [HeaderLine] = [], isDefault: Bool = true) {
    self.header = header
    self.isDefault = isDefault
  }
}

extension [StartPoint] {
  /// Where what names no start begins: at the default ones, or at all where there is none.
  var defaults: [Int] {
    let defaults = indices.filter { self[$0].isDefault }
    return defaults.isEmpty ? [Int](indices) : defaults
  }
}
