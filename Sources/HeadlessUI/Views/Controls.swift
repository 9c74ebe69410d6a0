// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

/// Something to tap that runs an action, as in SwiftUI.
nonisolated public struct Button<Label: View>: PrimitiveView {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let writer: Writer

  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.label = label()
    self.role = role
    self.action = action
    writer = Writer("Button", file, line)
  }

  /// Notes what can be tapped, under the label's first text.
  @MainActor public static func _evaluate(_ view: Button, in scope: Scope) {
    let label = scope.text(of: view.label)
    scope.page.see(label.isEmpty ? nil : label)
    scope.page.controls.append(
      Page.Control(
        label: label.isEmpty ? (scope.accessibilityName ?? "button") : label, effect: .run(view.action),
        isEnabled: scope.isEnabled, deletes: view.role == .destructive, identifier: scope.accessibilityName,
        writer: view.writer))
  }
}

extension Button where Label == Text {
  public init(
    _ title: some StringProtocol, action: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(action: action, label: { Text(title) }, file: file, line: line) }
  public init(
    _ title: LocalizedStringKey, action: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(action: action, label: { Text(title) }, file: file, line: line) }
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(role: role, action: action, label: { Text(title) }, file: file, line: line) }
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(role: role, action: action, label: { Text(title) }, file: file, line: line) }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { HeadlessUI.Label(title, systemImage: systemImage) }, file: file,
      line: line)
  }
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { HeadlessUI.Label(title, systemImage: systemImage) }, file: file,
      line: line)
  }
}

/// A switch, as in SwiftUI; a tap flips it.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label
  let writer: Writer

  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.isOn = isOn
    self.label = label()
    writer = Writer("Toggle", file, line)
  }

  /// Notes that it can be flipped.
  @MainActor public static func _evaluate(_ view: Toggle, in scope: Scope) {
    let isOn = view.isOn
    scope.addControl(scope.text(of: view.label), by: view.writer) { isOn.wrappedValue.toggle() }
  }
}

extension Toggle where Label == Text {
  public init(
    _ title: some StringProtocol, isOn: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line
  ) { self.init(isOn: isOn, label: { Text(title) }, file: file, line: line) }
  public init(
    _ title: LocalizedStringKey, isOn: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line
  ) { self.init(isOn: isOn, label: { Text(title) }, file: file, line: line) }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      isOn: isOn, label: { HeadlessUI.Label(title, systemImage: systemImage) }, file: file, line: line)
  }
}

/// Several actions behind one button, as in SwiftUI; each can be tapped.
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }
  /// Makes a menu that does something else where it is tapped and not held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// Notes what can be tapped in it.
  @MainActor public static func _evaluate(_ view: Menu, in scope: Scope) {
    let title = scope.text(of: view.label)
    scope.page.see(title)
    if let action = view.primaryAction { scope.addControl(title, action) }
    if let scope = scope.entering(.extra) { Content._evaluate(view.content, in: scope) }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title that does something else where it is tapped and not held.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// One of several values, as in SwiftUI; each can be chosen.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  let writer: Writer

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: UInt = #line
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
    choices.list = Page.SelectionList(writer: view.writer, read: { selection.wrappedValue }, write: { _ in })
    if let scope = scope.entering(.extra) {
      Content._evaluate(view.content, in: scope.on(choices).inList(true))
    }
    let rows = choices.list?.rows ?? []
    if rows.count > 4 {
      scope.graph.isNotModelled(
        "of more than four values of a 'Picker', in '\(scope.node.typeName)', the others are not chosen",
        "nothing to do; findings there may be missed")
    }
    for row in rows.prefix(4) {
      guard let value = row.tag?.base as? SelectionValue, value != selection.wrappedValue else { continue }
      scope.addControl(row.label ?? "\(value)", by: view.writer) { selection.wrappedValue = value }
    }
  }
}

extension Picker where Label == Text {
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

/// A line of text to type, as in SwiftUI: it can be emptied, or given a short text or a long one.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  let label: Label
  let text: Binding<String>
  let commit: (() -> Void)?

  init(_ label: Label, _ text: Binding<String>, commit: (() -> Void)? = nil) {
    (self.label, self.text, self.commit) = (label, text, commit)
  }

  /// Notes what can be typed.
  @MainActor public static func _evaluate(_ view: TextField, in scope: Scope) {
    let (name, text) = (scope.text(of: view.label), view.text)
    scope.page.see(nil)
    // The long one has as many letters as the name of a file at most.
    let values = [("type in", "text"), ("fill", String(repeating: "long text", count: 28)), ("clear", "")]
    for (verb, value) in values where value.isEmpty != text.wrappedValue.isEmpty {
      scope.addControl("\(verb) \(name)") { text.wrappedValue = value }
    }
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
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(Text(title), text, commit: onCommit) }
  /// A line for a value; a text that is none changes nothing.
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil
  ) where Style.FormatOutput == String {
    let text = Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
    self.init(Text(title), text)
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), text)
  }
}

extension Scope {
  /// The first text of a view that is a label; nothing else in it counts.
  func text(of label: some View) -> String {
    guard let scope = entering(.extra) else { return "" }
    let page = Page()
    func evaluate<Content: View>(_ view: Content) { Content._evaluate(view, in: scope.on(page)) }
    evaluate(label)
    return page.texts.first ?? ""
  }
}
