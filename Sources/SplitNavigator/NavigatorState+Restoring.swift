/// How a navigator outlasts the process.
extension NavigatorState {
  /// The same place after a launch, less what no longer exists: each trail ends below the first view that is gone.
  ///
  /// Nothing is presented and no work is under way. A section that is gone is replaced by the start, if that exists.
  @inlinable public func restored(
    _ settings: Settings, sectionExists: (Values.Section) -> Bool = { _ in true },
    exists: (Values.Destination) -> Bool
  ) -> NavigatorState {
    var reasons: NavigatorReasons = []
    var restored = self
    trails.forEach { section, trail in
      let count = sectionExists(section) ? Self.count(of: trail, where: exists) : 0
      restored.keep(count, section, &reasons)
    }
    restored.keep(Self.count(of: covering, where: exists), nil, &reasons)
    // Nothing is chosen where the app never leaves it so: what was chosen could not be read.
    let isLost = section.map { !sectionExists($0) } ?? !settings.options.contains(.backClearsChoice)
    if isLost { restored.select(settings.start.flatMap { sectionExists($0) ? $0 : nil }, &reasons) }
    restored.dismiss(&reasons)
    restored.claims = Values.Claims()
    restored.isAtSidebar = false
    restored.returnsToSidebar = false
    restored.mayComeBack = false
    restored.wantsInspectorSheet = false
    if restored.tip == .waits { restored.tip = .due }
    restored.settleSidebar(settings, &reasons)
    if restored.trail.count == 0 || restored.layout(settings) == .alone { restored.isFocused = false }
    return restored
  }

  @inlinable static func count(of trail: Values.Trail, where exists: (Values.Destination) -> Bool) -> Int {
    for level in 0..<trail.count where !exists(trail[level]) { return level }
    return trail.count
  }
}

/// The place and whether the sidebar is wanted are stored, sections in the order of their descriptions.
extension NavigatorState: Codable where Values.Section: Codable, Values.Destination: Codable {
  private enum Key: String, CodingKey {
    case section, trails, cover, showsSidebar, tip, focuses, inspects, style
  }

  /// Reads what was stored, less sections and views that the app's types no longer have; see `restored`.
  ///
  /// - Throws: What the decoder throws where nothing of the kind was stored at all.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func read<Value: Decodable>(_ key: Key, or missing: Value) -> Value {
      (try? values.decode(Value.self, forKey: key)) ?? missing
    }
    choice = Values.Choice(read(.section, or: nil))
    covering = Self.trail(read(.cover, or: StoredTrail(views: [])))
    wantsSidebar = read(.showsSidebar, or: false)
    tip = read(.tip, or: .due)
    isFocused = read(.focuses, or: false)
    wantsInspector = read(.inspects, or: false)
    wantsInspectorSheet = false
    style = NavigatorStyle(rawValue: read(.style, or: NavigatorStyle.balanced.rawValue)) ?? .balanced
    for (section, trail) in read(.trails, or: StoredTrails<Values.Section, Values.Destination>()).trails {
      trails[section] = Self.trail(trail)
    }
  }

  /// Stores the place.
  public func encode(to encoder: any Encoder) throws {
    var stored: [(name: String, section: Values.Section, trail: Values.Trail)] = []
    trails.forEach { section, trail in
      if trail.count > 0 { stored.append((String(describing: section), section, trail)) }
    }
    stored.sort { $0.name < $1.name }
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(choice.value, forKey: .section)
    var all = values.nestedUnkeyedContainer(forKey: .trails)
    for (_, section, trail) in stored {
      try all.encode(section)
      try all.encode(Self.views(trail))
    }
    try values.encode(Self.views(covering), forKey: .cover)
    try values.encode(wantsSidebar, forKey: .showsSidebar)
    try values.encode(tip, forKey: .tip)
    try values.encode(isFocused, forKey: .focuses)
    try values.encode(wantsInspector, forKey: .inspects)
    try values.encode(style.rawValue, forKey: .style)
  }

  private static func views(_ trail: Values.Trail) -> [Values.Destination] {
    (0..<trail.count).map { trail[$0] }
  }

  private static func trail(_ stored: StoredTrail<Values.Destination>) -> Values.Trail {
    stored.views.reduce(into: Values.Trail()) { _ = $0.add($1) }
  }
}

/// A trail as it was stored, up to the first view that cannot be read any more.
struct StoredTrail<View: Decodable>: Decodable {
  var views: [View]

  init(views: [View]) { self.views = views }

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    views = []
    while !values.isAtEnd, let view = try? values.decode(View.self) { views.append(view) }
  }
}

/// Sections by turns with their trails as they were stored, less those that cannot be read any more.
struct StoredTrails<Section: Decodable, View: Decodable>: Decodable {
  var trails: [(section: Section, trail: StoredTrail<View>)] = []

  init() {}

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    while !values.isAtEnd {
      let start = values.currentIndex
      let section: Section? = Self.next(&values)
      let trail: StoredTrail<View>? = Self.next(&values)
      // A decoder that cannot skip an element would make this loop for ever.
      guard values.currentIndex == start + 2 else { return }
      if let section, let trail { trails.append((section, trail)) }
    }
  }

  private struct Anything: Decodable { init(from decoder: any Decoder) {} }

  private static func next<Value: Decodable>(_ values: inout any UnkeyedDecodingContainer) -> Value? {
    if values.isAtEnd { return nil }
    if let value = try? values.decode(Value.self) { return value }
    _ = try? values.decode(Anything.self)
    return nil
  }
}
