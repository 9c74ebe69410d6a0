/// What a navigator keeps where every state is explored: bytes without padding, at most three sections.
public enum FlatValues: NavigatorValues {
  /// A row by number, 0...2.
  public typealias Section = SidebarSection
  /// A view by number.
  public typealias Destination = ShownView
  /// A view by number.
  public typealias Sheet = ShownView
  /// At most eight views.
  public typealias Trail = ViewPath
}

extension ViewPath: NavigatorTrail {
  /// Puts a view on top; false when no further one fits.
  @inlinable
  public mutating func add(_ view: ShownView) -> Bool {
    if isFull { return false }
    append(view)
    return true
  }
  /// Keeps the lowest `count` views.
  @inlinable
  public mutating func keep(_ count: Int) { truncate(to: count) }
  /// Takes out the view at a position.
  @inlinable
  public mutating func takeOut(_ position: Int) {
    let all = self
    truncate(to: position)
    for level in position &+ 1..<all.count { append(all[level]) }
  }
}

extension ViewPath {
  /// The views above the lowest `count`.
  @inlinable
  func dropping(_ count: Int) -> ViewPath {
    if count == 0 { return self }
    var rest = ViewPath()
    for level in count..<max(count, self.count) { rest.append(self[level]) }
    return rest
  }
}

extension FlatValues {
  /// Three trails.
  @frozen
  public struct Trails: NavigatorTrails, BitwiseCopyable {
    @usableFromInline var trails: (ViewPath, ViewPath, ViewPath)

    /// Makes empty trails.
    @inlinable
    public init() { trails = (ViewPath(), ViewPath(), ViewPath()) }

    /// The trail of a section.
    @inlinable
    public subscript(_ section: SidebarSection) -> ViewPath {
      get { section.index == 0 ? trails.0 : section.index == 1 ? trails.1 : trails.2 }
      set {
        switch section.index {
        case 0: trails.0 = newValue
        case 1: trails.1 = newValue
        default: trails.2 = newValue
        }
      }
    }

    /// Shows all three.
    @inlinable
    public func forEach(_ look: (SidebarSection, ViewPath) -> Void) {
      look(SidebarSection(0), trails.0)
      look(SidebarSection(1), trails.1)
      look(SidebarSection(2), trails.2)
    }

    /// Compares all three.
    @inlinable
    public static func == (left: Trails, right: Trails) -> Bool { left.trails == right.trails }

    /// Hashes all three.
    @inlinable
    public func hash(into hasher: inout Hasher) {
      hasher.combine(trails.0)
      hasher.combine(trails.1)
      hasher.combine(trails.2)
    }
  }

  /// A section's number plus one; zero for none.
  @frozen
  public struct Choice: NavigatorChoice, BitwiseCopyable {
    @usableFromInline let number: UInt8

    /// Chooses a section, or none.
    @inlinable
    public init(_ section: SidebarSection?) { number = section.map { $0.index &+ 1 } ?? 0 }
    /// What is chosen.
    @inlinable
    public var value: SidebarSection? { number == 0 ? nil : SidebarSection(number &- 1) }
  }

  /// A view, blank for none.
  @frozen
  public struct Presented: NavigatorChoice, BitwiseCopyable {
    @usableFromInline let view: ShownView

    /// Presents a view, or none.
    @inlinable
    public init(_ view: ShownView?) { self.view = view ?? .blank }
    /// What is presented.
    @inlinable
    public var value: ShownView? { view == .blank ? nil : view }
  }

  /// Two claims; a number is in use until its work is complete, whatever became of the view.
  @frozen
  public struct Claims: NavigatorClaims, BitwiseCopyable {
    /// Nothing, one for a view that is gone, or two more than the place.
    @usableFromInline var slots = Slots<UInt8>(repeating: 0)

    @usableFromInline static var gone: UInt8 { 1 }

    /// Makes the empty set.
    @inlinable
    public init() {}

    /// Claims the view at a place; nil while both are in use.
    @inlinable
    public mutating func claim(_ place: ViewPlace<SidebarSection>) -> WorkClaim? {
      for slot in 0..<2 where slots[slot] == 0 {
        slots[slot] = Self.code(place)
        return WorkClaim(UInt32(slot))
      }
      return nil
    }

    /// Ends a claim.
    @inlinable
    public mutating func end(_ claim: WorkClaim) -> ViewPlace<SidebarSection>? {
      let slot = Int(claim.number)
      let place = Self.place(slots[slot])
      slots[slot] = 0
      return place
    }

    /// Marks the claims of views that are gone.
    @inlinable
    public mutating func forget(_ section: SidebarSection?, from level: Int) {
      for slot in 0..<2 {
        guard let place = Self.place(slots[slot]), place.section == section, place.level >= level else {
          continue
        }
        slots[slot] = Self.gone
      }
    }

    /// Marks all claims.
    @inlinable
    public mutating func forgetAll() {
      for slot in 0..<2 where slots[slot] != 0 { slots[slot] = Self.gone }
    }

    /// Marks the claims of one view, and follows those that lie one lower now.
    @inlinable
    public mutating func takeOut(_ section: SidebarSection?, at level: Int) {
      for slot in 0..<2 {
        guard let place = Self.place(slots[slot]), place.section == section, place.level >= level else {
          continue
        }
        slots[slot] = place.level == level ? Self.gone : slots[slot] &- 1
      }
    }

    @inlinable
    static func code(_ place: ViewPlace<SidebarSection>) -> UInt8 {
      let trail = place.section.map { $0.index &+ 1 } ?? 0
      return 2 &+ trail &* 8 &+ UInt8(truncatingIfNeeded: place.level)
    }

    @inlinable
    static func place(_ code: UInt8) -> ViewPlace<SidebarSection>? {
      guard code > gone else { return nil }
      let trail = (code &- 2) / 8
      return ViewPlace(
        section: trail == 0 ? nil : SidebarSection(trail &- 1), level: Int((code &- 2) & 7))
    }
  }
}
