import SplitFuzz
import Testing

@testable import SwiftUI

/// What larger public apps do: each of these was reported although it is right, or did not compile.
@Suite("Forms of larger apps") @MainActor struct FormsOfLargerApps {
  /// A sheet whose binding takes no write goes all the same where 'onDismiss' takes away what it depends on.
  struct Coordinated: View {
    let forgets: Bool
    @State private var sheet: String?
    var body: some View {
      NavigationStack {
        Button("Settings") { sheet = "Settings" }.navigationTitle("Home")
          .sheet(isPresented: .constant(sheet != nil), onDismiss: { if !forgets { sheet = nil } }) {
            NavigationStack { Text("a").navigationTitle(sheet ?? "nothing") }
          }
      }
    }
  }

  @Test func aSheetWhoseBindingTakesNoWriteEndsByItsHandler() async throws {
    let right = HeadlessApp("coordinated") { Coordinated(forgets: false) }
    #expect(try await right.test(seed: 42, runs: 4).findings.isEmpty)
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("forgetful") { Coordinated(forgets: true) }
        .test(seed: 42, runs: 4, savesFailures: false)
    }
    #expect(failure?.description.contains("sheet.lifecycle not-dismissed") == true)
  }

  /// A button that builds a route: views on the stack, and a sheet over them.
  struct Routed: View {
    let isPure: Bool
    @State private var path: [Int] = []
    @State private var sheet: Int?
    private var route: some View {
      Button("Deep link") { (path, sheet) = ([1, 2], 3) }
    }
    var body: some View {
      NavigationStack(path: $path) {
        route.navigationTitle("Home").navigationDestination(for: Int.self) {
          route.navigationTitle("Page \($0)")
        }
      }
      .sheet(
        item: Binding {
          sheet.map { Shown(id: $0) }
        } set: {
          sheet = $0?.id
        }
      ) {
        Text("Sheet \($0.id)").onDisappear { if !isPure { path = [] } }
      }
    }
    struct Shown: Identifiable { let id: Int }
  }

  /// simonnickel/snap-navigation does so; what the sheet leaves behind when it goes is another matter.
  @Test func aButtonMayBuildARouteWithASheet() async throws {
    #expect(
      try await HeadlessApp("routed") { Routed(isPure: true) }.test(seed: 42, runs: 10).findings.isEmpty)
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("routed") { Routed(isPure: false) }
        .test(seed: 42, runs: 10, savesFailures: false)
    }
    #expect(failure?.description.contains("sheet.lifecycle changes-beneath") == true)
  }

  #if !canImport(UIKit)
  /// Tabs on an iPhone and columns on an iPad, by a value of the environment that UIKit's traits give.
  struct PrefersTabs: UITraitBridgedEnvironmentKey {
    static let defaultValue = false
    static func read(from traits: UITraitCollection) -> Bool { traits.userInterfaceIdiom == .phone }
    static func write(to traits: inout any UIMutableTraits, value: Bool) {}
  }

  struct Layout: View {
    let isSet: Bool?
    var body: some View { Shown().environment(isSet) }
    struct Shown: View {
      @Environment(\.prefersTabs) private var prefersTabs
      var body: some View { Text(prefersTabs ? "tabs" : "columns") }
    }
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
  func aBridgedValueIsReadFromTheTraits(idiom: UIUserInterfaceIdiom) {
    let before = UIDevice.current.userInterfaceIdiom
    defer { UIDevice.current.userInterfaceIdiom = before }
    UIDevice.current.userInterfaceIdiom = idiom
    #expect(texts(of: Layout(isSet: nil)) == [idiom == .phone ? "tabs" : "columns"])
    #expect(texts(of: Layout(isSet: true)) == ["tabs"])
    #expect(texts(of: Layout(isSet: false)) == ["columns"])
  }

  struct Held: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        Button("Look \(count)") { count += 1 }
          .navigationTitle(UIDevice.current.orientation.isLandscape ? "Wide" : "Tall")
      }
    }
  }

  /// Nothing is posted as it turns, so a body that reads it shows it once it is evaluated again.
  @Test func howTheDeviceIsHeldIsKnown() async throws {
    let app = HeadlessApp("clip") { Held() }
    try await app.test("rotate; link 1", at: ["device": "iphone-15 portrait"], showing: "detail: Wide")
    try await app.test("rotate; link 1", at: ["device": "iphone-15 landscape"], showing: "detail: Tall")
  }
  #endif

  /// A modifier may depend on the environment of its place.
  struct Bordered: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Named(name: environment.horizontalSizeClass == .compact ? "narrow" : "wide")
    }
    struct Named: ViewModifier {
      let name: String
      func body(content: Content) -> some View {
        Text(name)
        content
      }
    }
  }

  @Test func aModifierOfTheEnvironmentIsResolved() {
    #expect(texts(of: Text("a").modifier(Bordered())) == ["wide", "a"])
    let narrow = Text("a").modifier(Bordered()).environment(\.horizontalSizeClass, .compact)
    #expect(texts(of: narrow) == ["narrow", "a"])
  }

  /// What a modifier changes is said to be of the view that it stands in, and without what that is generic over.
  struct Twins<Content: View>: View {
    let content: Content
    var body: some View { ForEach([1, 1], id: \.self) { Text("\($0)") }.modifier(Plain()) }
  }
  struct Plain: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  @Test func aReportNamesTheViewAndNotWhatChangesIt() {
    let graph = evaluated(Twins(content: Text("a")))
    #expect(graph.problems.contains { $0.problem.contains("'ForEach' in 'Twins' have") })
  }

  /// An element for which a list has no view has no row, which could be chosen.
  struct Sections: View {
    enum Part: String, CaseIterable, Identifiable {
      case inbox, projects, trash
      var id: Self { self }
    }
    let hidesTrash: Bool
    @State private var part: Part?
    var body: some View {
      NavigationSplitView {
        List(Part.allCases, selection: $part) { part in
          switch part {
          case .inbox: NavigationLink(value: part) { Text("Inbox") }
          case .projects: EmptyView()
          case .trash: if !hidesTrash { NavigationLink(value: part) { Text("Trash") } }
          }
        }
        .navigationTitle("Sections")
      } detail: {
        if let part, part != .projects { Text(part.rawValue).navigationTitle(part.rawValue) }
      }
    }
  }

  @Test(arguments: [true, false]) func anElementWithoutAViewIsNoRow(hidesTrash: Bool) {
    let rows = evaluated(Sections(hidesTrash: hidesTrash)).page.splits[0].sidebar.list?.rows.map(\.label)
    #expect(rows == (hidesTrash ? ["Inbox"] : ["Inbox", "Trash"]))
  }

  struct Looks: View {
    @State private var text = AttributedString(localized: "*a*", comment: "a text")
    var body: some View {
      Text(text).accessibility(sortPriority: 1).underline(pattern: .dot)
        .symbolVariant(.circle.fill)
        .transition(.modifier(active: Bordered.Named(name: "a"), identity: Bordered.Named(name: "b")))
        .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
        .onAppear {
          text.font = .body.bold()
          text.underlineStyle = .single
          text.foregroundColor = .red
        }
    }
  }

  @Test func namesThatChangeNothing() {
    #expect(texts(of: Looks()).count == 1)
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }

  /// A tab in the place of a button: whoever chooses it comes back to the tab before, and a sheet opens.
  struct AddsByTab: View {
    enum Place { case inbox, add, projects }
    @State private var place = Place.inbox
    @State private var isAdding = false
    var body: some View {
      TabView(selection: $place) {
        Tab("Inbox", systemImage: "tray", value: .inbox) { Page(name: "Inbox") }
        Tab("Add", systemImage: "plus", value: .add) { Text("") }
        Tab("Projects", systemImage: "folder", value: .projects) { Page(name: "Projects") }
      }
      .onChange(of: place) { old, new in
        guard new == .add else { return }
        Task {
          try? await Task.sleep(for: .milliseconds(10))
          place = old
          isAdding.toggle()
        }
      }
      .sheet(isPresented: $isAdding) { Text("New").navigationTitle("New") }
    }
    struct Page: View {
      let name: String
      var body: some View {
        NavigationStack { NavigationLink("Open") { Text(name) }.navigationTitle(name) }
      }
    }
  }

  @Test func whatATabStartsIsOfNoView() async throws { try await passes(HeadlessApp("adds") { AddsByTab() }) }

  @Test func aKeyPathMapsWhatIsPublished() {
    var counts: [Int] = []
    let names = PassthroughSubject<String, Never>()
    let held = names.map(\.count).sink { counts.append($0) }
    names.send("ab")
    #expect(counts == [2])
    _ = held
  }
}

#if !canImport(UIKit)
extension EnvironmentValues {
  fileprivate var prefersTabs: Bool {
    get { self[FormsOfLargerApps.PrefersTabs.self] }
    set { self[FormsOfLargerApps.PrefersTabs.self] = newValue }
  }
}

extension View {
  @ViewBuilder fileprivate func environment(_ prefersTabs: Bool?) -> some View {
    if let prefersTabs { environment(\.prefersTabs, prefersTabs) } else { self }
  }
}
#endif
