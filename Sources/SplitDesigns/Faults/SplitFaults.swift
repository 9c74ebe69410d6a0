import FuzzEngine

/// The bank of known faults of split navigation: those of the published designs, flaws of our own, and a few quirks
/// of the platform.
public enum SplitFaults {
  /// Every fault, the published ones first.
  public static let all: [Fault] =
    lazySplit + ancestors + sidebarColumns + navigator + navigationViewKit + composableSplit
    + others + planted + plantedStacks + splitNavigator + asking + windows + catalogue + untold
}
