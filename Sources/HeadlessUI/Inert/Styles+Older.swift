// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of styles as they were written before each had a short one.

public struct SidebarListStyle: ListStyle {
  public init() {}
}

public struct PlainListStyle: ListStyle {
  public init() {}
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}

public struct GroupedListStyle: ListStyle {
  public init() {}
}

public struct InsetListStyle: ListStyle {
  public init() {}
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

public struct PageTabViewStyle: TabViewStyle {
  public init() {}
}
