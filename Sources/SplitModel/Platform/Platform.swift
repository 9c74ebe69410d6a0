/// The headless platform under an app: how it responds to people, devices and bindings.
///
/// It has no state of its own. Who writes which binding when follows the platform notes, §9.
public struct Platform: Sendable {
  let tree: ContainerTree
  /// Known misbehaviour that is switched on.
  public let quirks: Quirks
  /// What was chosen where no source settles it.
  public let assumptions: Assumptions
  /// Whether nothing is ever late: no delivery waits, no column takes time, a rotation is one event.
  public let isImmediate: Bool
  /// Whether a list may write something after a turn in which it was built anew or lost a row.
  let writesListsLate: Bool

  /// Sets a platform up.
  public init(
    tree: ContainerTree, quirks: Quirks = [], assumptions: Assumptions = Assumptions(),
    isImmediate: Bool = false
  ) {
    self.tree = tree
    self.quirks = quirks
    self.assumptions = assumptions
    self.isImmediate = isImmediate
    writesListsLate = assumptions.listRewrites != .never || assumptions.removedRow != .kept
  }

  enum Response {
    /// Nothing: it was not there to be done.
    case ignored(IgnoreReason)
    /// It moved containers or sent deliveries, and the app learns nothing yet.
    case done
    /// The app handles it.
    case tell(AppEvent)
    /// The surroundings change to these.
    case surround(DeviceEnvironment)
    /// The process ended and the app is launched again.
    case relaunch
  }

  func hasPath(inDetailOf split: Int, _ body: BodyDescription) -> Bool {
    guard let stack = stack(inDetailOf: split, body) else { return false }
    return body.stacks[stack].isPresent && !body.stacks[stack].path.isEmpty
  }

  /// What is in a split's detail column now: without its inner split the stack in that one's detail; a view alone where
  /// the stack is absent, as before something is chosen.
  @inline(__always) func content(inDetailOf split: Int, _ body: BodyDescription) -> ContainerTree.Content {
    var content = tree.details[split]
    if content == .split1 {
      if body.splits[1].isPresent { return content }
      content = tree.details[1]
    }
    return Self.stack(content).map { body.stacks[$0].isPresent } ?? false ? content : .view
  }

  func stack(inDetailOf split: Int, _ body: BodyDescription) -> Int? {
    Self.stack(content(inDetailOf: split, body))
  }

  static func stack(_ content: ContainerTree.Content) -> Int? {
    switch content {
    case .stack0: 0
    case .stack1: 1
    default: nil
    }
  }

  /// A split's bindings with what the platform has written and the app has not received yet.
  private func inForce(_ split: Int, _ state: PlatformState, _ body: BodyDescription) -> SplitBody {
    var inForce = body.splits[split]
    var position = 0
    while let delivery = state.queue[position] {
      if delivery.container == UInt8(split) {
        switch delivery.kind {
        case .visibility: inForce.visibility = ColumnVisibility(rawValue: delivery.value)
        case .compactColumn: inForce.compactColumn = Column(rawValue: delivery.value)
        case .selection: inForce.selection = nil
        case .item: inForce.item = .blank
        default: break
        }
      }
      position += 1
    }
    return inForce
  }

  func build(_ state: inout PlatformState, _ body: BodyDescription) {
    for split in 0..<Slots<SplitBody>.capacity {
      state.splits[split] =
        body.splits[split].isPresent
        ? SplitContainer(
          body.splits[split], state.environment, hasPath: hasPath(inDetailOf: split, body), assumptions)
        : SplitContainer()
    }
    if body.otherSheet != .blank { present(&state, seen: BodyDescription(), now: body) }
    if state.environment.isCompact || state.splits[0].isSidebarShown { activate(body.splits[0], &state) }
    for stack in 0..<Slots<StackBody>.capacity {
      state.stacks[stack] = StackContainer()
      guard body.stacks[stack].isPresent else { continue }
      state.stacks[stack].take(body.stacks[stack].path, presented: body.stacks[stack].presented)
      guard !state.stacks[stack].entries.isEmpty, !body.stacks[stack].isPresented,
        let selection = body.splits[0].selection
      else { continue }
      state.stacks[stack].ownerSection = selection.index + 1
    }
  }

