import Foundation
import SplitFuzz
import Testing

@testable import SwiftUI

/// What stands on links and buttons: it names them, and what is in it can be tapped.
@MainActor @Suite struct LabelTests {
  struct Inner: View { var body: some View { Text("Inner").navigationTitle("Inner") } }

  struct Pictures: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink(value: 1) { Color.red }
          NavigationLink(value: 2) { Image(systemName: "star") }
          NavigationLink(value: 3) { Label("Three", systemImage: "3.circle") }
          NavigationLink {
            Inner()
          } label: {
            Circle()
          }
          NavigationLink {
            Text("Own")
          } label: {
            Circle()
          }
          NavigationLink {
            Inner()
          } label: {
            Circle()
          }.accessibilityLabel("Round")
          Button {
          } label: {
            Image(systemName: "circle").accessibilityLabel("Red").accessibilityIdentifier("red-button")
          }
          Button {
          } label: {
            Color.red
          }
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }

  @Test func whatHasNoTextHasANameOfItsOwn() async throws {
    let page = evaluated(Pictures()).front
    #expect(
      page.controls.map(\.label) == [
        "Int 1", "star", "Three", "Inner 4", "link 5", "Round", "Red", "button 8",
      ])
    #expect(page.texts == ["Three"])
    try await HeadlessApp("pictures") { Pictures() }.test(
      #"link 4 "Inner 4""#, at: ["device": "iphone-15 portrait"], showing: "detail: Inner 4 <back")
  }

  struct Unlabelled: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("", isOn: $isOn)
        Toggle("", isOn: $isOn).accessibilityLabel("Sound")
        if let url = URL(string: "https://a.b/c") { Link(destination: url) { Color.red } }
      }
      .environment(\.openURL, OpenURLAction { _ in .handled })
    }
  }

  @Test func whatElseHasNoTextHasOneToo() {
    #expect(evaluated(Unlabelled()).page.controls.map(\.label) == ["Toggle 1", "Sound", "https://a.b/c"])
  }

  struct Menus: View {
    @State private var isEditing = false
    @State private var count = 0
    var body: some View {
      NavigationStack {
        List(0..<1) { _ in
          NavigationLink(value: 1) {
            HStack {
              Text("Tray")
              Button("Star") { count += 1 }
            }
            .contextMenu { Button("Edit") { isEditing = true } }
            .swipeActions { Button("Flag") { count += 1 } }
            .sheet(isPresented: $isEditing) { Text("Editing").navigationTitle("Editing") }
          }
          Button {
            count += 1
          } label: {
            Text("Count").contextMenu { Button("Reset") { count = 0 } }
          }
        }
        .navigationTitle("Menus \(count)")
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }

  @Test func whatIsOnALabelCanBeTapped() async throws {
    let controls = evaluated(Menus()).front.controls
    #expect(controls.map(\.label) == ["Tray", "Star", "Edit", "Flag", "Count", "Reset"])
    let app = HeadlessApp("menus") { Menus() }
    let phone: KeyValuePairs = ["device": "iphone-15 portrait"]
    try await app.test(#"link 3 "Edit""#, at: phone, showing: "sheet: Editing")
    try await app.test("link 2; link 4; link 5", at: phone, showing: "detail: Menus 3")
    try await app.test("link 5; link 6", at: phone, showing: "detail: Menus 0")
    #expect(try await app.test(seed: 42, runs: 8).findings.isEmpty)
  }

  /// A row that asks before it deletes itself.
  struct Question: View {
    let role: ButtonRole?
    let delete: () -> Void
    @State private var asks = false
    var body: some View {
      Text("Row").swipeActions { Button("Delete", role: role) { asks = true } }
        .alert("Delete it?", isPresented: $asks) { Button("Yes", action: delete) }
    }
  }
  struct Questions: View {
    let role: ButtonRole?
    @State private var rows = [0, 1, 2]
    var body: some View {
      NavigationStack {
        List {
          ForEach(rows, id: \.self) { row in Question(role: role) { rows.removeAll { $0 == row } } }
        }
        .navigationTitle("Rows")
      }
    }
  }

  @Test func aDestructiveSwipeThatAsksIsNoted() async throws {
    func notes(_ role: ButtonRole?) async throws -> [String] {
      try await HeadlessApp("rows") { Questions(role: role) }.test(seed: 42, runs: 12).notes
    }
    let said = try await notes(.destructive)
    #expect(said.contains { $0.contains("'Delete' is destructive and asks first") }, "\(said)")
    #expect(try await notes(nil).isEmpty)
  }
}
