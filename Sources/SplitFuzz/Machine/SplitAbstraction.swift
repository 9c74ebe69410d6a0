internal import SplitModel

/// What two screens have in common that a reader would call the same situation, as a number.
enum SplitAbstraction {
  static let count = 2 * 3 * 5 * 4 * 4 * 8 * 2

  /// Collapsed or not; sidebar absent, beside or over; kind of the front view; depths; selected section; dimming.
  @inline(__always)
  static func number(of screen: Screen) -> Int {
    let (front, place) = (screen.front, screen.place)
    let sidebar = screen.sidebar.map { $0.placement == .over ? 2 : 1 } ?? 0
    let kind =
      switch front.view {
      case .blank, .placeholder: 0
      case .menu: 1
      case .unresolved: 2
      default: front.view.section == nil ? 4 : 3
      }
    var number = screen.isCollapsed ? 1 : 0
    number = number * 3 + sidebar
    number = number * 5 + kind
    number = number * 4 + min(3, place.entries[0].count + (place.item == .blank ? 0 : 1))
    number = number * 4 + min(3, place.entries[1].count)
    number = number * 8 + min(7, Int(place.selections[0]))
    return number * 2 + (screen.last.isDimmed ? 1 : 0)
  }
}
