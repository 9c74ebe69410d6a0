import SwiftUI
import Testing

/// What an app shows in one way where there is room and in another where there is none: the same is in front.
@MainActor @Suite struct AdaptedLayouts {
  struct Place: Identifiable, Hashable {
    let id: Int
    var name: String { "Place \(id)" }
    static let all = [Place(id: 1), Place(id: 2), Place(id: 3)]
  }

  /// How it shows what is chosen where there is room; a sheet where there is none.
  enum Wide: CaseIterable { case pushed, beside }
  struct SheetOr: View {
    let wide: Wide
    @Environment(\.horizontalSizeClass) private var width
    @State private var chosen: Place?
    private var isCompact: Bool { width == .compact }
    var body: some View {
      NavigationStack {
        HStack {
          List(Place.all) { place in Button(place.name) { chosen = place } }
          if !isCompact, wide == .beside, let chosen { Text("About \(chosen.name)") }
        }
        .navigationTitle("Places")
        .sheet(item: Binding(get: { isCompact ? chosen : nil }, set: { chosen = $0 })) { place in
          Text("About \(place.name)")
        }
        .navigationDestination(
          item: Binding(get: { isCompact || wide == .beside ? nil : chosen }, set: { chosen = $0 })
        ) { place in
          Text("Text").navigationTitle("About \(place.name)")
        }
      }
    }
  }
  @Test(arguments: Wide.allCases) func aSheetWhereThereIsNoRoom(wide: Wide) async throws {
    try await passes(HeadlessApp("places") { SheetOr(wide: wide) }, runs: 40)
  }

  /// A stack in each width, or none in one, with one item for both.
  struct OneForEach: View {
    let hasWideStack: Bool
    @Environment(\.horizontalSizeClass) private var width
    @State private var chosen: Place?
    var body: some View {
      if width == .compact {
        NavigationStack { pushing(list) }
      } else if hasWideStack {
        NavigationStack { pushing(wide(Text("Wide"))) }
      } else {
        wide(Text(chosen.map { "About \($0.name)" } ?? "Choose"))
      }
    }
    private var list: some View { List(Place.all) { place in Button(place.name) { chosen = place } } }
    private func wide(_ text: Text) -> some View {
      HStack {
        list
        text
      }
    }
    private func pushing(_ view: some View) -> some View {
      view.navigationTitle("Places")
        .navigationDestination(item: $chosen) { Text("Text").navigationTitle("About \($0.name)") }
    }
  }
  @Test(arguments: [true, false]) func anItemThatOutlivesTheStacks(hasWideStack: Bool) async throws {
    try await passes(HeadlessApp("places") { OneForEach(hasWideStack: hasWideStack) }, runs: 40)
  }

  /// A sheet of a view that is there in one width only: its item goes with that.
  struct Losing: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      NavigationStack {
        if width == .compact {
          Sheets().navigationTitle("Places")
        } else {
          Sheets().navigationTitle("Places")
        }
      }
    }
  }
  struct Sheets: View {
    @State private var chosen: Place?
    var body: some View {
      List(Place.all) { place in Button(place.name) { chosen = place } }
        .sheet(item: $chosen) { Text($0.name) }
    }
  }
  @Test func aSheetThatAWidthLosesIsFound() async throws {
    try await fails(HeadlessApp("places") { Losing() }, "size-class.keeps-front front-lost", runs: 60)
  }

  /// Rows whose tags are of the selection's own type, which may be nil.
  struct Tagged: View {
    enum Box: String, CaseIterable { case inbox, sent }
    @State private var box: Box? = .inbox
    var body: some View {
      NavigationSplitView {
        List(selection: $box) {
          Text("Inbox").tag(Box.inbox as Box?)
          Text("Sent").tag(Optional(Box.sent))
        }
        .navigationTitle("Mail")
      } detail: {
        NavigationStack {
          Picker("Box", selection: $box) {
            Text("None").tag(nil as Box?)
            ForEach(Box.allCases, id: \.self) { Text($0.rawValue).tag(Box?.some($0)) }
          }
          .navigationTitle(box?.rawValue ?? "None")
        }
      }
    }
  }
  @Test func aTagMayBeOptional() async throws {
    try await passes(HeadlessApp("mail") { Tagged() }, runs: 40)
  }

  /// Tabs on a phone of any width, and where it is compact.
  struct ByIdiom: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var section = "Campus"
    private let sections = ["Campus", "Forum"]
    var body: some View {
      if UIDevice.current.userInterfaceIdiom == .phone || width == .compact {
        TabView(selection: $section) {
          ForEach(sections, id: \.self) { section in page(section).tabItem { Text(section) } }
        }
      } else {
        NavigationSplitView {
          List(
            selection: Binding<String?> {
              section
            } set: {
              section = $0 ?? section
            }
          ) {
            ForEach(sections, id: \.self) { Text($0) }
          }
          .navigationTitle("App")
        } content: {
          page(section)
        } detail: {
          Text("None")
        }
      }
    }
    private func page(_ section: String) -> some View {
      NavigationStack { List { Text("News") }.navigationTitle("\(section) Services") }
    }
  }
  @Test func anAppMayHaveTabsOnAnyPhone() async throws {
    try await passes(HeadlessApp("idiom") { ByIdiom() })
  }
}
