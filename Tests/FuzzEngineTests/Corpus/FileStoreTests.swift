import Foundation
import Testing

@testable import FuzzEngine

@Suite("Files")
struct FileStoreTests {
  private static func folder() throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("splitfuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path
  }

  @Test("a file is written whole, over an older one, with nothing left beside it")
  func writes() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // What a killed process of the same number left does not stand in the way.
    try Data().write(
      to: URL(fileURLWithPath: "\(folder)/.a.\(ProcessInfo.processInfo.processIdentifier).tmp"))
    try FileStore.write("old and longer", to: "\(folder)/a")
    try FileStore.write("new", to: "\(folder)/a")
    #expect(try FileStore.read("\(folder)/a", limit: 3) == Array("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
  }

  @Test("a new file is written whole where there is none, and one that is there is left alone")
  func writesNew() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileStore.writeNew("mine", to: "\(folder)/a")
    #expect(throws: CommandError.cannotCreate("\(folder)/a", "File exists")) {
      try FileStore.writeNew("other", to: "\(folder)/a")
    }
    #expect(try FileStore.read("\(folder)/a", limit: 100) == Array("mine".utf8))
    #expect(throws: CommandError.self) { try FileStore.writeNew("lost", to: "\(folder)/none/a") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
  }

  @Test("a link is followed, so that the file it names is replaced")
  func followsLinks() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileStore.write("old", to: "\(folder)/a")
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/b", withDestinationPath: "\(folder)/a")
    try FileStore.write("new", to: "\(folder)/b")
    #expect(try FileStore.read("\(folder)/a", limit: 100) == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/b") == "\(folder)/a")
  }

  @Test("a file has one place, whatever links lead to it and whether it is there or not")
  func places() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/in", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/in2", withDestinationPath: "in")
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/b", withDestinationPath: "in/../in2/a")
    let place = FileStore.place(of: "\(folder)/in/a")
    for path in ["b", "in2/a", "in/./a", "in/../in2//a"] {
      #expect(FileStore.place(of: "\(folder)/\(path)") == place)
    }
    #expect(FileStore.place(of: "\(folder)/in/b") != place)
    try FileStore.write("new", to: "\(folder)/b")
    #expect(try FileStore.read("\(folder)/in/a", limit: 100) == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/b") == "in/../in2/a")
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/c", withDestinationPath: "c")
    #expect(FileStore.place(of: "\(folder)/c").hasSuffix("/c"))
  }

  @Test("a file larger than the limit is given up, also one that never ends")
  func givesUp() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileStore.write("1234", to: "\(folder)/a")
    #expect(try FileStore.read("\(folder)/a", limit: 3) == nil)
    #expect(try FileStore.read("/dev/zero", limit: 1 << 20) == nil)
  }

  @Test("writing to a device goes to the device and does not replace it")
  func keepsDevices() throws {
    try FileStore.write("gone", to: "/dev/null")
    #expect(FileStore.kind(of: "/dev/null") == .other)
  }

  @Test("what cannot be created is refused with the reason")
  func refuses() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: CommandError.cannotCreate(folder, "it is a folder; name a file in it")) {
      try FileStore.checkCreatable(folder)
    }
    #expect(throws: CommandError.cannotCreate("\(folder)/x/y", "there is no folder '\(folder)/x'")) {
      try FileStore.write("", to: "\(folder)/x/y")
    }
    #expect(throws: CommandError.cannotCreate("\(folder)/x/", "the name is empty")) {
      try FileStore.write("", to: "\(folder)/x/")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test("cases are found at any depth, sorted, without hidden files and other names")
  func findsCases() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: CommandError.noCases(folder)) { try CaseFile.all(below: folder) }
    try FileStore.makeFolder("\(folder)/sub/deep")
    for name in ["b.steps", "sub/deep/a.steps", ".hidden.steps", "notes.txt"] {
      try FileStore.write("splitfuzz 1\nsystem s\n\n", to: "\(folder)/\(name)")
    }
    let found = try CaseFile.all(below: folder)
    #expect(found.map(\.path) == ["\(folder)/b.steps", "\(folder)/sub/deep/a.steps"])
    #expect(found.map(\.description) == ["b.steps", "a.steps"])
  }
}
