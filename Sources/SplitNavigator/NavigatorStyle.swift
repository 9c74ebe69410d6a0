/// The style of the split, as `navigationSplitViewStyle` takes it.
public enum NavigatorStyle: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The platform decides.
  case automatic
  /// Columns stand beside each other where there is room.
  case balanced
  /// The detail keeps its width, and other columns lie over it.
  case prominentDetail
}
