public import SplitModel

/// What two screens have in common that a reader would call the same situation, as a number.
@usableFromInline
enum SplitAbstraction {
  static let count = 2 * 3 * 5 * 4 * 4 * 8 * 2

  /// Collapsed or not; sidebar absent, beside or over; front column and view kind; depths; chosen section;
  /// dimming.
  @inlinable
  @inline(__always)
  static func number(of screen: Screen) -> Int {
    let front = screen.front
    let sidebar = screen.sidebar.map { $0.placement == .over ? 2 : 1 } ?? 0
    let kind: Int
    switch front.view {
    case .blank, .placeholder: kind = 0
    case .menu: kind = 1
    case .unresolved: kind = 2
    default: kind = front.view.section == nil ? 4 : 3
    }
    let first = min(3, screen.place.entries[0].count + (screen.place.item == .blank ? 0 : 1))
    let second = min(3, screen.place.entries[1].count)
    let section = min(7, Int(screen.place.selections[0]))
    var number = screen.isCollapsed ? 1 : 0
    number = number * 3 + sidebar
    number = number * 5 + kind
    number = number * 4 + first
    number = number * 4 + second
    number = number * 8 + section
    return number * 2 + (screen.last.isDimmed ? 1 : 0)
  }
}