  func surround(
    _ state: inout PlatformState, with environment: DeviceEnvironment, seen: BodyDescription,
    now: BodyDescription, _ effects: inout Effects
  ) {
    let old = state.environment
    let wasShown = state.splits[0].isSidebarShown && !old.isCompact
    state.environment = environment
    reconcile(&state, seen: seen, now: now, &effects)
    relayout(&state, from: old, now)
    if state.splits[0].isAutomatic, state.splits[0].isSidebarShown, !wasShown {
      effects.geometryShowedSidebar = true
    }
  }

  /// Lays everything out for changed surroundings; writes no binding unless that is assumed (platform notes §9).
  private func relayout(_ state: inout PlatformState, from old: DeviceEnvironment, _ body: BodyDescription) {
    let new = state.environment
    for split in 0..<Slots<SplitBody>.capacity where body.splits[split].isPresent {
      // A collapse decides anew which column is on top; what an earlier collapsed layout was still about to write
      // of it is void.
      if new.isCompact, !old.isCompact { state.queue.removeAll(.compactColumn, container: UInt8(split)) }
      let inForce = inForce(split, state, body)
      let hasPath = stack(inDetailOf: split, body).map { !state.stacks[$0].entries.isEmpty } ?? false
      if new.isCompact, !old.isCompact {
        state.splits[split].collapse(inForce, hasPath: hasPath, assumptions)
        if inForce.hasContent { raiseContent(split, &state) }
        if assumptions.collapseWrites == .always {
          writeColumn(state.splits[split].topColumn, of: split, &state, body)
          state.splits[split].isChosenByCollapse = false
        }
        state.splits[split].isMoving = false
        state.splits[split].isDeferred = false
        state.queue.removeAll(.transition, container: UInt8(split))
        if quirks.contains(.collapseKeepsTopOnly), let stack = stack(inDetailOf: split, body) {
          state.splits[split].skips = UInt8(state.stacks[stack].entries.count)
        }
      } else if !new.isCompact, old.isCompact {
        state.splits[split].skips = 0
        state.splits[split].isChosenByCollapse = false
        // The platform remembers what a person chose where no binding does.
        let isBound = inForce.visibility != nil && !state.splits[split].isChosenByHand
        if isBound || state.splits[split].isAutomatic {
          state.splits[split].layOut(inForce, new, assumptions)
        }
        if assumptions.expandWrites == .geometry { followGeometry(split, &state, body, isNamed: true) }
      } else if !new.isCompact {
        if state.splits[split].isAutomatic { state.splits[split].layOut(inForce, new, assumptions) }
        if assumptions.geometryWrites != .never {
          followGeometry(split, &state, body, isNamed: assumptions.geometryWrites == .concrete)
        }
      }
    }
    if quirks.contains(.rotationLosesSidebar), new.isLandscapeScreen, !old.isLandscapeScreen {
      state.splits[0].isLost = true
    }
  }

  /// Lays a split out by the geometry alone, and writes of the visibility what that makes of it.
  private func followGeometry(
    _ split: Int, _ state: inout PlatformState, _ body: BodyDescription, isNamed: Bool
  ) {
    var automatic = body.splits[split]
    guard let bound = automatic.visibility else { return }
    automatic.visibility = .automatic
    state.splits[split].layOut(automatic, state.environment, assumptions)
    let written = isNamed ? state.splits[split].visibility(of: automatic, revealed: revealed) : .automatic
    state.splits[split].automatic = isNamed ? 0 : 1
    state.queue.removeAll(.visibility, container: UInt8(split))
    guard written != bound else { return }
    state.queue.send(Delivery(.visibility, container: UInt8(split), value: written.rawValue))
  }
}
