import FuzzEngine
import SwiftData
import SwiftUI
import Testing

/// Contexts beside that of the views, and what is deleted within a handler.
@MainActor @Suite struct OwnContexts {
  let container: ModelContainer
  private var views: ModelContext { container.mainContext }

  init() throws {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    container = try ModelContainer(for: Folder.self, Page.self, configurations: configuration)
  }

  private func names(in context: ModelContext) throws -> [String] {
    try context.fetch(FetchDescriptor<Folder>()).map(\.name)
  }

  /// `ModelContext.save()`: until then another context has its changes for itself.
  @Test func whatIsNotSavedIsTheirOwn() throws {
    let (kept, draft) = (Folder("kept"), Folder("draft"))
    views.insert(kept)
    let own = ModelContext(container)
    own.insert(draft)
    #expect(try names(in: own) == ["kept", "draft"])
    #expect(try names(in: views) == ["kept"])
    own.rollback()
    #expect(try names(in: own) == ["kept"] && !own.hasChanges)
    own.insert(draft)
    own.delete(kept)
    #expect(try names(in: own) == ["draft"])
    #expect(try names(in: views) == ["kept"])
    try own.save()
    #expect(try names(in: views) == ["draft"] && draft.modelContext === views)
    views.delete(draft)
    views.insert(draft)
    #expect(try names(in: views) == ["draft"] && !draft.isDeleted)
    own.insert(Folder("third"))
    own.delete(draft)
    try own.save()
    #expect(try names(in: views) == ["third"])
  }

  /// `ModelConfiguration`: a container is stored unless its configuration says otherwise, also for a schema.
  @Test func aContainerIsStored() throws {
    let configurations = try [
      ModelContainer(for: Folder.self).configurations,
      ModelContainer(for: Schema([Folder.self])).configurations,
    ]
    for all in configurations { #expect(all.map(\.isStoredInMemoryOnly) == [false]) }
  }

  /// A draft in a context of its own, made as the views around are evaluated.
  struct Folders: View {
    @Query(sort: \Folder.name) private var folders: [Folder]
    @Environment(\.modelContext) private var context
    @State private var isAdding = false
    var body: some View {
      NavigationStack {
        List(folders) { Text($0.name) }
          .navigationTitle("\(folders.count) folders")
          .toolbar { Button("Add") { isAdding = true } }
      }
      .sheet(isPresented: $isAdding) { Draft(context.container) }
    }
  }
  struct Draft: View {
    @Environment(\.dismiss) private var dismiss
    @State private var folder: Folder
    @State private var context: ModelContext
    init(_ container: ModelContainer) {
      let (context, folder) = (ModelContext(container), Folder("new"))
      context.insert(folder)
      (_folder, _context) = (State(initialValue: folder), State(initialValue: context))
    }
    var body: some View {
      Form {
        TextField("Name", text: $folder.name)
        Button("Save") {
          try? context.save()
          dismiss()
        }
        Button("Cancel") { dismiss() }
      }
    }
  }

  @Test func aDraftIsKeptWhenItIsSaved() async throws {
    let app = HeadlessApp("folders") { Folders().modelContainer(for: Folder.self, inMemory: true) }
    try await app.test(seed: 42, runs: 12)
    let phone: KeyValuePairs = ["device": "iphone-15 portrait"]
    try await app.test(#"link 1 "Add"; link 3 "Cancel""#, at: phone, showing: "detail: 0 folders")
    try await app.test(#"link 1 "Add"; link 2 "Save""#, at: phone, showing: "detail: 1 folders")
  }

  /// It is taken off what leads to it at the end of the handler, so the handler may do so itself.
  struct Pages: View {
    @Query private var folders: [Folder]
    @Query private var pages: [Page]
    private var related: Int { pages.filter { $0.folder != nil }.count }
    @Environment(\.modelContext) private var context
    var body: some View {
      NavigationStack {
        List {
          if let folder = folders.first {
            ForEach(folder.pages) { Text($0.name) }.onDelete { offsets in
              for offset in offsets {
                context.delete(folder.pages[offset])
                folder.pages.remove(at: offset)
              }
            }
          }
        }
        .navigationTitle("\(related) of \(folders.first?.pages.count ?? 0) pages")
        .toolbar {
          Button("Add") {
            if let folder = folders.first {
              folder.pages.append(Page("page"))
            } else {
              context.insert(Folder("one"))
            }
          }
          Button("Tear") { if let page = folders.first?.pages.first { context.delete(page) } }
          Button("Save") { try? context.save() }
          Button("Undo") { context.rollback() }
        }
      }
    }
  }

  @Test func whatIsDeletedMayBeRemovedToo() async throws {
    let app = HeadlessApp("pages") { Pages().modelContainer(for: Folder.self, inMemory: true) }
    try await app.test(seed: 42, runs: 12)
    let phone: KeyValuePairs = ["device": "iphone-15 portrait"]
    let add = #"link 1 "Add"; link 1 "Add"; "#
    let delete = add + #"link 2 "Add"; link 1 "Delete page""#
    try await app.test(delete, at: phone, showing: "detail: 1 of 1 pages")
    try await app.test(add + #"link 3 "Tear""#, at: phone, showing: "detail: 0 of 0 pages")
    // Both sides come back.
    try await app.test(add + "link 4; link 3; link 4", at: phone, showing: "detail: 1 of 1 pages")
  }

  /// A container that the app's closure makes is made once a launch.
  @Test func theClosureMayMakeTheContainer() async throws {
    let app = HeadlessApp("folders") {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      if let container = try? ModelContainer(for: Schema([Folder.self]), configurations: configuration) {
        Begun().modelContainer(container)
      }
    }
    try await app.test(seed: 42, runs: 6)
  }
  struct Begun: View {
    @Query private var folders: [Folder]
    @Environment(\.modelContext) private var context
    var body: some View {
      if folders.isEmpty {
        ProgressView().task { context.insert(Folder("first")) }
      } else {
        Folders()
      }
    }
  }

  struct Deleting: View {
    @Query(sort: \Folder.name) private var folders: [Folder]
    @Environment(\.modelContext) private var context
    var body: some View {
      NavigationStack {
        List(folders) { Text($0.name) }.navigationTitle("Folders")
          .toolbar { Button("Delete") { if let folder = folders.first { context.delete(folder) } } }
      }
    }
  }

  /// Filling it reads what is filled, so that the closure seemed to depend on it, and was called for ever.
  @Test func theClosureMayFillTheContainer() async throws {
    let app = HeadlessApp("filled") {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      if let container = try? ModelContainer(for: Schema([Folder.self]), configurations: configuration) {
        let _ = container.mainContext.insert(Folder("first"))
        Deleting().modelContainer(container)
      }
    }
    try await app.test(seed: 42, runs: 6)
  }
}
