import SplitModel
import SplitNavigator

/// What a navigator keeps where every state is explored: bytes without padding, at most three sections.
enum FlatValues: NavigatorValues {
  typealias Section = SidebarSection
  typealias Destination = ShownView
  typealias Sheet = ShownView
  typealias Trail = ViewPath
}

extension ViewPath: NavigatorTrail {
  /// Puts a view on top; false when no further one fits.
  public mutating func add(_ view: ShownView) -> Bool {
    if isFull { return false }
    append(view)
    return true
  }
  /// Keeps the lowest `count` views.
  public mutating func keep(_ count: Int) { truncate(to: count) }
  /// Takes out the view at a position.
  public mutating func takeOut(_ position: Int) {
    let all = self
    truncate(to: position)
    for level in position &+ 1..<all.count { append(all[level]) }
  }
}

extension ViewPath {
  func dropping(_ count: Int) -> ViewPath {
    if count == 0 { return self }
    var rest = ViewPath()
    for level in count..<max(count, self.count) { rest.append(self[level]) }
    return rest
  }
}

extension FlatValues {
  struct Trails: NavigatorTrails, FlatMemory {
    var trails = (ViewPath(), ViewPath(), ViewPath())

    subscript(_ section: SidebarSection) -> ViewPath {
      get { section.index == 0 ? trails.0 : section.index == 1 ? trails.1 : trails.2 }
      set {
        switch section.index {
        case 0: trails.0 = newValue
        case 1: trails.1 = newValue
        default: trails.2 = newValue
        }
      }
    }

    func forEach(_ look: (SidebarSection, ViewPath) -> Void) {
      look(SidebarSection(0), trails.0)
      look(SidebarSection(1), trails.1)
      look(SidebarSection(2), trails.2)
    }
  }

  struct Choice: NavigatorChoice, FlatMemory {
    let number: UInt8

    init(_ section: SidebarSection?) { number = section.map { $0.index &+ 1 } ?? 0 }
    var value: SidebarSection? { number == 0 ? nil : SidebarSection(number &- 1) }
  }

  struct Presented: NavigatorChoice, FlatMemory {
    let view: ShownView

    init(_ view: ShownView?) { self.view = view ?? .blank }
    var value: ShownView? { view == .blank ? nil : view }
  }

  /// Two claims; a number is in use until its work is complete, whatever became of the view.
  struct Claims: NavigatorClaims, FlatMemory {
    /// Nothing, one for a view that is gone, or two more than the place.
    var slots = Slots<UInt8>(repeating: 0)

    static var gone: UInt8 { 1 }

    mutating func claim(_ place: ViewPlace<SidebarSection>) -> WorkClaim? {
      for slot in 0..<2 where slots[slot] == 0 {
        slots[slot] = Self.code(place)
        return WorkClaim(UInt32(slot))
      }
      return nil
    }

    mutating func end(_ claim: WorkClaim) -> ViewPlace<SidebarSection>? {
      let slot = Int(claim.number)
      let place = Self.place(slots[slot])
      slots[slot] = 0
      return place
    }

    mutating func forget(_ section: SidebarSection?, from level: Int) {
      change(section, from: level) { _, _ in Self.gone }
    }

    mutating func forgetAll() { for slot in 0..<2 where slots[slot] != 0 { slots[slot] = Self.gone } }

    /// Marks the claims of one view, and follows those that lie one lower now.
    mutating func takeOut(_ section: SidebarSection?, at level: Int) {
      change(section, from: level) { $0 == level ? Self.gone : $1 &- 1 }
    }

    private mutating func change(
      _ section: SidebarSection?, from level: Int, _ changed: (_ level: Int, _ code: UInt8) -> UInt8
    ) {
      for slot in 0..<2 {
        guard let place = Self.place(slots[slot]), place.section == section, place.level >= level else {
          continue
        }
        slots[slot] = changed(place.level, slots[slot])
      }
    }

    static func code(_ place: ViewPlace<SidebarSection>) -> UInt8 {
      let trail = place.section.map { $0.index &+ 1 } ?? 0
      return 2 &+ trail &* 8 &+ UInt8(truncatingIfNeeded: place.level)
    }

    static func place(_ code: UInt8) -> ViewPlace<SidebarSection>? {
      guard code > gone else { return nil }
      let trail = (code &- 2) / 8
      return ViewPlace(section: trail == 0 ? nil : SidebarSection(trail &- 1), level: Int((code &- 2) & 7))
    }
  }
}
