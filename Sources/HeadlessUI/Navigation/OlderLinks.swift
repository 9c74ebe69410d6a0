// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Binding {
  /// Whether a tag is selected.
  fileprivate func has<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isOn in
        if isOn {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}

/// Links of the older forms, each with a view of its own.
extension NavigationLink {
  /// A link with a view that is shown while a flag is on.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      target: .flag(destination, isActive, Writer("NavigationLink", file, line)), label: label())
  }
  /// A link with a view that is shown while a flag is on.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(destination: destination(), isActive: isActive, label: label, file: file, line: line)
  }
  /// A link with a view that is shown while its tag is selected.
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(destination: destination, isActive: selection.has(tag), label: label, file: file, line: line)
  }
  /// A link with a view that is shown while its tag is selected.
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(destination: destination(), isActive: selection.has(tag), label: label, file: file, line: line)
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ title: some ViewTitle, destination: Destination, isActive: Binding<Bool>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      destination: destination, isActive: isActive, label: { Text(string(of: title)) }, file: file, line: line
    )
  }
  public init(
    _ title: some ViewTitle, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(title, destination: destination(), isActive: isActive, file: file, line: line)
  }
  public init<Tag: Hashable>(
    _ title: some ViewTitle, destination: Destination, tag: Tag, selection: Binding<Tag?>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(title, destination: destination, isActive: selection.has(tag), file: file, line: line)
  }
  public init<Tag: Hashable>(
    _ title: some ViewTitle, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(title, destination: destination(), isActive: selection.has(tag), file: file, line: line)
  }
}
