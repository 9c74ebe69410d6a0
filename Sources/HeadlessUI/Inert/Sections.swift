// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Views with a head and an end.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
  @MainActor public static func _evaluate(_ view: Section, in scope: Scope) {
    scope.evaluateRows { $0.evaluate(view.header, view.content, view.footer) }
  }
}

extension Section {
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
  nonisolated public func collapsible(_ isCollapsible: Bool) -> Section { self }
}
extension Section where Parent == EmptyView {
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}
extension Section where Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}
extension Section where Parent == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
extension Section where Parent == Text, Footer == EmptyView {
  nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
  nonisolated public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(content: content, header: { Text(title) }, footer: { EmptyView() }) }
}

extension Section where Footer == EmptyView {
  /// A section that can be closed in a sidebar; its views are shown.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { self.init(content: content, header: header) }
}

/// Views that can be hidden; they are shown.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  let content: () -> Content
  let label: Label
  let isExpanded: Binding<Bool>?
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }
  @MainActor public static func _evaluate(_ view: DisclosureGroup, in scope: Scope) {
    if let scope = scope.entering(.index(0)) { Label._evaluate(view.label, in: scope) }
    scope.page.row?.isBranch = true
    scope.endRow()
    if let isExpanded = view.isExpanded {
      scope.addControl(isExpanded.wrappedValue ? "close" : "expand") { isExpanded.wrappedValue.toggle() }
      if !isExpanded.wrappedValue { return }
    }
    scope.entering(.index(1))?.evaluateRows { $0.evaluate(making: view.content) }
  }
}
extension DisclosureGroup where Label == Text {
  nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  nonisolated public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  nonisolated public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// Views in a box.
nonisolated public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  let content: Content
  let label: Label
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  @MainActor public static func _evaluate(_ view: GroupBox, in scope: Scope) {
    scope.evaluate(view.label, view.content)
  }
}
extension GroupBox where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

/// A value with a label.
nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  let content: Content
  let label: Label
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  @MainActor public static func _evaluate(_ view: LabeledContent, in scope: Scope) {
    scope.evaluate(view.label, view.content)
  }
}
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  nonisolated public init<Form: FormatStyle>(
    _ title: LocalizedStringKey, value: Form.FormatInput, format: Form
  ) where Form.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}
extension LabeledContent where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// What stands where there is nothing to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView
{
  let label: Label
  let description: Description
  let actions: Actions
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
  @MainActor public static func _evaluate(_ view: ContentUnavailableView, in scope: Scope) {
    scope.evaluate(view.label, view.description, view.actions)
  }
}
extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: some ViewTitle, image: String, description: Text? = nil) {
    let text = string(of: title)
    self.init(label: { HeadlessUI.Label(text, image: image) }, description: { description })
  }
  nonisolated public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init(label: { HeadlessUI.Label(title, systemImage: systemImage) }, description: { description })
  }
  nonisolated public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    self.init(label: { HeadlessUI.Label(title, systemImage: systemImage) }, description: { description })
  }
}
extension ContentUnavailableView where Label == Text, Description == EmptyView, Actions == EmptyView {
  nonisolated public static var search: ContentUnavailableView {
    ContentUnavailableView(label: { Text("No results") })
  }
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(label: { Text("No results for “\(text)”") })
  }
}
