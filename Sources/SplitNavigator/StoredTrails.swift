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
      // A decoder that cannot leave an element behind would be asked for ever.
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
