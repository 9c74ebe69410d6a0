/// The names of what a system can show and do; a number in an action is a position in its list.
public struct Vocabulary: Hashable, Sendable {
  /// The sidebar's rows, at most 48.
  public var sections: [String]
  /// The views that can be pushed, at most 190.
  public var destinations: [String]
  /// The links and buttons that open something, at most 16.
  public var links: [String]
  /// The external events that the app's code handles, at most 32.
  public var calls: [Call]
  /// The places besides launch where a trace may begin, at most 8.
  public var starts: [String]
  /// Whether names stand in quotes in traces, because they are a user's own texts.
  public var isQuoted: Bool

  /// An external event and what it can be given.
  public struct Call: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The names of its arguments; empty for one that takes none.
    public let arguments: [String]

    /// Names an external event.
    public init(_ name: String, arguments: [String] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// Lists names.
  public init(
    sections: [String], destinations: [String], links: [String], calls: [Call] = [],
    starts: [String] = [], isQuoted: Bool = false
  ) {
    self.sections = sections
    self.destinations = destinations
    self.links = links
    self.calls = calls
    self.starts = starts
    self.isQuoted = isQuoted
  }

  /// The name of a view in reports.
  public func name(of view: ShownView) -> String {
    if let section = view.section {
      return Self.entry(sections, section.index) ?? "section \(section.index + 1)"
    }
    switch view {
    case .blank: return "nothing"
    case .placeholder: return "placeholder"
    case .menu: return "menu"
    case .unresolved: return "no destination"
    case .other: return "another view"
    default: break
    }
    guard let destination = view.destination else { return "view \(view.rawValue)" }
    return Self.entry(destinations, destination.index) ?? "view \(destination.index + 1)"
  }

  private static func entry(_ list: [String], _ index: UInt8) -> String? {
    list.indices.contains(Int(index)) ? list[Int(index)] : nil
  }
}
