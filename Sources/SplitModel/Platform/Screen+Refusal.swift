extension Screen {
  // Every second action of a campaign ends here.
  @inline(__always) func refusal(of action: SplitAction) -> IgnoreReason? {
    switch action {
    case .toggle: hasToggle ? nil : .notOnScreen
    case .pressToggle: canPressToggle ? nil : .notOnScreen
    case .choose(let section): refusal(ofRow: section)
    case .open(let link): refusal(ofLink: link)
    case .back: refusal(ofBack: 1)
    case .longPressBack(let levels): levels < 2 ? .nothingBelow : refusal(ofBack: levels)
    case .swipeBack, .swipeBackCancel: refusalOfSwipeBack
    case .edgeSwipe, .edgeSwipeCancel: refusal(ofGesture: .edgeSwipe)
    case .drag, .dragCancel: refusal(ofGesture: .drag)
    case .tapOutside: canTapOutside ? nil : .notOnScreen
    case .escape:
      canTapOutside || (last.canGoBack && last.back == .system && !last.isDimmed) ? nil : .nothingBelow
    case .rotate, .resize, .call, .deliver, .background, .lock: nil
    case .reappear: isCovered ? .covered : nil
    case .begin(let gesture): refusal(ofGesture: gesture)
    case .commit, .cancel: gesture == nil ? .noGesture : nil
    case .dismissSheet: presentation.canBeDismissed ? nil : .notOnScreen
    case .dismissSheetCancel: refusal(ofGesture: .dismissSheet)
    case .pressInspector: refusalOfInspector
    case .relaunch: policies.contains(.persists) ? nil : .keepsNothing
    case .elsewhere, .openWindow, .closeWindow: .oneWindow
    }
  }

  /// Its command reaches an inspector that nothing else covers.
  var refusalOfInspector: IgnoreReason? {
    guard policies.contains(.hasInspector) else { return .notOnScreen }
    return presentation.contains(.isShown) && !presentation.contains(.isInspector) ? .covered : nil
  }

  func refusal(ofGesture gesture: Gesture) -> IgnoreReason? {
    switch gesture {
    case .swipeBack: refusalOfSwipeBack
    case .edgeSwipe: canEdgeSwipe ? nil : isEdgeSwipeCovered ? .edgeCovered : .notOnScreen
    case .drag: canDrag ? nil : .notOnScreen
    case .dismissSheet: presentation.canBeDragged ? nil : .notOnScreen
    }
  }

  func refusal(ofRow section: SidebarSection) -> IgnoreReason? {
    guard let sidebar, hasRow(section) else { return .notOnScreen }
    return sidebar.isDimmed ? .covered : nil
  }

  func refusal(ofLink link: UInt8) -> IgnoreReason? {
    guard link < 16 else { return .notOnScreen }
    if links & 1 << UInt16(link) != 0 { return nil }
    for position in 0..<Int(paneCount) where self[position].links & 1 << UInt16(link) != 0 { return .covered }
    return .notOnScreen
  }

  func refusal(ofBack levels: UInt8) -> IgnoreReason? {
    guard let pane = paneWithBack else { return last.isDimmed ? .covered : .nothingBelow }
    if levels == 1 { return nil }
    let isDeepEnough = levels <= pane.depth &+ (pane.goesBackToColumn ? 1 : 0)
    return pane.back != .app && isDeepEnough ? nil : .nothingBelow
  }

  var refusalOfSwipeBack: IgnoreReason? {
    let pane = last
    guard pane.canGoBack else { return .nothingBelow }
    guard !pane.isDimmed else { return .covered }
    if pane.canSwipeBack { return nil }
    return pane.back != .system && pane.depth > 0 ? .backHidden : .edgeCovered
  }

  /// The pane that a tap on a link reaches: the last one that offers it and is not dimmed.
  package func pane(offering link: UInt8) -> Pane? {
    var position = Int(paneCount) - 1
    while position >= 0 {
      if self[position].links & 1 << UInt16(link) != 0, !self[position].isDimmed { return self[position] }
      position -= 1
    }
    return nil
  }

  var paneWithBack: Pane? {
    var position = Int(paneCount) - 1
    while position >= 0 {
      if self[position].hasBack, !self[position].isDimmed { return self[position] }
      position -= 1
    }
    return nil
  }
}
