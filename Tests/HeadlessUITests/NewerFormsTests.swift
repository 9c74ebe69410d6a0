import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Forms of initializers and modifiers that compile as they are written for SwiftUI.
@Suite struct NewerFormsTests {
  struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  /// A table that a person can order, and of which one row is chosen.
  struct Ordered: View {
    @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]
    @State private var chosen: Int?
    @State private var group: String? = "all"
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      NavigationSplitView {
        List(selection: $group) { Text("All").tag("all") }
      } content: {
        Table(people, selection: $chosen, sortOrder: $order) { TableColumn("Name", value: \.name) }
          .navigationTitle("People")
      } detail: {
        Text(people.first { $0.id == chosen }?.name ?? "Nobody")
      }
    }
  }

  /// What has no effect and has to compile.
  struct Inert: View {
    @State private var people = [Person(id: 1, name: "Ann")]
    @State private var several: Set<Int> = []
    @State private var one: Int?
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var scale = 1.0
    private let name = LocalizedStringResource("d", comment: "a letter")
    private let posts: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: .init("d"))
    private let preview = SharePreview("d", icon: Image("d"))
    @State private var notes = AttributedString("d")
    @State private var selection = AttributedTextSelection()
    @Environment(\.lineLimit) private var lines
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.isLuminanceReduced) private var isDim

    var body: some View {
      NavigationStack {
        VStack {
          List($people, editActions: .all, selection: $several) { $person in Text(person.name) }
          Table(of: Person.self, selection: $one) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(people) { TableRow($0) }
          }
          Table(of: Person.self, selection: $one, sortOrder: $order) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(people) { TableRow($0) }
          }
          LazyHStack(alignment: .top) { Text("a") }
          Text("b").gesture(MagnificationGesture().onChanged { scale = $0 })
            .gesture(RotationGesture().onEnded { scale = $0.degrees })
            .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
            .gesture(RotateGesture().onChanged { scale = $0.rotation.degrees })
            .onScrollVisibilityChange { _ in }.onReceive(posts) { _ in }
          Label(name, systemImage: "d").transition(.symbolEffect(.drawOn))
            .transition(.scale(0.5).combined(with: .blurReplace))
          TextEditor(text: $notes, selection: $selection)
          GeometryReader { Text("\($0.bounds(of: .scrollView)?.height ?? 0)") }
            .accessibilityHint(people.map(\.name).joined())
          Button(name) {}.accessibilityLabel(name)
          Text(name) + Text(verbatim: String(localized: name))
          NavigationLink(name, value: 1)
          ShareLink(item: String(localized: "\(people.count) d", comment: "their number"), preview: preview)
          TabView {
            Tab("c", systemImage: "c") { Text("c") }.defaultVisibility(.hidden, for: .sidebar)
          }
          .tabViewStyle(.page).indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
        }
        .navigationTitle(name).toolbarBackgroundVisibility(.hidden, for: .navigationBar)
      }
    }
  }

  @Test func rowsOfAnOrderedTableAreChosen() async throws {
    let system = try await HeadlessApp("ordered") { Ordered() }.system()
    _ = try await system.test(#"link 8 "Ann""#, at: ["device": "ipad-13 landscape"])
    #expect(try await HeadlessApp("ordered") { Ordered() }.test(seed: 42, runs: 6).findings.isEmpty)
  }

  @Test func whatHasNoEffectCompiles() async throws {
    _ = try await HeadlessApp("inert") { Inert() }.system()
  }
}
