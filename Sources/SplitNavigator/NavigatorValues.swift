/// The types in which a navigator stores what it owns: an app's own (`AppValues`), or flat ones for exploration.
public protocol NavigatorValues: Sendable {
  /// A row of the sidebar.
  associatedtype Section: Hashable & Sendable
  /// A view that can be pushed, or chosen in a section's list.
  associatedtype Destination: Hashable & Sendable
  /// Something that can be presented over everything.
  associatedtype Sheet: Hashable & Sendable
  /// The views that lie one over the other in one place.
  associatedtype Trail: NavigatorTrail & Sendable where Trail.Element == Destination
  /// The trail of each section.
  associatedtype Trails: NavigatorTrails where Trails.Section == Section, Trails.Trail == Trail
  /// The section that is chosen, or none.
  associatedtype Choice: NavigatorChoice & Sendable where Choice.Value == Section
  /// What is presented, or nothing.
  associatedtype Presented: NavigatorChoice & Sendable where Presented.Value == Sheet
  /// The views for which work is done.
  associatedtype Claims: NavigatorClaims where Claims.Section == Section
}

/// Views that lie one over the other, the lowest first.
public protocol NavigatorTrail: Hashable {
  /// A view.
  associatedtype Element: Hashable

  /// Makes the empty trail.
  init()
  /// The number of views.
  var count: Int { get }
  /// The view at a position, 0 the lowest; traps outside `0..<count`.
  subscript(_ position: Int) -> Element { get }
  /// Puts a view on top; false where there is no room.
  mutating func add(_ view: Element) -> Bool
  /// Keeps the lowest `count` views; does nothing when there are no more.
  mutating func keep(_ count: Int)
  /// Takes out the view at a position, from under those above it.
  mutating func takeOut(_ position: Int)
}

extension NavigatorTrail {
  @inlinable func sharedCount(with other: Self) -> Int {
    var shared = 0
    while shared < count, shared < other.count, self[shared] == other[shared] { shared &+= 1 }
    return shared
  }

  @inlinable func begins(_ other: Self) -> Bool { count <= other.count && sharedCount(with: other) == count }

  /// How a path became another one: how many views from its start on are the same, and what follows them.
  @inlinable public func change(to new: Self) -> (kept: Int, added: Self) {
    let kept = sharedCount(with: new)
    var added = Self()
    for level in kept..<new.count { _ = added.add(new[level]) }
    return (kept, added)
  }
}

/// A trail for each section; unused ones are empty.
public protocol NavigatorTrails: Hashable, Sendable {
  /// A row of the sidebar.
  associatedtype Section: Hashable & Sendable
  /// What is kept for each.
  associatedtype Trail: NavigatorTrail & Sendable

  /// Makes empty trails.
  init()
  /// The trail of a section.
  subscript(_ section: Section) -> Trail { get set }
  /// Shows every trail that is not empty, in any order.
  func forEach(_ look: (Section, Trail) -> Void)
}

/// One value, or none.
public protocol NavigatorChoice: Hashable {
  /// What can be chosen.
  associatedtype Value: Hashable

  /// Chooses a value, or none.
  init(_ value: Value?)
  /// What is chosen.
  var value: Value? { get }
}

/// Where a view lies: on the trail of a section, or on the cover, and how many lie below it.
@frozen public struct ViewPlace<Section: Hashable & Sendable>: Hashable, Sendable {
  /// The section; nil for the cover.
  public var section: Section?
  /// The number of views below it on the same trail.
  public var level: Int

  /// Names a place.
  @inlinable public init(section: Section?, level: Int) {
    self.section = section
    self.level = level
  }
}

/// The views for which work is done; a claim follows its view and ends with it.
public protocol NavigatorClaims: Hashable, Sendable {
  /// A row of the sidebar.
  associatedtype Section: Hashable & Sendable
  /// What work holds.
  associatedtype Claim: Hashable & Sendable

  /// Makes the empty set of claims.
  init()
  /// Claims the view at a place; nil when no further claim fits.
  mutating func claim(_ place: ViewPlace<Section>) -> Claim?
  /// Ends a claim, and returns the place of its view; nil when that is gone.
  mutating func end(_ claim: Claim) -> ViewPlace<Section>?
  /// The views from a level on are gone from a trail, nil being the cover.
  mutating func forget(_ section: Section?, from level: Int)
  /// No view is left anywhere; numbers stay in use until their work is complete.
  mutating func forgetAll()
  /// The view at a level was taken out from under those above it, which lie one lower now.
  mutating func takeOut(_ section: Section?, at level: Int)
}

/// What work holds that may take its view away, where claims are numbered.
@frozen public struct WorkClaim: Hashable, Sendable, BitwiseCopyable {
  /// The number; none is given twice while the first is in use.
  public let number: UInt32

  /// Numbers a claim.
  @inlinable public init(_ number: UInt32) { self.number = number }
}
