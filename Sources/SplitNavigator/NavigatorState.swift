/// The model behind the views of an app with a sidebar: it owns where the app is, and everything else follows.
///
/// Where the app is: the chosen section, for each section the *trail* of views from its root, the *cover* of views over
/// everything, and what is presented. A section's layout only decides how its trail is shown, so nothing is lost when a
/// layout or a size class changes.
///
/// Each binding of the platform is derived from that and from whether the sidebar is wanted; what the platform writes is
/// a *report*, which is taken where it is meaningful and else overwritten by the derived value. One function handles
/// every event and returns why what is seen has changed.
public struct NavigatorState<Values: NavigatorValues>: Hashable, Sendable {
  @usableFromInline var choice: Values.Choice
  @usableFromInline var trails = Values.Trails()
  @usableFromInline var presented = Values.Presented(nil)
  @usableFromInline package var claims = Values.Claims()
  @usableFromInline var covering = Values.Trail()
  @usableFromInline var wantsSidebar: Bool
  @usableFromInline var isAtSidebar = false
  /// Whether the sidebar was in front when the columns came apart, and is to be again once they merge.
  @usableFromInline var returnsToSidebar = false
  /// Whether there was no request since the platform last shortened a path: if that grows, a view is put back.
  @usableFromInline var mayComeBack = false
  @usableFromInline var tip = NavigatorTip.due
  @usableFromInline var isFocused = false
  @usableFromInline var wantsInspector = false
  @usableFromInline package var wantsInspectorSheet = false
  /// How the columns are laid out; nothing else depends on it.
  @usableFromInline var style: NavigatorStyle

  /// Launches with nothing restored.
  @inlinable public init(_ settings: Settings) {
    choice = Values.Choice(settings.start)
    wantsSidebar = Self.startsWithSidebar(settings)
    style = settings.style
    var reasons: NavigatorReasons = []
    settleSidebar(settings, &reasons)
  }

  @inlinable static func startsWithSidebar(_ settings: Settings) -> Bool {
    !settings.options.isDisjoint(with: [.startsWithSidebar, .sidebarStays])
  }

  /// The chosen section; nil where none is.
  @inlinable public var section: Values.Section? { choice.value }

  /// The views of a section from its root on, as they are or were left.
  @inlinable public func trail(of section: Values.Section) -> Values.Trail { trails[section] }

  /// The views of the chosen section.
  @inlinable public var trail: Values.Trail { section.map { trails[$0] } ?? Values.Trail() }

  /// The views over everything, the lowest first.
  @inlinable public var cover: Values.Trail { covering }

  /// What is presented over everything.
  @inlinable public var sheet: Values.Sheet? { presented.value }

  /// The view in front that was pushed or chosen; nil where a section's own view is, or nothing.
  ///
  /// What lies on the trail of a section that has no stack now is nowhere on screen, and so never in front.
  @inlinable public func front(_ settings: Settings) -> ViewPlace<Values.Section>? {
    if cover.count > 0 { return ViewPlace(section: nil, level: cover.count &- 1) }
    guard let section, trails[section].count > 0, settings.layout(section) != .alone else { return nil }
    return ViewPlace(section: section, level: trails[section].count &- 1)
  }

  /// The title of what is in front, beneath the sidebar and what is presented; nil where nothing is chosen.
  public func title<Title>(
    _ settings: Settings, ofSection: (Values.Section) -> Title, ofView: (Values.Destination) -> Title
  ) -> Title? {
    guard let front = front(settings) else { return section.map(ofSection) }
    return ofView(views(of: front.section)[front.level])
  }

  @inlinable package func views(of section: Values.Section?) -> Values.Trail {
    section.map { trails[$0] } ?? covering
  }

  /// Whether the sidebar is shown while the columns are apart: the visibility.
  @inlinable public var isSidebarShown: Bool { wantsSidebar }

  /// Whether the sidebar that is shown is the tip.
  @inlinable public var isSidebarTip: Bool { tip == .isShown }

  /// Whether the sidebar is in front while the columns are merged: the compact column.
  @inlinable public var isSidebarOnTop: Bool { isAtSidebar || section == nil }

  /// Whether a section's own view is in front while an inner split is merged: its compact column.
  @inlinable public var isSectionOnTop: Bool { trail.count == 0 }

  /// Whether the column before the detail is shown while an inner split is apart: its visibility.
  @inlinable public var isSectionShown: Bool { !isFocused }

  /// The style of the split.
  @inlinable public var splitStyle: NavigatorStyle { style }

  /// Whether the inspector is shown: a column while the columns are apart, else a sheet, of which there is one at a time.
  @inlinable public func isInspectorShown(in surroundings: NavigatorSurroundings) -> Bool {
    surroundings.isCompact ? wantsInspectorSheet && sheet == nil : wantsInspector
  }

  /// What stands before the detail of a section whose columns slide; nil for the section's own view.
  @inlinable public func contentView(_ settings: Settings) -> Values.Destination? {
    guard layout(settings) == .sliding, trail.count > 1 else { return nil }
    return trail[trail.count &- 2]
  }

  /// What is the root of the detail beside a section; nil where nothing was chosen, or nothing stands beside it.
  @inlinable public func detailRoot(_ settings: Settings) -> Values.Destination? {
    guard trail.count > 0 else { return nil }
    switch layout(settings) {
    case .besideDetail: return trail[0]
    case .sliding: return trail[trail.count &- 1]
    case .alone, .stacked: return nil
    }
  }

  /// Whether the sidebar is open in these surroundings, as far as the bindings decide.
  @inlinable public func isSidebarOpen(in surroundings: NavigatorSurroundings) -> Bool {
    surroundings.isCompact ? isSidebarOnTop : isSidebarShown
  }

  /// How the chosen section stands in the columns; alone where none is chosen.
  @inlinable public func layout(_ settings: Settings) -> SectionLayout {
    section.map(settings.layout) ?? .alone
  }

  /// How many views of the trail are not on a stack: the detail column's root beside a section, all where columns slide.
  @inlinable public func rootCount(_ settings: Settings) -> Int {
    switch layout(settings) {
    case .alone, .stacked: 0
    case .besideDetail: 1
    case .sliding: trail.count
    }
  }

  /// Claims the view in front for work; nil where a section's own view is in front, which nothing takes away.
  ///
  /// `Event.complete` with the claim takes that view away and no other, however late it comes.
  @inlinable public mutating func claimFront(_ settings: Settings) -> Values.Claims.Claim? {
    front(settings).flatMap { claims.claim($0) }
  }

  /// Gives back the claim of work that failed: its view stays.
  @inlinable public mutating func release(_ claim: Values.Claims.Claim) { _ = claims.end(claim) }
}

extension NavigatorState: BitwiseCopyable
where
  Values.Choice: BitwiseCopyable, Values.Trails: BitwiseCopyable, Values.Presented: BitwiseCopyable,
  Values.Claims: BitwiseCopyable, Values.Trail: BitwiseCopyable
{}
