// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What rows can be changed in a list without code of the app's own.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var delete: EditActions { EditActions(rawValue: 1) }
  public static var move: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.delete, .move] }
}

extension ForEach where Content: View {
  /// Views for bindings to elements, which can be swiped away; moving them is not modelled.
  public init<Values: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Values>, editActions: EditActions<Values>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  ) where Values.Element: Identifiable, Data == Binding<Values>, ID == Values.Element.ID {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
  public init<Values: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>, editActions: EditActions<Values>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  ) where Data == Binding<Values> {
    self.init(data, id: id, content: content)
    if editActions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
  }
}

extension List {
  /// Rows that can be swiped away, of which one is chosen at most.
  public init<Values: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Values>, editActions: EditActions<Values>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
    self.init(
      data, id: \.id, editActions: editActions, selection: selection, rowContent: rowContent, file: file,
      line: line)
  }
  public init<
    Values: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>, editActions: EditActions<Values>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Binding<Values>, ID, Row> {
    self.init(
      selection: selection,
      content: { ForEach(data, id: id, editActions: editActions, content: rowContent) }, file: file,
      line: line)
  }
}

extension List {
  /// Rows that can be swiped away, of which several are chosen.
  public init<Values: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Values>, editActions: EditActions<Values>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
    self.init(
      data, id: \.id, editActions: editActions, selection: selection, rowContent: rowContent, file: file,
      line: line)
  }
  public init<
    Values: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>, editActions: EditActions<Values>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Binding<Values>, ID, Row> {
    self.init(
      selection: selection,
      content: { ForEach(data, id: id, editActions: editActions, content: rowContent) }, file: file,
      line: line)
  }
}

extension List where SelectionValue == Never {
  /// Rows that can be swiped away.
  public init<Values: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Values>, editActions: EditActions<Values>,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
  ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
  public init<
    Values: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>, editActions: EditActions<Values>,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
  ) where Content == ForEach<Binding<Values>, ID, Row> {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}

/// Switches the edit mode that the environment has, or else what is written on it alone: rows are tapped as before.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @State private var isEditing = false

  public init() {}

  @MainActor public var body: some View {
    let isOn = mode?.wrappedValue.isEditing ?? isEditing
    Button(isOn ? "Done" : "Edit") {
      if let mode { mode.wrappedValue = isOn ? .inactive : .active } else { isEditing.toggle() }
    }
  }
}
