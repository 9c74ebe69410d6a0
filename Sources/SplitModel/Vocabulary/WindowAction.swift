/// An action in another window of the app than the one that is looked at, packed so that actions stay flat.
public struct WindowAction: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let kind: UInt8
  @usableFromInline let first: UInt8
  @usableFromInline let second: UInt8

  /// Packs what a person or the app's code does in a window; nil for what concerns the device or what is in flight.
  public init?(_ action: SplitAction) {
    kind = action.kind.rawValue
    switch action {
    case .longPressBack(let levels): (first, second) = (levels, 0)
    case .begin(let gesture): (first, second) = (gesture.rawValue, 0)
    case .choose(let section): (first, second) = (section.index, 0)
    case .open(let link): (first, second) = (link, 0)
    case .resize(let window): (first, second) = (window.rawValue, 0)
    case .call(let call, let argument): (first, second) = (call, argument)
    default:
      guard Self.plain.contains(action) else { return nil }
      (first, second) = (0, 0)
    }
  }

  private static let plain: [SplitAction] = [
    .toggle, .back, .swipeBack, .edgeSwipe, .drag, .tapOutside, .dismissSheet, .swipeBackCancel,
    .edgeSwipeCancel, .dragCancel, .pressToggle, .escape, .reappear, .commit, .cancel, .pressInspector,
    .dismissSheetCancel,
  ]

  /// What is done.
  public var action: SplitAction {
    let kind = SplitAction.Kind(rawValue: kind) ?? .toggle
    return switch kind {
    case .longPressBack: .longPressBack(first)
    case .begin: .begin(Gesture(rawValue: first) ?? .swipeBack)
    case .choose: .choose(SidebarSection(first))
    case .open: .open(first)
    case .resize: .resize(WindowSize(rawValue: first))
    case .call: .call(number: first, argument: second)
    default: SplitAction(kind) ?? .toggle
    }
  }
}
