/// What a step changed of what is seen, in words and by place.
struct SketchChange {
  /// One sentence each, without a full stop.
  var sentences: [String] = []
  /// For each sketch of the later ones the positions of its areas that are new or show something else.
  var areas: [[Int]] = []

  init() {}

  /// Compares what is seen after two steps; where nothing is drawn, the lines that describe it.
  init(from old: Finding.Line, to new: Finding.Line) {
    for sketch in new.sketches {
      guard let before = old.sketches.first(where: { $0.place == sketch.place }) else {
        if !old.sketches.isEmpty { sentences.append("\(sketch.place) is there") }
        areas.append([])
        continue
      }
      areas.append(compare(before, sketch))
    }
    for sketch in old.sketches where !new.sketches.contains(where: { $0.place == sketch.place }) {
      sentences.append("\(sketch.place) is gone")
    }
    if new.sketches.isEmpty || (sentences.isEmpty && old.screen != new.screen) {
      if old.screen != new.screen { sentences.append("\(old.screen) → \(new.screen)") }
      for (before, after) in zip(old.others, new.others) where before != after && new.sketches.isEmpty {
        sentences.append("\(after.place): \(before.screen) → \(after.screen)")
      }
    }
  }

  private mutating func compare(_ old: Sketch, _ new: Sketch) -> [Int] {
    let place = new.place.isEmpty ? "" : "\(new.place): "
    var changed: [Int] = []
    if old.caption != new.caption { sentences.append("\(place)now \(new.caption)") }
    var left = old.areas
    for (index, area) in new.areas.enumerated() {
      guard let match = left.firstIndex(where: { $0.name == area.name }) else {
        sentences.append(
          "\(place)\(area.name) appears\(area.isOver ? " over the rest" : ""): \(area.shows)")
        changed.append(index)
        continue
      }
      let before = left.remove(at: match)
      let words = Self.difference(before, area)
      if !words.isEmpty { sentences.append("\(place)\(area.name) \(words.joined(separator: ", "))") }
      if before.shows != area.shows || before.isOver != area.isOver || before.note != area.note {
        changed.append(index)
      }
    }
    sentences += left.map { "\(place)\($0.name) goes, which showed \($0.shows)" }
    let (up, down) = (Self.fingers(old), Self.fingers(new))
    if up != down {
      sentences.append("\(place)\(down.isEmpty ? "the finger is lifted" : "a finger is down: \(down[0])")")
    }
    let (was, now) = (Self.bareOffers(old), Self.bareOffers(new))
    let come = now.filter { !was.contains($0) }
    let gone = was.filter { !now.contains($0) }
    if !come.isEmpty { sentences.append("\(place)can be done now: \(come.joined(separator: ", "))") }
    if !gone.isEmpty { sentences.append("\(place)no longer: \(gone.joined(separator: ", "))") }
    return changed
  }

  private static func difference(_ old: Sketch.Area, _ new: Sketch.Area) -> [String] {
    var words: [String] = []
    if old.shows != new.shows { words.append("shows \(new.shows), no longer \(old.shows)") }
    if old.note != new.note { words.append(new.note.isEmpty ? "is no longer \(old.note)" : "is \(new.note)") }
    if old.isOver != new.isOver {
      words.append(new.isOver ? "lies over the rest now" : "stands beside the rest now")
    }
    if old.isDimmed != new.isDimmed { words.append(new.isDimmed ? "is dimmed" : "is dimmed no more") }
    return words
  }

  private static func fingers(_ sketch: Sketch) -> [String] {
    sketch.controls.filter { $0.kind == .finger }.map(\.label)
  }

  /// The actions that a sketch offers, without the place that stands before all of them.
  private static func bareOffers(_ sketch: Sketch) -> [String] {
    let place = sketch.place + ": "
    return offers(sketch).map { $0.hasPrefix(place) ? String($0.dropFirst(place.count)) : $0 }
  }

  /// The actions that a sketch offers, each once.
  static func offers(_ sketch: Sketch) -> [String] {
    var offers: [String] = []
    for control in sketch.controls + sketch.unplaced
    where control.isLive && !control.action.isEmpty && !offers.contains(control.action) {
      offers.append(control.action)
    }
    return offers
  }
}
