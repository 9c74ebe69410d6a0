import SwiftData
import Testing

/// Each form in which a property may be written is read as the compiler reads it.
@MainActor @Suite struct SourceTests {
  @Test func stringsAreRead() {
    let texts = Texts()
    #expect(texts.nested == "x in deep \"q\" } y" && texts.raw == #"raw " quote \ { "#)
    #expect(texts.lines == "many \" line } {\n3 var none: Int" && texts.rawLines == "raw \"\"\" \\(not) {")
    #expect(texts.commented == 1 && texts.character == "\"" && texts.key == "say 1 }")
    #expect(Texts._modelProperties.count == 7)
  }

  @Test func declarationsAreRead() {
    let shapes = Shapes(kind: .two)
    #expect(
      shapes.default && shapes.class == "c" && shapes.kind == .two && shapes.chosen == -1 && shapes.sum == 6)
    #expect(shapes.chain == "A" && shapes.run() == 3 && shapes.made == 4 && shapes.later == 2)
    shapes.default = false
    #expect(!shapes.default && shapes.isSeen == 1)
    #expect(Shapes._modelProperties.count == 12)
  }

  @Test func aModelInheritsFromAnother() throws {
    let context = try ModelContainer(for: Shelf.self, Volume.self, Atlas.self).mainContext
    let shelf = Shelf()
    context.insert(shelf)
    let atlas = Atlas(shelf: shelf)
    atlas.maps = [Folder("m")]
    context.insert(atlas)
    #expect(shelf.volumes == [atlas])
    #expect(try context.fetch(FetchDescriptor<Volume>()).count == 1)
    #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 1)
    context.delete(atlas as Volume)
    #expect(shelf.volumes.isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 0)
  }
}

@Model final class Texts {
  var nested = "x \("in \("deep") \"q\" }") y"
  var raw = #"raw " quote \ { "#
  var lines = """
    many " line } {
    \(1 + 2) var none: Int
    """
  var rawLines = #"""
    raw """ \(not) {
    """#
  /* outer /* inner var x: Int = 3 */ still var y: Int */
  var commented: Int = 1 /* behind */
  // and { more
  var character: Character = "\""
  var key = "say \(["a": 1]["a"] ?? 2) }"
  init() {}
}

/// A class { in a comment } before the class.
@Model
final class Shapes {
  var `default`: Bool = true { didSet { isSeen += 1 } }
  private(set) internal var `class`: String = "c"
  static private var none: Int = 3
  internal static var shared: Int { none }
  @Transient lazy var lazy = 3
  var isSeen = 0
  enum Kind: String, Codable {
    case one, two
    var number: Int { 1 }
  }
  var kind: Kind
  var chosen: Int =
    false
    ? 1
    : -1
  var sum: Int =
    1 + 2
    + 3
  var chain: String = "a"
    .uppercased()
  @Transient
  // What is between.
  var run:
    () ->
      Int = { 3 }
  var made = { () -> Int in 4 }()
  var maybe: Int?; var later: Int = if true { 2 } else { 1 }
  let fixed: Int = 3
  #if canImport(SwiftData)
  var here = 1
  #else
  var there = 1
  #endif
  @Relationship(
    deleteRule: .nullify, originalName: "a(b"  // not )
  )
  private(set) var folders: [Folder] = []
  subscript(index: Int) -> Int { index }
  var text: String
  {
    get { chain }
    set { chain = newValue }
  }
  init(kind: Kind) { self.kind = kind }
}

@Model final class Shelf {
  var volumes: [Volume] = []
  init() {}
}
@Model class Volume {
  var shelf: Shelf?
  init(shelf: Shelf) { self.shelf = shelf }
}
@Model final class Atlas: Volume {
  @Relationship(deleteRule: .cascade) var maps: [Folder] = []
}
