import FuzzEngine
import SplitFuzz
import SwiftData
import SwiftUI
import Testing

/// Three columns over models: what is deleted in one is gone from the others.
@MainActor @Suite struct LibraryTests {
  struct Library: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Folder.name) private var folders: [Folder]
    @State private var folder: Folder?
    @State private var page: Page?
    let clearsPage: Bool

    var body: some View {
      NavigationSplitView {
        List(folders, selection: $folder) { Text($0.name).tag($0) }
          .navigationTitle("Folders")
      } content: {
        if let folder { Pages(folder: folder, page: $page).navigationTitle(folder.name) }
      } detail: {
        if let page {
          VStack {
            Text(page.folder?.name ?? "")
            Button("Delete") {
              context.delete(page)
              if clearsPage { self.page = nil }
            }
          }
          .navigationTitle(page.name)
        } else {
          Text("No page")
        }
      }
      .onChange(of: folder) { page = nil }
    }
  }

  struct Pages: View {
    @Environment(\.modelContext) private var context
    @Query private var pages: [Page]
    let folder: Folder
    @Binding var page: Page?

    init(folder: Folder, page: Binding<Page?>) {
      (self.folder, _page) = (folder, page)
      let name = folder.name
      _pages = Query(filter: #Predicate { $0.folder?.name == name }, sort: \.name)
    }
    var body: some View {
      List(pages, selection: $page) { Text($0.name).tag($0) }
        .toolbar {
          Button("Add") { folder.pages.append(Page("\(folder.name) \(folder.pages.count + 1)")) }
        }
    }
  }

  private func library(clearsPage: Bool) -> HeadlessApp {
    HeadlessApp("library") {
      Library(clearsPage: clearsPage).modelContainer(for: [Folder.self, Page.self]) { result in
        guard let context = try? result.get().mainContext else { return }
        for name in ["b", "a"] {
          let folder = Folder(name)
          context.insert(folder)
          folder.pages = [Page("\(name) 1")]
        }
      }
    }
  }

  struct Shelf: View {
    @Environment(\.modelContext) private var context
    @Query private var folders: [Folder]
    var body: some View {
      NavigationStack {
        List(folders) { Text($0.name) }
          .navigationTitle("\(folders.count) of \(folders.filter { $0.modelContext === context }.count)")
          .toolbar { Button("Add") { context.insert(Folder("a")) } }
      }
    }
  }

  @Test("what is stored outlives a relaunch, and what is in memory does not", arguments: [false, true])
  func relaunches(inMemory: Bool) async throws {
    let app = HeadlessApp("shelf", restoresPlace: true) {
      Shelf().modelContainer(for: Folder.self, inMemory: inMemory)
    }
    try await app.test(
      "link 1; link 1; relaunch", breaking: inMemory ? ["relaunch.restores-place wrong-place"] : [],
      showing: inMemory ? "detail: 0 of 0" : "detail: 2 of 2")
  }

  @Test func whatIsDeletedIsClearedFromTheDetail() async throws {
    let report = try await library(clearsPage: true).test(seed: 42, savesFailures: false)
    #expect(report.findings.isEmpty && report.states > 20)
  }

  @Test func aDetailThatKeepsWhatWasDeletedIsFound() async throws {
    let report = try await library(clearsPage: false).test(seed: 42, savesFailures: false)
    #expect(report.findings.contains { $0.signature.rule == "deleted.not-shown" })
  }
}
