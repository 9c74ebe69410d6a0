/// What a step changed of what is seen, in words and by place.
struct SketchChange {
  /// One sentence each, without a full stop.
  private(set) var sentences: [String] = []
  /// For each sketch of the later ones the positions of its areas that are new or show something else.
  private(set) var areas: [[Int]] = []

  init() {}

  /// Compares what is seen after two steps; where nothing is drawn, the lines that describe it.
  init(from old: Finding.Line, to new: Finding.Line) {
    for sketch in new.sketches {
      let before = old.sketches.first { $0.place == sketch.place }
      if before == nil, !old.sketches.isEmpty { sentences.append("\(sketch.place) is there") }
      areas.append(before.map { compare($0, sketch) } ?? [])
    }
    for sketch in old.sketches where !new.sketches.contains(where: { $0.place == sketch.place }) {
      sentences.append("\(sketch.place) is gone")
    }
    guard new.sketches.isEmpty || sentences.isEmpty else { return }
    if old.screen != new.screen { sentences.append("\(old.screen) → \(new.screen)") }
    for (before, after) in zip(old.others, new.others) where before != after && new.sketches.isEmpty {
      sentences.append("\(after.place): \(before.screen) → \(after.screen)")
    }
  }

  private mutating func compare(_ old: Sketch, _ new: Sketch) -> [Int] {
    var changed: [Int] = []
    var words: [String] = []
    if old.caption != new.caption { words.append("now \(new.caption)") }
    var left = old.areas
    for (index, area) in new.areas.enumerated() {
      guard let match = left.firstIndex(where: { $0.name == area.name }) else {
        words.append("\(area.name) appears\(area.isOver ? " over the rest" : ""): \(area.shows)")
        changed.append(index)
        continue
      }
      let before = left.remove(at: match)
      let differences = Self.differences(before, area)
      if !differences.isEmpty { words.append("\(area.name) \(differences.joined(separator: ", "))") }
      if before.shows != area.shows || before.isOver != area.isOver || before.note != area.note {
        changed.append(index)
      }
    }
    words += left.map { "\($0.name) goes, which showed \($0.shows)" }
    func fingers(_ sketch: Sketch) -> [String] {
      sketch.controls.filter { $0.kind == .finger }.map(\.label)
    }
    let (up, down) = (fingers(old), fingers(new))
    if up != down { words.append(down.isEmpty ? "the finger is lifted" : "a finger is down: \(down[0])") }
    let (was, now) = (Self.bareOffers(old), Self.bareOffers(new))
    let come = now.filter { !was.contains($0) }
    let gone = was.filter { !now.contains($0) }
    if !come.isEmpty { words.append("can be done now: \(come.joined(separator: ", "))") }
    if !gone.isEmpty { words.append("no longer: \(gone.joined(separator: ", "))") }
    sentences += words.map { new.place.isEmpty ? $0 : "\(new.place): \($0)" }
    return changed
  }

  private static func differences(_ old: Sketch.Area, _ new: Sketch.Area) -> [String] {
    [
      old.shows == new.shows ? nil : "shows \(new.shows), no longer \(old.shows)",
      old.note == new.note ? nil : new.note.isEmpty ? "is no longer \(old.note)" : "is \(new.note)",
      old.isOver == new.isOver
        ? nil : new.isOver ? "lies over the rest now" : "stands beside the rest now",
      old.isDimmed == new.isDimmed ? nil : new.isDimmed ? "is dimmed" : "is dimmed no more",
    ].compactMap { $0 }
  }

  /// The actions that a sketch offers, without the place that stands before all of them.
  private static func bareOffers(_ sketch: Sketch) -> [String] {
    let place = sketch.place + ": "
    return offers(sketch).map { $0.hasPrefix(place) ? String($0.dropFirst(place.count)) : $0 }
  }

  /// The actions that a sketch offers, each once.
  static func offers(_ sketch: Sketch) -> [String] {
    let live = (sketch.controls + sketch.unplaced).filter { $0.isLive && !$0.action.isEmpty }
    return Layout.unique(live.map(\.action))
  }
}
