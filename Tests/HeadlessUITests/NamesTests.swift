import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

// Names that apps use and that change no navigation: that these declarations compile unchanged is most of the test.

extension FocusedValues {
  @Entry var openNote: Int?
}
extension Transaction {
  @Entry var isQuiet = false
}
extension ContainerValues {
  @Entry var isPinned = false
  @Entry var rank: Int? = 3
}

private struct NotesDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""
  init(text: String = "") { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct NoteCommands: Commands {
  @FocusedValue(\.openNote) private var note
  var body: some Commands {
    SidebarCommands()
    CommandMenu("Notes") { Button("Delete") {}.disabled(note == nil) }
    CommandGroup(replacing: .newItem) { Button("New") {}.keyboardShortcut("n") }
    CommandGroup(after: .help) { Text("More") }
  }
}

private struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: NotesDocument()) { file in TextEditor(text: file.$document.text) }
      .commands {
        NoteCommands()
        ToolbarCommands()
      }
    WindowGroup("Notes", id: "notes") { Text("Notes") }
    Settings { Text("Settings") }
  }
}

private struct SampleStore: PreviewModifier {
  static func makeSharedContext() async throws -> [Int] { [1] }
  func body(content: Content, context: [Int]) -> some View { content.environment(\.font, .body) }
}

#Preview("Sample", traits: .modifier(SampleStore())) { Text("Sample") }

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sample: Self { .modifier(SampleStore()) }
}

#Preview(traits: .sample, .landscapeLeft) {
  Text("Sample").searchPresentationToolbarBehavior(.avoidHidingContent)
}

#Preview("Volume", windowStyle: .automatic) { Text("Sample") }

private struct Place: Identifiable { let id: Int }

/// Corners of UIKit's, as many apps round them.
private struct RoundedCorners: Shape {
  let corners: UIRectCorner
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8))
    return Path(path.cgPath)
  }
}

// Extensions of an app's own call a type's parameter what SwiftUI calls it.
extension EnvironmentObject { fileprivate static var type: ObjectType.Type { ObjectType.self } }
extension ObservedObject { fileprivate static var type: ObjectType.Type { ObjectType.self } }
extension StateObject { fileprivate static var type: ObjectType.Type { ObjectType.self } }

/// A container of an app's own, with the first of its views apart.
private struct Shelf<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    Group(subviews: content) { subviews in
      if let first = subviews.first { first }
      Text("\(subviews.count)")
      ForEach(subviews.dropFirst()) { $0.opacity($0.containerValues.isPinned ? 1 : 0.5) }
    }
    ForEach(subviews: content) { Text("rank \($0.containerValues.rank ?? 0)") }
  }
}

private struct Everything: View, Equatable {
  @Environment(\.undoManager) private var undoManager
  nonisolated static func == (left: Everything, right: Everything) -> Bool { true }

  var body: some View {
    NavigationStack {
      Shelf {
        Text("one").containerValue(\.isPinned, true)
        Text("two").searchCompletion(Place(id: 1)).tabViewBottomAccessory(isEnabled: false) { Text("three") }
          .clipShape(RoundedCorners(corners: [.topLeft, .topRight]))
      }
      PhaseAnimator([1, 2]) {
        Text("phase \($0)")
      } animation: { _ in
        .smooth
      }
      PhaseAnimator([3, 4], trigger: true) { Text("phase \($0)") }
      KeyframeAnimator(initialValue: 5, trigger: true) {
        Text("frame \($0)")
      } keyframes: { _ in
        LinearKeyframe(6, duration: 1)
      }
      EquatableView(content: Pinned())
      Pinned().equatable()
      Button("Quiet") {
        withTransaction(\.isQuiet, true) {}
        undoManager?.undo()
      }
      NavigationLink("More") { Text("more") }
    }
  }
}

private struct Pinned: View, Equatable {
  var body: some View { Text("pinned") }
}

@MainActor @Suite struct NamesTests {
  @Test func whatHasNoEffectIsShownAsItStands() async throws {
    let app = HeadlessApp("everything") { Everything().equatable() }
    let start: KeyValuePairs = ["device": "iphone-15 portrait"]
    try await app.test("link 1; link 2", at: start, showing: "detail: More <back")
    #expect(Transaction().isQuiet == false && FocusedValues().openNote == nil)
  }
}

/// Every form of what has several, as apps write them.
private struct Forms: View {
  enum Kind: String { case one, two }
  enum Failure: LocalizedError { case any }
  @AppStorage("count") private var count = 1
  @AppStorage("name") private var name: String?
  @AppStorage("kind", store: .standard) private var kind = Kind.one
  @SceneStorage("ratio") private var ratio = 0.5
  @SceneStorage("data") private var data: Data?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.detail
  @State private var isShown = false

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("sidebar")
    } detail: {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Text("sidebar")
      } content: {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("sidebar")
        } detail: {
          shown
        }
      } detail: {
        NavigationSplitView {
          Text("sidebar")
        } content: {
          Text("content")
        } detail: {
          Text("detail")
        }
      }
    }
    .toolbar {
      if isShown { ToolbarItem(placement: .topBarTrailing) { Text("\(count)") } }
      if count > 1 { ToolbarItem { Text(name ?? "") } } else { ToolbarItemGroup { Text(kind.rawValue) } }
      ToolbarSpacer(.fixed)
    }
    .toolbar(id: "bar") { ToolbarItem(id: "first") { Text("\(ratio) \(data?.count ?? 0)") } }
  }

  private var shown: some View {
    Text("shown")
      .alert("One", isPresented: $isShown) { Button("OK") {} }
      .alert(Text("Two"), isPresented: $isShown) {
        Button("OK") {}
      } message: {
        Text("message")
      }
      .alert("Three \(count)", isPresented: $isShown, presenting: name) { Text($0) }
      .alert(name ?? "", isPresented: $isShown, presenting: name) {
        Text($0)
      } message: {
        Text($0)
      }
      .alert(isPresented: $isShown, error: Failure.any) { Button("OK") {} }
      .alert(isPresented: $isShown, error: Failure.any) { _ in
        Button("OK") {}
      } message: {
        Text("\($0)")
      }
      .confirmationDialog("Four", isPresented: $isShown) { Button("OK") {} }
      .confirmationDialog("Five", isPresented: $isShown, titleVisibility: .visible) {
        Button("OK") {}
      } message: {
        Text("message")
      }
      .confirmationDialog("Six", isPresented: $isShown, presenting: name) { Text($0) }
      .confirmationDialog("Seven", isPresented: $isShown, presenting: name) {
        Text($0)
      } message: {
        Text($0)
      }
      .listStyle(.sidebar).listStyle(PlainListStyle()).pickerStyle(.segmented).buttonStyle(.plain)
      .tabViewStyle(.page(indexDisplayMode: .never)).textSelection(.enabled).labelStyle(.iconOnly)
      .searchable(text: .constant(""), placement: .sidebar, prompt: "Find")
      .searchable(text: .constant(""), isPresented: $isShown)
      .navigationBarTitle(Text("Title"), displayMode: .inline)
      .navigationBarTitle("Title \(count)")
      .gaugeStyle(.accessoryCircular).controlGroupStyle(.navigation).textEditorStyle(.plain)
      .presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationSizing(.form)
      .accessibilityAction(named: "Delete") {}.accessibilityAction(.escape) {}
      .rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0)).saturation(0.5).safeAreaPadding()
  }
}
