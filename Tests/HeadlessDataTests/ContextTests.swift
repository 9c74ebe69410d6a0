import SwiftData
import Testing

/// What SwiftData's documentation says of models in a context.
@MainActor @Suite struct ContextTests {
  let context: ModelContext

  init() throws {
    context = try ModelContainer(
      for: Folder.self, Page.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    ).mainContext
  }

  private func names<Model: PersistentModel & Named>(_ type: Model.Type) throws -> [String] {
    try context.fetch(FetchDescriptor<Model>()).map(\.name)
  }

  /// *Preserving your app's model data across launches*: a model is kept once it is inserted.
  @Test func whatIsInsertedIsFound() throws {
    let folder = Folder("a")
    #expect(folder.modelContext == nil)
    context.insert(folder)
    context.insert(folder)
    #expect(folder.modelContext === context && context.hasChanges)
    #expect(try names(Folder.self) == ["a"])
    #expect(context.model(for: folder.persistentModelID) as? Folder === folder)
    #expect(context.registeredModel(for: folder.persistentModelID) == folder)
    try context.save()
    #expect(!context.hasChanges)
    context.container.erase()
    #expect(try names(Folder.self).isEmpty && folder.modelContext == nil)
    context.insert(folder)
    #expect(try names(Folder.self) == ["a"])
  }

  /// `Relationship(_:deleteRule:…:inverse:…)`: the other side follows, whichever is set, and is inserted as well.
  @Test func bothSidesOfARelationshipAreSet() throws {
    let (one, other) = (Folder("one"), Folder("other"))
    context.insert(one)
    context.insert(other)
    one.pages.append(Page("a"))
    let page = try #require(one.pages.first)
    #expect(page.folder === one && page.modelContext === context)
    page.folder = other
    #expect(one.pages.isEmpty && other.pages == [page])
    other.pages.append(page)
    #expect(other.pages == [page])
    other.pages = []
    #expect(page.folder == nil && page.modelContext === context)
    let second = Page("b")
    second.folder = one
    #expect(one.pages == [second])
    #expect(try names(Page.self) == ["a", "b"])
  }

  /// The other side follows as well where an initialiser has set the first one.
  @Test func whatAnInitialiserRelatesIsRelatedOnceInserted() throws {
    let album = Album(songs: [Song(), Song()])
    context.insert(album)
    #expect(album.songs.allSatisfy { $0.album === album && $0.modelContext === context })
    context.insert(Single(album: album))
    #expect(album.singles.count == 1)
  }

  /// Models go with their container, though the two sides of a relationship lead to each other.
  @Test func modelsGoWithTheirContainer() throws {
    weak var gone: Page?
    weak var deleted: Page?
    do {
      let context = try ModelContainer(for: Folder.self, Page.self).mainContext
      for isDeleted in [false, true] {
        let folder = Folder("a")
        context.insert(folder)
        folder.pages = [Page("1")]
        if isDeleted { deleted = folder.pages[0] } else { gone = folder.pages[0] }
        if isDeleted { context.delete(folder) }
      }
      #expect(gone?.folder?.name == "a")
    }
    #expect(gone == nil && deleted == nil)
  }

  /// Without `inverse:`, the one property of the other type that leads back is the other side.
  @Test func theOtherSideIsFound() throws {
    let (page, tag) = (Page("a"), Tag("red"))
    context.insert(page)
    page.tags = [tag]
    #expect(tag.pages == [page])
    tag.pages = nil
    #expect(page.tags?.isEmpty == true)
  }

  /// `Schema.Relationship.DeleteRule`: `cascade` deletes what is related, `nullify` takes the deleted model away from it.
  @Test func deletingFollowsTheRule() throws {
    let folder = Folder("a")
    context.insert(folder)
    folder.pages = [Page("1"), Page("2")]
    let tag = Tag("red")
    folder.pages[0].tags = [tag]
    context.delete(folder.pages[0])
    #expect(folder.pages.map(\.name) == ["2"])
    #expect(tag.pages?.isEmpty == true)
    let page = folder.pages[0]
    context.delete(folder)
    #expect(try names(Page.self).isEmpty && names(Folder.self).isEmpty)
    #expect(page.isDeleted && page.modelContext == nil)
    #expect(try names(Tag.self) == ["red"])
    try context.delete(model: Tag.self)
    #expect(try names(Tag.self).isEmpty)
  }

