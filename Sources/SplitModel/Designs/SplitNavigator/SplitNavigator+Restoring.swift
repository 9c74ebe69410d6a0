/// How a navigator outlasts the process.
extension SplitNavigator {
  /// The same place after a launch, less what no longer exists: each trail ends below the first view that is gone,
  /// what was presented is not presented again, and no work is under way.
  ///
  /// - Parameters:
  ///   - settings: What to decide by.
  ///   - sectionExists: Whether a section still exists.
  ///   - exists: Whether a view still exists.
  /// - Returns: The navigator to go on with.
  public func restored(
    _ settings: Settings, sectionExists: (Values.Section) -> Bool = { _ in true },
    exists: (Values.Destination) -> Bool
  ) -> SplitNavigator {
    var restored = self
    var reasons: NavigatorReasons = []
    trails.forEach { section, trail in
      let count = sectionExists(section) ? Self.count(of: trail, where: exists) : 0
      restored.keep(count, section, &reasons)
    }
    restored.keep(Self.count(of: covering, where: exists), nil, &reasons)
    if let section, !sectionExists(section) { restored.select(settings.start, &reasons) }
    restored.dismiss(&reasons)
    restored.claims = Values.Claims()
    restored.isAtSidebar = false
    restored.returnsToSidebar = false
    restored.wantsInspectorSheet = false
    if restored.tip == .waits { restored.tip = .due }
    restored.settleSidebar(settings, &reasons)
    if restored.trail.count == 0 { restored.isFocused = false }
    return restored
  }

  private static func count(of trail: Values.Trail, where exists: (Values.Destination) -> Bool) -> Int {
    for level in 0..<trail.count where !exists(trail[level]) { return level }
    return trail.count
  }
}

/// What is stored is the place and whether the sidebar is wanted; what is presented, and work, end with the process.
extension SplitNavigator: Codable
where Values.Choice: Codable, Values.Trails: Codable, Values.Trail: Codable {
  private enum Key: String, CodingKey {
    case section, trails, cover, showsSidebar, tip, focuses, inspects, style
  }

  /// Reads what was stored; `restored` then drops what no longer exists.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    choice = try values.decode(Values.Choice.self, forKey: .section)
    trails = try values.decode(Values.Trails.self, forKey: .trails)
    covering = try values.decode(Values.Trail.self, forKey: .cover)
    wantsSidebar = try values.decode(Bool.self, forKey: .showsSidebar)
    tip = try values.decode(NavigatorTip.self, forKey: .tip)
    isFocused = try values.decode(Bool.self, forKey: .focuses)
    wantsInspector = try values.decode(Bool.self, forKey: .inspects)
    wantsInspectorSheet = false
    style = SplitStyle(rawValue: try values.decode(UInt8.self, forKey: .style)) ?? .balanced
  }

  /// Stores the place.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(choice, forKey: .section)
    try values.encode(trails, forKey: .trails)
    try values.encode(covering, forKey: .cover)
    try values.encode(wantsSidebar, forKey: .showsSidebar)
    try values.encode(tip, forKey: .tip)
    try values.encode(isFocused, forKey: .focuses)
    try values.encode(wantsInspector, forKey: .inspects)
    try values.encode(style.rawValue, forKey: .style)
  }
}
