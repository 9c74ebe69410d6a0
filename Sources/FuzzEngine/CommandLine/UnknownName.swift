/// A name that does not exist, with the nearest one that does.
public struct UnknownName: DescribedError, Hashable, Sendable {
  /// What was looked for, such as `system`.
  public let kind: String
  /// The name that was given.
  public let name: String
  /// The nearest name that there is; nil if none is near.
  public let nearest: String?
  /// What to do where no name is near.
  public let remedy: String

  /// Looks for the nearest of the names there are.
  init(_ kind: String, _ name: String, among names: [String], remedy: String? = nil) {
    self.kind = kind
    self.name = name
    nearest = nearestName(to: name, in: names)
    let few = names.count <= 12 ? "there is \(names.joined(separator: ", "))" : "see 'list'"
    self.remedy = remedy ?? (names.isEmpty ? "there is none" : few)
  }

  /// The name, and the nearest or the remedy.
  public var description: String {
    "unknown \(kind) '\(CaseParser.clipped(name))'; " + (nearest.map { "did you mean '\($0)'?" } ?? remedy)
  }
}
