import Foundation
import Testing

@testable import SwiftUI

/// Forms of SwiftUI that public apps use, and what of them can be tapped.
@MainActor @Suite struct OlderFormTests {
  struct Links: View {
    @State private var isOn = false
    @State private var tag: String?
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("flag", isActive: $isOn) { Text("by the flag") }
          NavigationLink("view", destination: Text("by the view"), isActive: .constant(false))
          NavigationLink("a", tag: "a", selection: $tag) { Text("by a") }
          NavigationLink("b", destination: Text("by b"), tag: "b", selection: $tag)
          NavigationLink(tag: "c", selection: $tag) {
            Text("by c")
          } label: {
            Text("c")
          }
        }
      }
    }
  }

  @Test(arguments: [("flag", "by the flag"), ("a", "by a"), ("b", "by b"), ("c", "by c")])
  func aLinkOfAnOlderFormShowsItsView(_ label: String, _ text: String) throws {
    let graph = evaluated(Links())
    try graph.tap(label)
    #expect(graph.page.stacks.first?.top.texts == [text])
  }

  @Test func elementsAreRemovedAndMovedByTheirOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.move(fromOffsets: [3], toOffset: 1)
    #expect(letters == ["b", "c", "d", "a"])
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["c", "a"])
  }

  struct Tabs: View {
    enum Place { case home, search, old }
    @State private var place = Place.home
    @AppStorage("tabs") private var customization: TabViewCustomization
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
        Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("searching") }.customizationID(
          "search"
        ).badge(2)
        TabSection("Others") { Tab("Old", systemImage: "clock", value: Place.old) { Text("old ones") } }
          .customizationID("others").sectionActions { Button("Add") {} }
        if place == .search { Text("more").tabItem { Text("More") }.tag(Place.home) }
      }
      .tabViewCustomization($customization)
      .tabViewSidebarHeader { Text("header") }
    }
  }

  @Test func aTabMayBeNamedAsAMemberOfTheSelection() throws {
    let graph = evaluated(Tabs())
    #expect(graph.page.texts.first == "at home")
    try graph.tap("Tab Search")
    #expect(graph.page.texts.first == "searching")
    try graph.tap("Tab Old")
    #expect(graph.page.texts.first == "old ones")
  }

  struct Many: View {
    struct Letter: Identifiable { let id: String }
    @State private var letters = [Letter(id: "x"), Letter(id: "y")]
    @State private var isOn = true
    @State private var text = ""
    @State private var chosen: String?
    @Environment(\.timeZone) private var zone
    @Environment(\.isFocused) private var isFocused
    @Environment(\.pixelLength) private var pixel
    @Environment(\.defaultMinListRowHeight) private var height
    var body: some View {
      VStack {
        Section(isExpanded: $isOn) {
          Text("in it")
        } header: {
          Text("head")
        }
        Toggle("switch", systemImage: "star", isOn: $isOn)
        Text("tap \(isOn)").gesture(TapGesture().onEnded { isOn = false })
        Text("both").simultaneousGesture(TapGesture().onEnded { _ in isOn = true })
        Text(timerInterval: Date.distantPast...Date.distantFuture)
        List($letters, editActions: .delete) { $letter in Text(letter.id) }
        List($letters, editActions: [.delete, .move], selection: $chosen) { $letter in Text(letter.id) }
        List { ForEach($letters, editActions: .all) { $letter in Text(letter.id) } }
        List($letters, id: \.id, editActions: .all) { $letter in Text(letter.id) }
        List($letters, id: \.id, editActions: .all, selection: $chosen) { $letter in Text(letter.id) }
      }
      .contextMenu {
        Button("menu") {}
      } preview: {
        Text("preview")
      }
      .searchable(text: $text, tokens: $letters, placement: .navigationBarDrawer(displayMode: .always)) {
        Text($0.id)
      }
      .mask { Text("mask") }
      .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
      .background(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      .listSectionSpacing(.compact).listSectionSpacing(3)
      .toolbar {
        ToolbarItemGroup {
          Button("in the group") {}
        } label: {
          Text("group")
        }
      }
    }
  }

  @Test func whatTheseFormsOfferCanBeTapped() throws {
    let graph = evaluated(Many())
    try graph.tap("tap true")
    #expect(graph.front.texts.contains("tap false"))
    try graph.tap("both")
    #expect(graph.front.texts.contains("tap true"))
    try graph.tap("Delete 1")
    #expect(!graph.front.texts.contains("x") && graph.front.texts.contains("y"))
    #expect(Set(["menu", "in the group", "switch"]).isSubset(of: graph.front.controls.map(\.label)))
  }
}
