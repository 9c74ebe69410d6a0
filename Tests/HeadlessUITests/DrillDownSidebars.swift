import FuzzEngine
import Testing

@testable import SwiftUI

/// A sidebar with a stack of its own, in which a person goes down to the list that chooses what the detail shows.
@Suite @MainActor struct DrillDownSidebars {
  private struct Files: View {
    @State private var chosen: String?
    @State private var path: [String] = []
    var forgets = false
    var body: some View {
      NavigationSplitView {
        NavigationStack {
          List(["Home", "Work"], id: \.self) { NavigationLink($0, value: $0) }
            .navigationTitle("Disks")
            .navigationDestination(for: String.self) { folder in
              if folder.contains("/") { files(in: folder) } else { folders(in: folder) }
            }
        }
        .onChange(of: chosen) { if forgets { chosen = nil } }
      } detail: {
        NavigationStack(path: $path) {
          Group {
            if let chosen {
              NavigationLink("Info", value: "Info of \(chosen)").navigationTitle(chosen)
            } else {
              Text("No file")
            }
          }
          .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
        }
      }
    }

    private func folders(in disk: String) -> some View {
      List(["Old", "New"], id: \.self) { NavigationLink($0, value: "\(disk)/\($0)") }.navigationTitle(disk)
    }

    private func files(in folder: String) -> some View {
      List(["a", "b"], id: \.self, selection: $chosen) { name in
        Text(name).tag("\(folder)/\(name)")
      }
      .navigationTitle(folder)
    }
  }

  @Test func theirListChoosesWhatTheDetailShows() async throws {
    let app = HeadlessApp("files") { Files() }
    try await passes(app)
    try await app.test(
      "link 11 \"Home\"; link 1 \"Old\"; link 1 \"a\"", at: ["device": "iphone-15"],
      showing: "detail: a <back")
    try await app.test(
      "toggle; link 11 \"Home\"; link 11 \"Old\"; link 11 \"a\"; back; back",
      at: ["device": "ipad-11 portrait"], showing: "sidebar over: menu | [detail: a]")
  }

  @Test func aChoiceThatIsForgottenIsFound() async throws {
    try await fails(HeadlessApp("files") { Files(forgets: true) }, "push.visible")
  }

  /// A choice that is there before the list it was made in is seen: the app remembers it.
  private struct Remembering: View {
    @SceneStorage("file") private var chosen: String?
    @SceneStorage("folder") private var folder = ""
    var body: some View {
      NavigationSplitView {
        NavigationStack(path: $folder.path) {
          List(["Home", "Work"], id: \.self) { NavigationLink($0, value: $0) }
            .navigationTitle("Folders")
            .navigationDestination(for: String.self) { folder in
              List(["a", "b"], id: \.self, selection: $chosen) { Text($0).tag("\(folder)/\($0)") }
                .navigationTitle(folder)
            }
        }
      } detail: {
        if let chosen { Text(chosen).navigationTitle(chosen) } else { Text("No file") }
      }
    }
  }

  @Test func aChoiceIsKnownBeforeItsListIsSeen() async throws {
    try await passes(HeadlessApp("remembering", restoresPlace: true) { Remembering() })
  }

  @Test func aChoiceIsKnownWhereAnotherTabWasInFront() async throws {
    let app = HeadlessApp("tabs") {
      TabView {
        Files().tabItem { Text("Files") }
        Text("Settings").navigationTitle("Settings").tabItem { Text("Settings") }
      }
    }
    try await app.test(
      "link 11 \"Home\"; link 11 \"Old\"; link 11 \"a\"; back; back; link 2 \"Tab Settings\"; link 1 \"Tab Files\"; "
        + "link 11 \"Home\"; link 11 \"Old\"",
      at: ["device": "iphone-15-pro-max landscape"], showing: "sidebar: Home/Old (2 deep) <back | detail: a")
  }
}

extension DrillDownSidebars {
  /// A content column with a stack of its own, which leads on although nothing is chosen in the sidebar.
  private struct Folders: View {
    @State private var disk: String? = "A"
    @State private var file: String?
    var body: some View {
      NavigationSplitView {
        List(["A", "B"], id: \.self, selection: $disk) { Text($0).tag($0) }.navigationTitle("Disks")
      } content: {
        NavigationStack {
          List(["Old", "New"], id: \.self) { NavigationLink($0, value: $0) }
            .navigationTitle(disk ?? "All")
            .navigationDestination(for: String.self) { folder in
              List(["a", "b"], id: \.self, selection: $file) { Text($0).tag("\(folder)/\($0)") }
                .navigationTitle(folder)
            }
        }
        .id(disk)
      } detail: {
        NavigationStack { Text(file ?? "No file").navigationTitle(file ?? "No file") }
      }
      .onChange(of: disk) { file = nil }
    }
  }

  @Test func aContentColumnThatLeadsOnWithoutAChoiceIsRight() async throws {
    let app = HeadlessApp("folders") { Folders() }
    try await passes(app)
    try await app.test(
      "back; rotate; link 8 \"Old\"", at: ["device": "iphone-15-pro-max portrait"],
      showing: "content: Old <back | detail: placeholder")
  }
}

extension Binding<String> {
  /// The path to a place; empty for none.
  fileprivate var path: Binding<[String]> {
    Binding<[String]> {
      wrappedValue.isEmpty ? [] : [wrappedValue]
    } set: {
      wrappedValue = $0.last ?? ""
    }
  }
}
