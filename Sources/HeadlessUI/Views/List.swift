internal import SplitModel

/// Rows, with a selection or without one, as in SwiftUI.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let content: Content
  let read: (() -> AnyHashable?)?
  let write: ((AnyHashable?) -> Void)?
  let writer: Writer
  /// Whether several rows may be selected.
  let takesSeveral: Bool
  /// The object that has the selection, which 'read' keeps; nil where that is not known.
  private unowned(unsafe) let object: AnyObject?
  /// The state of a view that the selection is.
  private let state: ObjectIdentifier?

  private init(
    _ content: Content, _ writer: Writer = Writer("List"), of object: AnyObject? = nil,
    _ state: ObjectIdentifier? = nil, takesSeveral: Bool = false, read: (() -> AnyHashable?)?,
    write: ((AnyHashable?) -> Void)?
  ) {
    self.content = content
    self.object = object
    self.state = state
    self.writer = writer
    self.takesSeveral = takesSeveral
    self.read = read
    self.write = write
  }

  /// Notes the rows, and what can be tapped in them.
  @MainActor public static func _evaluate(_ view: List, in scope: Scope) {
    scope.page.see()
    let scope = scope.with(\.isInRows, true).lazily(in: .list)
    guard let read = view.read, let write = view.write, scope.page.list?.isOfLinks != false else {
      return Content._evaluate(view.content, in: scope.inList(false))
    }
    scope.page.list = Page.SelectionList(
      writer: view.writer, read: read, write: write, state: view.state, takes: { canChoose($0) })
    _ = read()  // A list is evaluated anew when its selection changes.
    scope.graph.writes?.watch("selection", view.writer, scope.node, read)
    let (texts, controls) = (scope.page.texts.count, scope.page.controls.count)
    Content._evaluate(view.content, in: scope.inList(true))
    scope.follow(view.object, "the selection is", view.writer, under: scope.page) { read() == nil ? 0 : 1 }
    scope.graph.lists.see(
      view.writer,
      hasRows: scope.page.list?.rows.isEmpty == false || scope.page.controls.count > controls,
      hasTexts: scope.page.texts.count > texts)
    scope.page.followLinks(ofSeveralRows: view.takesSeveral, in: scope.graph)
    guard scope.page.list?.isOfLinks != true else { return }
    // A tap on a row with a button is one on the button, which is among the controls.
    scope.page.list?.rows.removeAll { ($0.isBranch || $0.buttons > 0) && !$0.isLink && !canChoose($0.tag) }
    let rows = scope.page.list?.rows ?? []
    guard let tag = rows.first?.tag, !rows.contains(where: { $0.isLink || canChoose($0.tag) }) else { return }
    scope.graph.report(
      .isNotShown,
      "no row of a 'List' in '\(scope.node.typeName)' can be chosen: its selection is of type '\(SelectionValue.self)', "
        + "and the rows are known by '\(type(of: tag.base))'",
      "give each row a '.tag(…)' of the selection's type")
  }

  private static func canChoose(_ tag: AnyHashable?) -> Bool {
    tag.map { $0.base is SelectionValue } ?? false
  }
}

extension List {
  /// Rows of which one is chosen at most.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(content(), selection, Writer("List", file, line)) }
  /// Rows of which one is always chosen.
  @_disfavoredOverload nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(content(), selection, Writer("List", file, line)) }
  /// Rows of which several may be chosen; a tap chooses one.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(content(), selection, Writer("List", file, line)) }

  private init(_ content: Content, _ selection: Binding<SelectionValue?>?, _ writer: Writer) {
    guard let selection else {
      self.init(content, read: nil, write: nil)
      return
    }
    self.init(
      content, writer, of: selection.object, selection.state,
      read: { selection.wrappedValue.map { AnyHashable($0) } },
      write: { value in
        let chosen = value?.base as? SelectionValue
        // Choosing a row of another type does nothing.
        if chosen != nil || value == nil { selection.wrappedValue = chosen }
      })
  }

  private init(_ content: Content, _ selection: Binding<SelectionValue>, _ writer: Writer) {
    self.init(
      content, writer, read: { selection.wrappedValue },
      write: { if let value = $0?.base as? SelectionValue { selection.wrappedValue = value } })
  }

  private init(_ content: Content, _ selection: Binding<Set<SelectionValue>>?, _ writer: Writer) {
    guard let selection else {
      self.init(content, read: nil, write: nil)
      return
    }
    self.init(
      content, writer, of: selection.object, selection.state, takesSeveral: true,
      read: {
        selection.wrappedValue.count == 1 ? selection.wrappedValue.first.map { AnyHashable($0) } : nil
      },
      write: { value in selection.wrappedValue = Set([value?.base as? SelectionValue].compactMap { $0 }) })
  }
}

extension List {
  /// Rows for elements, of which one is chosen at most.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(ForEach(data, content: rowContent), selection, Writer("List", file, line))
  }
  /// Rows for elements, of which one is chosen at most.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent), selection, Writer("List", file, line))
  }
  /// Rows for numbers, of which one is chosen at most.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ForEach(data, content: rowContent), selection, Writer("List", file, line))
  }
  /// Rows for numbers, of which several may be chosen.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row, file: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ForEach(data, content: rowContent), selection, Writer("List", file, line))
  }
  /// Rows for elements, of which one is always chosen.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent), selection, Writer("List", file, line))
  }
  /// Rows for elements, of which several may be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(ForEach(data, content: rowContent), selection, Writer("List", file, line))
  }
  /// Rows for elements, of which several may be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent), selection, Writer("List", file, line))
  }
}

extension List where SelectionValue == Never {
  /// Rows without a selection.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), read: nil, write: nil) }
  /// Rows for elements.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(ForEach(data, content: rowContent), read: nil, write: nil)
  }
  /// Rows for elements, by the identity that a path leads to.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent), read: nil, write: nil)
  }
  /// Rows for numbers.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ForEach(data, content: rowContent), read: nil, write: nil)
  }
  /// Rows for bindings to elements.
  public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Values>, @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
  ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
    self.init(ForEach(data, content: rowContent), read: nil, write: nil)
  }
}
