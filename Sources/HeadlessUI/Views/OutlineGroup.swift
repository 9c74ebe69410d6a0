// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Views for a tree, as in SwiftUI, with every branch expanded: three levels, and of each branch four elements.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: PrimitiveView
{
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  @MainActor public static func _evaluate(_ view: OutlineGroup, in scope: Scope) {
    view.evaluate(view.data.prefix(16), level: 1, in: scope)
  }

  @MainActor private func evaluate(_ elements: Data.SubSequence, level: Int, in scope: Scope) {
    for element in elements {
      let tag = AnyHashable(element[keyPath: id])
      guard let scope = scope.entering(.id(tag)) else { return }
      scope.evaluateRow(tag: tag) { $0.evaluate { content(element) } }
      guard let children = element[keyPath: children], let scope = scope.entering(.extra) else { continue }
      let shown = level < 3 ? children.prefix(4) : children.prefix(0)
      if shown.count < children.count {
        scope.graph.isNotModelled(
          "of a tree, in '\(scope.node.typeName)', three levels and four elements of a branch are there",
          "findings there may be missed")
      }
      evaluate(shown, level: level + 1, in: scope)
    }
  }
}

extension OutlineGroup {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data: data, id: id, children: children, content: content) }
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup where Data: RangeReplaceableCollection {
  /// The tree of one root.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element, ID == Element.ID {
    self.init(Data([root]), children: children, content: content)
  }
}

extension List {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #fileID, line: UInt = #line
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    let rows = { OutlineGroup(data, children: children, content: rowContent) }
    self.init(selection: selection, content: rows, file: file, line: line)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Content == OutlineGroup<Data, ID, Row> {
    let rows = { OutlineGroup(data, id: id, children: children, content: rowContent) }
    self.init(selection: selection, content: rows, file: file, line: line)
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #fileID, line: UInt = #line
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    let rows = { OutlineGroup(data, children: children, content: rowContent) }
    self.init(selection: selection, content: rows, file: file, line: line)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Content == OutlineGroup<Data, ID, Row> {
    let rows = { OutlineGroup(data, id: id, children: children, content: rowContent) }
    self.init(selection: selection, content: rows, file: file, line: line)
  }
}

extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
