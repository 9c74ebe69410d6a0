/// What a navigator keeps in an app: arrays of its own destinations, one for each of its own sections.
///
/// ```swift
/// enum Tab: Hashable, Codable, Sendable { case inbox, archive, settings }
/// enum Page: Hashable, Codable, Sendable { case message(Int), attachment(Int) }
/// enum Cover: Hashable, Codable, Sendable { case compose }
/// typealias MailNavigator = SplitNavigator<AppValues<Tab, Page, Cover>>
/// ```
public enum AppValues<
  Section: Hashable & Sendable, Destination: Hashable & Sendable, Sheet: Hashable & Sendable
>: NavigatorValues {
  /// An array, which `NavigationStack` takes as it is.
  public typealias Trail = [Destination]
  /// A dictionary.
  public typealias Trails = SectionTrails<Section, Destination>
  /// An optional.
  public typealias Choice = Section?
  /// An optional.
  public typealias Presented = Sheet?
  /// A list.
  public typealias Claims = ClaimList<Section>
}

extension Array: NavigatorTrail where Element: Hashable {
  /// Puts a view on top.
  public mutating func add(_ view: Element) -> Bool {
    append(view)
    return true
  }
  /// Keeps the lowest `count` views.
  public mutating func keep(_ count: Int) { if count < self.count { removeLast(self.count - count) } }
  /// Takes out one view.
  public mutating func takeOut(_ position: Int) { remove(at: position) }
}

extension Optional: NavigatorChoice where Wrapped: Hashable {
  /// Chooses a value, or none.
  public init(_ value: Wrapped?) { self = value }
  /// What is chosen.
  public var value: Wrapped? { self }
}

/// A trail for each section that has one.
public struct SectionTrails<Section: Hashable & Sendable, Destination: Hashable & Sendable>: NavigatorTrails {
  private var trails: [Section: [Destination]] = [:]

  /// Makes empty trails.
  public init() {}

  /// The trail of a section.
  public subscript(_ section: Section) -> [Destination] {
    get { trails[section] ?? [] }
    set { trails[section] = newValue.isEmpty ? nil : newValue }
  }

  /// Shows every trail, in any order.
  public func forEach(_ look: (Section, [Destination]) -> Void) {
    for (section, trail) in trails { look(section, trail) }
  }
}

extension SectionTrails: Codable where Section: Codable, Destination: Codable {}

/// Claims as a list, each with a number of its own.
public struct ClaimList<Section: Hashable & Sendable>: NavigatorClaims {
  private var claims: [Claim] = []
  private var next: UInt32 = 0

  private struct Claim: Hashable, Sendable {
    let number: UInt32
    var place: ViewPlace<Section>
  }

  /// Makes the empty list.
  public init() {}

  /// Claims the view at a place.
  public mutating func claim(_ place: ViewPlace<Section>) -> WorkClaim? {
    next &+= 1
    claims.append(Claim(number: next, place: place))
    return WorkClaim(next)
  }

  /// Ends a claim.
  public mutating func end(_ claim: WorkClaim) -> ViewPlace<Section>? {
    claims.firstIndex { $0.number == claim.number }.map { claims.remove(at: $0).place }
  }

  /// Ends the claims of views that are gone.
  public mutating func forget(_ section: Section?, from level: Int) {
    claims.removeAll { $0.place.section == section && $0.place.level >= level }
  }

  /// Ends all claims.
  public mutating func forgetAll() { claims.removeAll() }

  /// Ends the claims of one view, and follows those that lie one lower now.
  public mutating func takeOut(_ section: Section?, at level: Int) {
    claims.removeAll { $0.place == ViewPlace(section: section, level: level) }
    for position in claims.indices
    where claims[position].place.section == section && claims[position].place.level > level {
      claims[position].place.level -= 1
    }
  }
}
