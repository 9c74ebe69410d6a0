internal import SplitModel

/// Where an app's containers are, as far as the platform has places for them: a split, a stack in its detail, a stack
/// around it, or a stack alone.
@MainActor struct AppLayout {
  private(set) var split: SplitPlace?
  /// The stack around the split, or the only one.
  private(set) var outer: StackPlace?
  /// The stack in the detail column.
  private(set) var detail: StackPlace?

  init(_ page: Page) {
    if let stack = page.stacks.first, page.splits.isEmpty {
      outer = stack
      split = stack.root.splits.first
    } else {
      split = page.splits.first
    }
    detail = split?.detail.stacks.first
  }

  /// Which container lies in which.
  var tree: ContainerTree {
    guard split != nil else { return ContainerTree(root: .stack0, details: (.view, .view)) }
    let details: (ContainerTree.Content, ContainerTree.Content) = (detail == nil ? .view : .stack1, .view)
    return outer == nil
      ? ContainerTree(root: .split0, details: details)
      : ContainerTree(root: .stack0, stackRoots: (.split0, .view), details: details)
  }

  /// The page at the root of the detail.
  var detailRoot: Page? { detail?.root ?? split?.detail }

  /// Notes what stands where the platform has no place; stacks there are followed by what can be tapped alone.
  func noteLimits(_ page: Page, _ graph: ViewGraph) {
    let known = [outer?.identity, detail?.identity].compactMap { $0 }
    for (place, stacks) in [
      ("the sidebar", split?.sidebar.stacks), ("the content column", split?.content?.stacks),
      ("the app", page.stacks),
    ] {
      for stack in stacks ?? [] where !known.contains(stack.identity) {
        graph.isNotModelled(
          "a stack in \(place) is followed without gestures and late writes",
          "nothing to do; findings there may be missed")
      }
    }
    if split?.detail.splits.isEmpty == false || detail?.root.splits.isEmpty == false {
      graph.isNotModelled(
        "a split view in the detail of another is shown as its own detail alone",
        "use one split view; nested ones are not supported by Apple either")
    }
  }
}

extension Page {
  /// This page and the fronts of containers in it.
  var front: [Page] {
    [self] + stacks.flatMap { $0.top.front } + splits.flatMap { $0.sidebar.front + $0.detail.front }
  }

  /// What is presented by this page or any in it, the topmost last.
  var presented: [PresentedView] {
    let columns = splits.flatMap { [$0.sidebar, $0.detail] + ($0.content.map { [$0] } ?? []) }
    let levels = stacks.flatMap { [$0.root] + $0.pages + ($0.presented.map { [$0.1] } ?? []) }
    let own = presentations.flatMap { [$0] + $0.page.presented }
    return (columns + levels).flatMap(\.presented) + own
  }

  /// The inspector of this page or of one in it.
  var anyInspector: Inspector? {
    if let inspector { return inspector }
    for split in splits {
      for page in [split.detail, split.content, split.sidebar] {
        if let found = page?.anyInspector { return found }
      }
    }
    for stack in stacks {
      if let found = stack.top.anyInspector ?? stack.root.anyInspector { return found }
    }
    return nil
  }

  /// What names this page.
  var name: String? { title ?? texts.first }
}

extension Page.PresentedView.Kind {
  var presentation: Presentation {
    switch self {
    case .sheet, .popover: []
    case .cover: .refusesSwipe
    case .alert: .isAlert
    case .dialog: .isDialog
    }
  }
}