  /// `rollback()`: discards what was changed since the last save.
  @Test func whatIsNotSavedIsTakenBack() throws {
    let (folder, page) = (Folder("a"), Page("1"))
    context.insert(folder)
    folder.pages = [page]
    try context.save()
    folder.name = "b"
    context.delete(page)
    context.insert(Folder("new"))
    context.rollback()
    #expect(try names(Folder.self) == ["a"])
    #expect(folder.pages == [page] && page.folder === folder && !page.isDeleted)
    #expect(try names(Page.self) == ["1"])
  }

  /// `FetchDescriptor`: what is looked for, in which order, and how many.
  @Test func descriptorsAreFollowed() throws {
    for name in ["c", "a", "b"] { context.insert(Folder(name)) }
    var descriptor = FetchDescriptor<Folder>(
      predicate: #Predicate { $0.name != "b" }, sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetch(descriptor).map(\.name) == ["a", "c"])
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["a"])
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["c"])
    #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 3)
  }

  @Test func aPredicateMaySearch() throws {
    for name in ["Äpfel", "Birnen"] { context.insert(Folder(name)) }
    let search = "apf"
    let found = FetchDescriptor<Folder>(
      predicate: #Predicate { search.isEmpty || $0.name.localizedStandardContains(search) })
    #expect(try context.fetch(found).map(\.name) == ["Äpfel"])
  }

  @Test func anActorHasAContextOfItsOwn() async throws {
    let worker = Worker(modelContainer: context.container)
    try await worker.add("a")
    #expect(try names(Folder.self) == ["a"])
  }

  /// `Schema.Attribute.Option.unique`: what has the same value is updated, and not kept twice.
  @Test func whatIsUniqueIsKeptOnce() throws {
    let page = Page("1")
    context.insert(page)
    page.tags = [Tag("a")]
    for name in ["b", "a"] { context.insert(Tag(name)) }
    #expect(try names(Tag.self) == ["a", "b"])
    #expect(page.tags?.isEmpty == true)
    try context.save()
    let last = Tag("b")
    context.insert(last)
    #expect(try context.fetch(FetchDescriptor<Tag>()).last === last)
    context.rollback()
    let tags = try context.fetch(FetchDescriptor<Tag>())
    #expect(tags.map(\.name) == ["a", "b"] && tags.last !== last && tags.last?.modelContext === context)
  }

  /// The forms in which a property is written.
  @Test func everyFormOfAPropertyIsKept() throws {
    let forms = Forms()
    #expect(forms.made == [3] && forms.late == nil && forms.text == "a } b" && forms.count == 1)
    forms.watched = 4
    #expect(forms.seen == [4] && forms.watched == 4)
    (forms.late, forms.two) = (3, 5)
    #expect(forms.late == 3 && forms.two == 5)
    let last = forms.persistentModelID
    #expect(last != Forms().persistentModelID && forms.id == "own")
    #expect(Forms._modelProperties.count == 7)
  }
}

@ModelActor actor Worker {
  func add(_ name: String) throws {
    modelContext.insert(Folder(name))
    try modelContext.save()
  }
}

protocol Named { var name: String { get } }

@Model final class Folder: Named {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Page.folder) var pages: [Page] = []
  init(_ name: String) { self.name = name }
}
@Model final class Page: Named {
  var name: String
  var folder: Folder?
  var tags: [Tag]?
  init(_ name: String) { self.name = name }
}
@Model final class Tag: Named {
  @Attribute(.unique) var name: String
  var pages: [Page]?
  init(_ name: String) { self.name = name }
}
@Model final class Album {
  var songs: [Song]
  @Relationship(inverse: \Single.album) var singles: [Single] = []
  init(songs: [Song]) { self.songs = songs }
}
@Model final class Song {
  var album: Album?
  init() {}
}
@Model final class Single {
  let album: Album
  init(album: Album) { self.album = album }
}
@Model final class Forms {
  @Attribute(.unique)
  var id = "own"  // var not: Int
  private(set) var text = "a } b"
  var made: [Int] = {
    let inner = 3
    return [inner]
  }()
  var late: Int?; var two: Double = 2
  var watched: Int = 0 { didSet { seen.append(watched) } }
  @Transient var seen: [Int] = []
  var count: Int { made.count }
  static let fixed = 3
  var choice: Choice = Choice.one
  enum Choice: String, Codable { case one, two }
  init() {}
}
