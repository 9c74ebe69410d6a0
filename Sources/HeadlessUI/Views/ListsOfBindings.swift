extension List {
  /// Rows for bindings to elements, of which one is chosen at most.
  public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Values>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
    self.init(
      selection: selection, content: { ForEach(data, content: rowContent) }, file: file, line: line)
  }
  /// Rows for bindings to elements, by the identity that a path leads to, of which one is chosen at most.
  public init<Values: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Binding<Values>, ID, Row> {
    self.init(
      selection: selection, content: { ForEach(data, id: id, content: rowContent) }, file: file, line: line)
  }
  /// Rows for bindings to elements, of which several are chosen.
  public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Values>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
    self.init(
      selection: selection, content: { ForEach(data, content: rowContent) }, file: file, line: line)
  }
  /// Rows for bindings to elements, by the identity that a path leads to, of which several are chosen.
  public init<Values: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Binding<Values>, ID, Row> {
    self.init(
      selection: selection, content: { ForEach(data, id: id, content: rowContent) }, file: file, line: line)
  }
}

extension List where SelectionValue == Never {
  /// Rows for bindings to elements, by the identity that a path leads to.
  public init<Values: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
  ) where Content == ForEach<Binding<Values>, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}
