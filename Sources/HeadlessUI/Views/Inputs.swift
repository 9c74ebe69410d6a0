// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// One of several values, as in SwiftUI; each can be chosen.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue?>
  let label: Label
  let content: Content
  let writer: Writer

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(optional: Binding(selection), content: content, label: label, file: file, line: line)
  }
  /// A choice that may be none, where several values differ.
  private init(
    optional selection: Binding<SelectionValue?>, content: () -> Content, label: () -> Label,
    file: StaticString, line: UInt
  ) {
    writer = Writer("Picker", file, line)
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Notes what can be chosen, at most four values.
  @MainActor public static func _evaluate(_ view: Picker, in scope: Scope) {
    let choices = Page()
    let selection = view.selection
    choices.list = Page.SelectionList(
      writer: view.writer, read: { selection.wrappedValue.map { AnyHashable($0) } }, write: { _ in })
    if let scope = scope.entering(.extra) {
      Content._evaluate(view.content, in: scope.on(choices).inList(true))
    }
    let rows = choices.list?.rows ?? []
    if rows.count > 4 {
      scope.graph.isNotModelled(
        "of more than four values of a 'Picker', in '\(scope.node.typeName)', the others are not chosen",
        "findings there may be missed")
    }
    for row in rows.prefix(4) {
      guard let value = row.tag?.base as? SelectionValue, value != selection.wrappedValue else { continue }
      scope.addControl(row.label ?? "\(value)", by: view.writer) { selection.wrappedValue = value }
    }
  }
}

extension Picker {
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, content: content, label: { label }, file: file, line: line) }
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View, file: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, content: content, label: label, file: file, line: line) }
}

extension Picker {
  /// A choice for several values, which is made where all are alike.
  public init<Values: RandomAccessCollection>(
    sources: Values, selection path: KeyPath<Values.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      optional: Binding(
        get: {
          let values = Set(sources.map { $0[keyPath: path].wrappedValue })
          return values.count == 1 ? values.first : nil
        },
        set: { if let value = $0 { for source in sources { source[keyPath: path].wrappedValue = value } } }),
      content: content, label: label, file: file, line: line)
  }
}

extension Picker where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: some ViewTitle, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content,
      label: { HeadlessUI.Label(string(of: title), systemImage: systemImage) }, file: file, line: line)
  }
}

extension Picker where Label == Text {
  public init<Values: RandomAccessCollection>(
    _ title: some ViewTitle, sources: Values,
    selection path: KeyPath<Values.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      sources: sources, selection: path, content: content, label: { Text(string(of: title)) }, file: file,
      line: line)
  }
  public init(
    _ title: some ViewTitle, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content, label: { Text(string(of: title)) }, file: file, line: line)
  }
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(selection: selection, content: content, label: { Text(title) }, file: file, line: line)
  }
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(selection: selection, content: content, label: { Text(title) }, file: file, line: line)
  }
}

/// A line to type, as in SwiftUI: one of text can be emptied, or given a short text or a long one.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  let label: Label
  /// What can be typed now, and what types it.
  let texts: @MainActor (_ name: String) -> [(verb: String, type: () -> Void)]
  var commit: (() -> Void)?
  /// What stands in it.
  private var text: (@MainActor () -> String)?

  init(_ label: Label, _ text: Binding<String>, short: String? = nil, commit: (() -> Void)? = nil) {
    self.init(label) { name in
      let short = short ?? Self.usual(in: name)
      // The long one has as many letters as the name of a file at most.
      let values = [("type in", short), ("fill", String(repeating: "long text", count: 28)), ("clear", "")]
      return values.filter { $0.1.isEmpty != text.wrappedValue.isEmpty }
        .map { (verb, value) in (verb, { text.wrappedValue = value }) }
    }
    self.commit = commit
    self.text = { text.wrappedValue }
  }

  /// What is usual in a field of a name.
  private static func usual(in name: String) -> String {
    let name = name.lowercased()
    if name.contains("mail") { return "name@example.com" }
    return name.hasSuffix("code") || name == "pin" ? "123456" : "text"
  }

  init(_ label: Label, _ texts: @escaping @MainActor (String) -> [(verb: String, type: () -> Void)]) {
    (self.label, self.texts) = (label, texts)
  }

  /// Notes what can be typed.
  @MainActor public static func _evaluate(_ view: TextField, in scope: Scope) {
    let name = scope.text(of: view.label)
    scope.page.see(nil)
    if let text = view.text { scope.page.typed.append(text()) }
    for (verb, type) in view.texts(name) { scope.addControl("\(verb) \(name)", type) }
    if let commit = view.commit { scope.addControl("submit \(name)") { commit() } }
  }
}

extension TextField where Label == Text {
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(Text(title), text)
  }
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(Text(title), text)
  }
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
  public init(
    _ title: some ViewTitle, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(Text(string(of: title)), text) }
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(Text(title), text, commit: onCommit) }
}

extension TextField {
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), text)
  }
}
