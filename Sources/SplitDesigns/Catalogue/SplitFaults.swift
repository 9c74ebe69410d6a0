import FuzzEngine

/// The catalogue of known faults of split navigation: those of the published designs, seeded flaws, and a few quirks of
/// the platform.
public enum SplitFaults {
  /// Every fault: the published ones, then those of our own, then what cannot be expressed.
  public static let all: [Fault] =
    expressible.filter { $0.id.first == "F" } + expressible.filter { $0.id.first != "F" } + inexpressible

  private static let expressible: [Fault] =
    (LazySplit.flawTable.faults + LazySplitAncestor.faults + EmptyColumns.faults
    + SidebarColumns.flawTable.faults + Navigator.flawTable.faults
    + NavigationViewKit.flawTable.faults + ComposableSplit.flawTable.faults
    + SplitNavigatorDesign.flawTable.faults + PlainColumns.flawTable.faults).sorted {
      number($0) < number($1)
    }

  private static func number(_ fault: Fault) -> Int { Int(fault.id.dropFirst()) ?? 0 }
}
