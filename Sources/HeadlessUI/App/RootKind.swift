/// Which containers an app has at its root, as far as a split takes the place of another on purpose, as another tab does.
///
/// It may have other views, after a splash or a login, or where a person chooses between two columns and three; or another `id`, as
/// that of another account. A change of the size class replaces nothing on purpose, and a choice in a list gives the split around it no
/// other `id` on purpose.
struct RootKind {
  private struct Known: Equatable {
    let kind: ObjectIdentifier
    let hasContent: Bool
  }
  private var known: (split: Known, given: Int, tab: UInt8, isCompact: Bool)?
  /// What it was when a body was met last, with a split view or without.
  private var wasCompact: Bool?
  /// Whether the last event was one for which a split may get another `id`: a button, or something from outside.
  var mayBecomeAnother = false
  /// What tells the roots of a launch apart; zero for the first, as long as no other came.
  private(set) var number: UInt8 = 0

  /// Notes what there is; returns whether it is the launch's first split view, and not another form of what was there in the
  /// other size class, where something may have been chosen.
  mutating func meet(_ split: SplitPlace?, in tab: UInt8, isCompact: Bool) -> Bool {
    defer { wasCompact = isCompact }
    guard let split else { return false }
    let new = Known(kind: ObjectIdentifier(split.kind), hasContent: split.content != nil)
    if let known, known.isCompact == isCompact {
      if known.split != new {
        // The same wherever a trace is played.
        number = "\(split.kind) \(new.hasContent)".utf8.reduce(1) { ($0 &* 31) ^ $1 }
      } else if known.given != split.given, known.tab == tab, mayBecomeAnother {
        number &+= 1
      }
    }
    let isFirst = known == nil && (wasCompact == nil || wasCompact == isCompact)
    known = (new, split.given, tab, isCompact)
    return isFirst
  }
}
