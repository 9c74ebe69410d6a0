// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Something that is under way.
nonisolated public struct ProgressView<Label: View>: PrimitiveView {
  let label: Label
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.label = label() }
  @MainActor public static func _evaluate(_ view: ProgressView, in scope: Scope) {
    scope.page.see()
    Label._evaluate(view.label, in: scope)
  }
}
extension ProgressView {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(label: label) }
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(label: label) }
}
extension ProgressView where Label == EmptyView {
  nonisolated public init() { self.init { EmptyView() } }
  nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init { EmptyView() }
  }
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init { EmptyView() }
  }
  nonisolated public init(_ progress: Progress) { self.init { EmptyView() } }
}
extension ProgressView where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey) { self.init { Text(title) } }
  nonisolated public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) { self.init { Text(title) } }
}

/// What of a date is set.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1),
    hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A line of hidden text.
public typealias SecureField = TextField

/// A text of several lines.
nonisolated public struct TextEditor: PrimitiveView {
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }
  @MainActor public static func _evaluate(_ view: TextEditor, in scope: Scope) {
    TextField._evaluate(TextField(Text("text"), view.text), in: scope)
  }
}

/// An address to tap, which leaves the app unless the app handles what is opened.
nonisolated public struct Link<Label: View>: PrimitiveView {
  let label: Label
  let destination: URL
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
  @MainActor public static func _evaluate(_ view: Link, in scope: Scope) {
    let open = scope.environment.openURL
    guard open.handles(view.destination) else { return Label._evaluate(view.label, in: scope) }
    let label = scope.text(of: view.label)
    scope.page.see(label)
    scope.addControl(label.isEmpty ? "\(view.destination)" : label) { open(view.destination) }
  }
}
extension Link where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
  nonisolated public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// What of a text is selected.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>), multiSelection(RangeSet<String.Index>)
  }
  public let indices: Indices
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
  public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
}

/// Pastes something, of which there is nothing.
nonisolated public struct PasteButton: PrimitiveView {
  public init<Item: Transferable>(payloadType: Item.Type, onPaste: @escaping ([Item]) -> Void) {}
  public init(
    supportedContentTypes types: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
  @MainActor public static func _evaluate(_ view: PasteButton, in scope: Scope) { scope.page.see() }
}

/// A picture that is loaded; it never comes.
nonisolated public struct AsyncImage<Content: View>: ContentView { let content: Content }
/// How far an image has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
extension AsyncImage {
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image { content = Image("") }
  nonisolated public init<Loaded: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: () -> Content
  ) { self.content = placeholder() }
}
