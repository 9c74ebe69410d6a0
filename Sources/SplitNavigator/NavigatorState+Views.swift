/// What lies on the trails and the cover, and what is presented.
extension NavigatorState {
  @inlinable mutating func add(
    _ view: Values.Destination, _ section: Values.Section?, _ reasons: inout NavigatorReasons
  ) {
    let isAdded: Bool
    if let section {
      isAdded = trails[section].add(view)
      reasons.insert(.trailChanged)
    } else {
      isAdded = covering.add(view)
      reasons.insert(.coverChanged)
    }
    if !isAdded { reasons.insert(.isFull) }
  }

  /// Puts a view on a trail, or where views are unique goes back to the one that lies there.
  @inlinable mutating func add(
    _ view: Values.Destination, _ section: Values.Section?, _ settings: Settings,
    _ reasons: inout NavigatorReasons
  ) {
    if settings.options.contains(.uniqueViews), let level = Self.level(of: view, in: views(of: section)) {
      keep(level &+ 1, section, &reasons, by: .uniqueViews)
    } else {
      add(view, section, &reasons)
    }
  }

  @inlinable mutating func push(
    _ view: Values.Destination, on section: Values.Section, _ settings: Settings,
    _ surroundings: NavigatorSurroundings, _ reasons: inout NavigatorReasons
  ) {
    guard settings.layout(section) != .alone else { return reasons.note(.hadNoPlace) }
    add(view, section, settings, &reasons)
    if self.section == section { leaveSidebar(.closesOnPush, settings, in: surroundings, &reasons) }
  }

  /// Keeps the lowest views of a section's trail, or of the cover, and ends the claims of the others.
  @inlinable mutating func keep(
    _ count: Int, _ section: Values.Section?, _ reasons: inout NavigatorReasons,
    by policy: NavigatorOptions = []
  ) {
    if let section {
      guard trails[section].count > count else { return }
      trails[section].keep(count)
      reasons.insert(.trailChanged)
    } else {
      guard cover.count > count else { return }
      covering.keep(count)
      reasons.insert(.coverChanged)
    }
    reasons.insert(.by(policy))
    claims.forget(section, from: count)
  }

  @inlinable mutating func popToRoot(
    of section: Values.Section, _ settings: Settings, _ reasons: inout NavigatorReasons
  ) {
    let layout = settings.layout(section)
    guard layout != .alone else { return reasons.note(.hadNoPlace) }
    keep(layout == .besideDetail ? 1 : 0, section, &reasons)
  }

  /// A trail as pushing its views one by one would leave it where views are unique.
  @inlinable static func distinct(_ trail: Values.Trail, _ settings: Settings) -> Values.Trail {
    guard settings.options.contains(.uniqueViews) else { return trail }
    var distinct = Values.Trail()
    for level in 0..<trail.count {
      if let below = self.level(of: trail[level], in: distinct) {
        distinct.keep(below &+ 1)
      } else {
        _ = distinct.add(trail[level])
      }
    }
    return distinct
  }

  @inlinable mutating func uncover(_ reasons: inout NavigatorReasons) { keep(0, nil, &reasons) }

  /// Opens a view from its section: in the place of what stands beside, on its stack, or over everything.
  ///
  /// A tap on a section's own view proves that nothing covers it; a link that opens a cover itself adds to the cover.
  @inlinable mutating func open(
    _ view: Values.Destination, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    let layout = layout(settings)
    if layout != .alone { uncover(&reasons) }
    if layout == .besideDetail || layout == .sliding { keep(0, section, &reasons) }
    push(view, settings, surroundings, &reasons)
  }

  /// Puts a view on what is in front; over everything where something is there already, or where the section has no
  /// stack.
  @inlinable mutating func push(
    _ view: Values.Destination, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    guard cover.count == 0, layout(settings) != .alone else {
      return cover(with: view, settings, surroundings, &reasons)
    }
    reveal(&reasons)
    add(view, section, settings, &reasons)
    leaveSidebar(.closesOnPush, settings, in: surroundings, &reasons)
  }

  @inlinable mutating func cover(
    with view: Values.Destination, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    reveal(&reasons)
    add(view, nil, settings, &reasons)
    leaveSidebar(.closesOnPush, settings, in: surroundings, &reasons)
  }

  /// Goes down the stack in front to the requested view, which no sidebar covers again once the columns merge.
  @inlinable mutating func popFront(to count: Int, _ settings: Settings, _ reasons: inout NavigatorReasons) {
    returnsToSidebar = false
    if let front = front(settings) { keep(count, front.section, &reasons) }
  }

  @inlinable mutating func popFront(
    to view: Values.Destination, _ settings: Settings, _ reasons: inout NavigatorReasons
  ) {
    guard let front = front(settings), let level = Self.level(of: view, in: views(of: front.section)) else {
      return reasons.note(.hadNoPlace)
    }
    popFront(to: level &+ 1, settings, &reasons)
  }

  /// Takes away the view for which work was done, from under what lies on it if need be.
  @inlinable mutating func complete(_ claim: Values.Claims.Claim, _ reasons: inout NavigatorReasons) {
    guard let place = claims.end(claim) else { return reasons.note(.viewWasGone) }
    if let section = place.section {
      trails[section].takeOut(place.level)
      reasons.insert(.trailChanged)
    } else {
      covering.takeOut(place.level)
      reasons.insert(.coverChanged)
    }
    claims.takeOut(place.section, at: place.level)
  }

  @inlinable mutating func remove(_ view: Values.Destination, _ reasons: inout NavigatorReasons) {
    trails.forEach { section, trail in
      if let level = Self.level(of: view, in: trail) { keep(level, section, &reasons) }
    }
    if let level = Self.level(of: view, in: cover) { keep(level, nil, &reasons) }
  }

  @inlinable package static func level(of view: Values.Destination, in trail: Values.Trail) -> Int? {
    for level in 0..<trail.count where trail[level] == view { return level }
    return nil
  }

  /// A requested view is not to be covered by what was presented before, nor by an inspector that is a sheet, now or
  /// once the columns merge.
  @inlinable mutating func reveal(_ reasons: inout NavigatorReasons) {
    dismiss(&reasons)
    wantsInspectorSheet = false
  }

  @inlinable mutating func dismiss(_ reasons: inout NavigatorReasons) {
    guard sheet != nil else { return }
    presented = Values.Presented(nil)
    reasons.insert(.presentationChanged)
  }
}
