/// How the lines of a run are drawn.
public enum FuzzStrategy: String, CaseIterable, Hashable, Sendable {
  /// Every kind of action has the same share; every line settles.
  case uniform
  /// Kinds have the shares that the machine gives them; every line settles.
  case weighted
  /// As weighted, with few or many lines left in flight; each run draws its own share of marks.
  case interleaving

  /// What it does, in one line, for lists.
  public var summary: String {
    switch self {
    case .uniform: "every kind of action alike, everything settles"
    case .weighted: "kinds of action by their weights, everything settles"
    case .interleaving: "by weights, and 5 %, 20 % or 50 % of the lines leave things in flight"
    }
  }

  /// The shares of marked lines among which an interleaving run draws, in 256ths: 5 %, 20 %, 50 %.
  @usableFromInline static var markShares: [UInt8] { [13, 51, 128] }
}
