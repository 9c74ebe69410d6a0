import Foundation
import SplitFuzz
import Testing

@testable import SwiftUI

/// Identities that are texts with a UUID in them, which are others in each launch.
@Suite @MainActor struct WrittenIdentities {
  /// Areas of life, as an app of habits has them: what its menu presents is known by a text with an area's UUID in it.
  struct Area: Identifiable, Hashable {
    let id = UUID()
    let name: String
  }
  enum Creation: Identifiable {
    case habit(Area?), link(Area)
    var id: String {
      switch self {
      case .habit(let area): "habit-\(area?.id.uuidString ?? "none")"
      case .link(let area): "link-\(area.id)"
      }
    }
  }
  struct Areas: View {
    @State private var areas = ["Health", "Money", "Home"].map { Area(name: $0) }
    @State private var creation: Creation?
    var body: some View {
      NavigationStack {
        List(areas) { area in Button("Link \(area.name)") { creation = .link(area) } }
          .navigationTitle("Areas")
          .toolbar { Button("Habit") { creation = .habit(nil) } }
          .sheet(item: $creation) { creation in
            switch creation {
            case .habit: Text("New Habit")
            case .link(let area): Text("New Link in \(area.name)")
            }
          }
      }
    }
  }

  @Test func whatIsPresentedByAWrittenIdentityIsTheSameInEachLaunch() async throws {
    let report = try await HeadlessApp("areas") { Areas() }.test(seed: 42, runs: 12)
    #expect(report.findings.isEmpty)
  }

  /// Notes whose identity is the text of a UUID, chosen by it.
  struct Note: Identifiable {
    var id = UUID().uuidString
    let title: String
  }
  struct Notes: View {
    @State private var notes = ["Tea", "Milk", "Bread"].map { Note(title: $0) }
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(notes, selection: $chosen) { Text($0.title) }.navigationTitle("Notes")
      } detail: {
        if let note = notes.first(where: { $0.id == chosen }) {
          Text(note.title).navigationTitle(note.title)
        } else {
          Text("Choose").navigationTitle("Choose")
        }
      }
    }
  }

  @Test func whatIsChosenByAWrittenIdentityHasTheNameOfItsRow() async throws {
    let app = HeadlessApp("notes") { Notes() }
    try await app.test(
      #"choose "Milk""#, at: ["device": "ipad-13 landscape"], showing: "sidebar: menu | detail: Milk")
    #expect(try await app.test(seed: 42, runs: 12).findings.isEmpty)
  }

  /// Folders that people make, and one that is always there.
  struct Folder: Hashable, Identifiable {
    var id = UUID().uuidString
    let name: String
  }
  @Observable final class Store {
    let folders = [Folder(id: "all", name: "All"), Folder(name: "Work")]
    var path: [Folder] = []
  }
  struct Folders: View {
    @Bindable var store: Store
    var body: some View {
      NavigationStack(path: $store.path) {
        List(store.folders) { NavigationLink($0.name, value: $0) }
          .navigationTitle("Folders")
          .navigationDestination(for: Folder.self) { Text("Empty").navigationTitle($0.name) }
      }
    }
  }

  /// Whether its values vary was said of the type by the first, which does not.
  @Test func anIdentityMayBeWrittenInSomeValuesOnly() async throws {
    let app = HeadlessApp(
      "folders", making: { Store() }, events: [.event("open", showing: "Work") { $0.path = [$0.folders[1]] }]
    ) { Folders(store: $0) }
    try await passes(app)
  }

  @Test func onlyATextWithAUUIDVaries() {
    let (first, second) = (ValueKeys(), ValueKeys())
    for text in ["", "a-b-c-d-e", "link-none", String(repeating: "-", count: 40)] {
      #expect(first.key(of: AnyHashable(text)) == AnyHashable(text))
    }
    let written = [UUID(), UUID()].map { AnyHashable("link-\($0)-draft") }
    #expect(first.key(of: written[0]) != written[0])
    #expect(first.key(of: written[0]) == second.key(of: written[1]))
    #expect(first.key(of: written[1]) != first.key(of: written[0]))
  }
  /// A folder whose link is a button that pushes later, and a link beside what it pushes: which of two values is met first
  /// is the same in each launch.
  enum Place: Hashable { case folder(UUID), info(UUID) }
  struct LateFolders: View {
    @State private var path: [Place] = []
    private let folders = [(UUID(), "Work"), (UUID(), "Home")]
    var body: some View {
      NavigationStack(path: $path) {
        List(folders, id: \.0) { folder in
          Button(folder.1) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
              if path.isEmpty { path = [.folder(folder.0)] }
            }
          }
        }
        .navigationTitle("Folders")
        .navigationDestination(for: Place.self) { place in
          switch place {
          case .folder(let id):
            NavigationLink(value: Place.info(id)) { Image(systemName: "info") }.navigationTitle("Folder")
          case .info: Text("Info")
          }
        }
      }
    }
  }

  @Test(arguments: 1...4) func valuesAreMetInTheSameOrderInEachLaunch(seed: UInt64) async throws {
    let report = try await HeadlessApp("folders") { LateFolders() }.test(
      seed: seed, runs: 30, savesFailures: false)
    #expect(report.findings.isEmpty)
  }

  /// Shifts of the day on which a button is tapped: its time is part of what is pushed.
  struct Shifts: View {
    enum Screen: Hashable { case shifts(date: Date), crew }
    @State private var path: [Screen] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Shifts") { path.append(.shifts(date: Date())) }
          Button("Crew") { path.append(.crew) }
        }
        .navigationTitle("Start")
        .navigationDestination(for: Screen.self) { screen in
          switch screen {
          case .shifts: Text("Shifts").navigationTitle("Shifts")
          case .crew: Button("More") { path.append(.shifts(date: .now)) }.navigationTitle("Crew")
          }
        }
      }
    }
  }

  @Test func aTimeThatWasReadHasOneText() throws {
    func texts(_ date: Date) -> [String] {
      evaluated(
        NavigationStack {
          VStack {
            Text(date, format: .iso8601)
            Text("at \(date, format: .iso8601) or \(date)")
          }
        }
      ).page.stacks.first?.root.texts ?? []
    }
    let now = Date.now.timeIntervalSinceReferenceDate.rounded()
    func time(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: now + seconds) }
    let read = texts(time(-1.5))
    #expect(read.count == 2 && read == texts(time(-90.25)))
    #expect(read != texts(time(-86_400.5)) && read != texts(time(-1)))
    #expect(texts(time(-1)) != texts(time(-2)))
  }

  @Test func theTimeOfATapIsTheSameInEachLaunch() async throws {
    let report = try await HeadlessApp("shifts") { Shifts() }.test(seed: 42)
    #expect(report.findings.isEmpty)
  }
}
