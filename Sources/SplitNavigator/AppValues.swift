/// What a navigator keeps in an app: arrays of its own destinations, one for each of its own sections.
///
/// ```swift
/// enum Tab: Hashable, Codable, Sendable { case inbox, archive, settings }
/// enum Page: Hashable, Codable, Sendable { case message(Int), attachment(Int) }
/// enum Cover: Hashable, Codable, Sendable { case compose }
/// typealias MailNavigator = NavigatorState<AppValues<Tab, Page, Cover>>
/// ```
public enum AppValues<
  Section: Hashable & Sendable, Destination: Hashable & Sendable, Sheet: Hashable & Sendable
>: NavigatorValues {
  /// An array, which `NavigationStack` takes as it is.
  public typealias Trail = [Destination]
  /// A dictionary.
  public typealias Trails = SectionTrails<Section, Destination>
  /// An optional in a type of its own.
  public typealias Choice = AppChoice<Section>
  /// An optional in a type of its own.
  public typealias Presented = AppChoice<Sheet>
  /// A list of claims, each of which is another one than any in the process.
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

/// A value or none; no extension of `Optional`, whose `init(_:)` it would change in every file that imports this module.
public struct AppChoice<Value: Hashable & Sendable>: NavigatorChoice, Sendable {
  /// What is chosen.
  public let value: Value?
  /// Chooses a value, or none.
  public init(_ value: Value?) { self.value = value }
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

/// What an app's work holds that may take its view away; unique in the process, also after a copy or a restoration.
public struct ViewClaim: Hashable, Sendable {
  // A number could be given out again by a copy, or after a restoration; what an object is, no other one is.
  private final class Identity: Sendable {}
  private let identity = Identity()

  /// Makes a claim that no view has.
  public init() {}

  /// Whether both are the same claim.
  public static func == (left: ViewClaim, right: ViewClaim) -> Bool { left.identity === right.identity }

  /// Hashes what makes it another one than all others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// Claims as a list.
public struct ClaimList<Section: Hashable & Sendable>: NavigatorClaims {
  private var claims: [Entry] = []

  private struct Entry: Hashable, Sendable {
    let claim: ViewClaim
    var place: ViewPlace<Section>
  }

  /// Makes the empty list.
  public init() {}

  /// Claims the view at a place.
  public mutating func claim(_ place: ViewPlace<Section>) -> ViewClaim? {
    let claim = ViewClaim()
    claims.append(Entry(claim: claim, place: place))
    return claim
  }

  /// Ends a claim.
  public mutating func end(_ claim: ViewClaim) -> ViewPlace<Section>? {
    claims.firstIndex { $0.claim == claim }.map { claims.remove(at: $0).place }
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
