internal import SplitFuzz
internal import SplitModel

/// The stack in what is presented, which the platform follows with a number that no other stack has.
extension EvaluatedApp {
  /// Its number; nil where there is none for it, and during the survey any.
  var sheetStack: Int? {
    guard designNames == nil else { return nil }
    guard let survey else { return layout.sheet.map { _ in layout.detail == nil ? 1 : 0 } }
    return survey.sheetStack
  }

  /// The topmost stack in what is presented.
  func sheet(among presented: [Page.PresentedView]) -> AppLayout.Sheet? {
    guard designNames == nil, survey == nil || survey?.sheetStack != nil else { return nil }
    for presented in presented.reversed() {
      if let stack = presented.page.stacks.first { return (stack, presented) }
    }
    return nil
  }

  /// That stack, where nothing lies over what it is presented in.
  var frontSheet: StackPlace? {
    layout.sheet.flatMap { $0.presented.page === graph.page.presented.last?.page ? $0.stack : nil }
  }

  /// Whether a page is presented, or stands on the stack in what is.
  func isPresented(_ page: Page) -> Bool {
    layout.sheet?.stack.holds(page) == true || graph.page.presented.contains { $0.page === page }
  }

  /// Notes a sheet that a tap presents with what stood on its stack when it was dismissed; the layout is that before the tap.
  func noteReopened(_ event: AppEvent) {
    guard case .open = event, layout.sheet == nil, let left = leftSheet, !left.path.isEmpty,
      let new = sheet(among: graph.page.presented), new.stack.writer.isSame(as: left.sheet.stack.writer),
      new.presented.writer.isSame(as: left.sheet.presented.writer), new.stack.path.values() == left.path
    else { return }
    graph.isNotModelled(
      "a stack in what is presented came again with what was pushed when that was dismissed (\(new.stack.writer))",
      "empty its path as you present it, unless people are to go on from there")
  }

  /// Notes whether what no swipe takes away has gone, and what leaves the views beneath in use.
  func noteCovers(_ event: AppEvent) {
    let old = covers
    let presented = graph.page.presented
    if let open = presented.first(where: \.letsTapsThrough) {
      graph.isNotModelled(
        "'presentationBackgroundInteraction' lets what lies beneath a \(open.kind) be tapped, which is not followed (\(open.writer))",
        "let a test of what lies beneath begin without it")
    }
    covers = presented.filter { $0.refusesSwipe && !$0.letsTapsThrough }.map {
      "'\(key(of: $0))' (\($0.writer))"
    }
    // Beneath what is presented it is there still.
    if let top = graph.page.front.last, top.hidesBack, graph.page.pushes(top) {
      covers.insert("'\(PageName(top.name ?? "a view"))' (its back button is hidden)", at: 0)
    }
    if !old.isEmpty { log.covers.see(event, old, covers) }
  }

  /// Says what the stack holds; false where a path is longer than the model holds.
  func describeSheet(_ body: inout BodyDescription, _ names: ValueNames) -> Bool {
    guard let sheet = layout.sheet, let number = sheetStack, !body.stacks[number].isPresent else {
      return true
    }
    leftSheet = (sheet, sheet.stack.path.values())
    var described = StackBody()
    described.isPresented = true
    described.root = view(of: key(of: sheet.presented), names)
    let count = pages.count
    guard describe(sheet.stack, &described, names) else { return false }
    // What stands beneath too is tapped here.
    pages = Array(pages[count...] + pages[..<count])
    body.stacks[number] = described
    return true
  }
}

extension Page {
  /// Whether a page is on top of what is pushed on a stack here.
  fileprivate func pushes(_ page: Page) -> Bool {
    var isPushed = false
    forEachPage { isPushed = isPushed || $0.stacks.contains { $0.pages.last === page } }
    return isPushed
  }
}
