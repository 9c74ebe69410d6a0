// Names of styles as they were written before each had a short one.

/// A style of the system.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct SidebarListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct PlainListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct GroupedListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct InsetListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes it.
  public init() {}
}

/// A style of the system.
public struct PageTabViewStyle: TabViewStyle {
  /// Makes it.
  public init() {}
}
