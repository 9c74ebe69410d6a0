import SplitFuzz
import Testing

@testable import SwiftUI

/// Containers of an app's own, which arrange the views and sections that they are given.
@Suite @MainActor struct CustomContainers {
  /// A board with a card for each section.
  struct Board<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      List {
        Group(sections: content) { sections in Text("\(sections.count) sections") }
        ForEach(sections: content) { section in
          if section.header.isEmpty { Text("no header") } else { section.header }
          ForEach(section.content) { card in card }
          section.footer
        }
      }
    }
  }

  struct Songs: View {
    var body: some View {
      Board {
        Text("Alone")
        Section("Static") { Text("One") }
        Section {
          ForEach(["Alpha"], id: \.self) { Text($0) }
        } footer: {
          Text("End")
        }
      }
      .scrollTargetBehavior(behavior)
    }
    private var behavior: some ScrollTargetBehavior { .viewAligned(limitBehavior: .always) }
  }

  @Test func aContainerHasTheSectionsItIsGiven() {
    #expect(
      evaluated(Songs()).front.texts
        == ["3 sections", "no header", "Alone", "Static", "One", "no header", "Alpha", "End"])
  }

  /// A form whose bar is a property, as in an app of groceries.
  struct Groceries: View {
    @State private var groceries: [String] = []
    private var bar: some ToolbarContent {
      Group {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { groceries = [] } }
        ToolbarItem(placement: .confirmationAction) { Button("Add") { groceries.append("Tea") } }
      }
    }
    var body: some View {
      NavigationStack { List(groceries, id: \.self) { Text($0) }.toolbar { bar } }
    }
  }

  @Test func aGroupOfABarsPartsIsTapped() {
    #expect(
      Set(evaluated(Groceries()).page.stacks[0].root.controls.map(\.label)) == ["Cancel", "Add"])
  }
}
