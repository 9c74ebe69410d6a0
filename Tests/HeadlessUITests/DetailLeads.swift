import SwiftUI
import Testing

/// What is pushed in the last column where nothing is chosen: what there is to come back to.
@MainActor @Suite struct DetailLeads {
  /// Buttons of the column before push over a picture.
  struct Campus: View {
    @State private var place: String? = "Campus"
    @State private var path: [Int] = []
    var body: some View {
      NavigationSplitView {
        List(["Campus", "Forum"], id: \.self, selection: $place) { Text($0) }.navigationTitle("Places")
      } content: {
        List(1..<4) { number in Button("\(place ?? "None") \(number)") { path = [number] } }
          .navigationTitle(place ?? "None")
      } detail: {
        NavigationStack(path: $path) {
          Image(systemName: "doc")
            .navigationDestination(for: Int.self) { Text("Text \($0)").navigationTitle("Page \($0)") }
        }
      }
      .onChange(of: place) { path = [] }
    }
  }
  @Test func aButtonOfTheColumnBeforeLeadsOverAPlaceholder() async throws {
    try await passes(HeadlessApp("campus") { Campus() }, runs: 30)
  }

  /// A list that a filter empties beneath what is pushed over it; or a placeholder that comes in its place.
  struct Folders: View {
    let keepsList: Bool
    @State private var onlyFavourites = false
    @State private var folder: String?
    @State private var path: [Int] = []
    var body: some View {
      NavigationSplitView {
        List(["Mine", "Yours"], id: \.self, selection: $folder) { Text($0) }
          .navigationTitle("Folders")
          .toolbar { Toggle("Only Favourites", isOn: $onlyFavourites) }
      } detail: {
        NavigationStack(path: $path) {
          Group {
            if keepsList || !onlyFavourites {
              List(onlyFavourites ? [] : [1, 2], id: \.self) { NavigationLink("Note \($0)", value: $0) }
                .navigationTitle(folder ?? "All")
            } else {
              Text("Nothing")
            }
          }
          .navigationDestination(for: Int.self) { Text("Text").navigationTitle("Note \($0)") }
        }
      }
      .onChange(of: folder) { path = [] }
    }
  }
  @Test func aListWithATitleIsStillARootWithoutItsRows() async throws {
    try await passes(HeadlessApp("folders") { Folders(keepsList: true) }, runs: 30)
    try await fails(
      HeadlessApp("folders") { Folders(keepsList: false) }, "detail.path-consistent no-root", runs: 30)
  }

  /// Links beside a picture that stands for nothing.
  struct Pages: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationSplitView {
        List(1..<4) { NavigationLink("Open \($0)", value: $0) }.navigationTitle("Pages")
      } detail: {
        NavigationStack(path: $path) {
          Image(systemName: "doc")
            .navigationDestination(for: Int.self) { Text("Text \($0)").navigationTitle("Page \($0)") }
        }
      }
    }
  }
  @Test func aPictureIsAPlaceholder() async throws {
    try await passes(HeadlessApp("pages") { Pages() })
  }
}
