import Foundation
import FuzzEngine
import SplitFuzz
import Testing

/// The package's folder.
private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

@Suite("Init")
struct InitCommandTests {
  @Test("what init writes is what Examples compiles and tests")
  func isWhatExamplesTests() async throws {
    let scratch = try Scratch()
    let answer = await Shell.run(["init", scratch.path, "--name", "starter"])
    #expect(answer.code == 0 && answer.err == "")
    #expect(
      answer.out.hasPrefix(
        "wrote \(scratch.path)/StarterTests.swift\nwrote \(scratch.path)/Cases/opens.steps\n\nnext\n"))
    #expect(scratch.contents == ["Cases", "Cases/opens.steps", "StarterTests.swift"])
    #expect(try Self.differences(scratch.path, "StarterTests") == [])
    let classic = try Scratch()
    let second = await Shell.run(["init", classic.path, "--name", "classic", "--library", "xctest"])
    #expect(second.code == 0)
    #expect(try Self.differences(classic.path, "ClassicTests") == [])
    try scratch.write("planted", "Cases/opens.steps")
    #expect(try Self.differences(scratch.path, "StarterTests") == ["Cases/opens.steps"])
  }

  /// The files that are not as they stand in Examples, where `init` has to write them again.
  private static func differences(_ folder: String, _ target: String) throws -> [String] {
    try ["\(target).swift", "Cases/opens.steps"].filter { name in
      try String(contentsOfFile: "\(package)/Examples/Tests/\(target)/\(name)", encoding: .utf8)
        != String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }
  }

  @Test("a test of views takes a package, with a target of its own for them")
  func views() async throws {
    let scratch = try Scratch()
    let refused = await Shell.run(["init", scratch.path, "--views"])
    #expect(refused.code == 64 && refused.err.contains("add --package"))
    #expect(scratch.contents == [])
    let answer = await Shell.run(["init", scratch.path, "--name", "shop", "--views", "--package", package])
    #expect(answer.code == 0 && answer.out.contains("the target ShopViews take your app's files"))
    #expect(
      scratch.contents.filter { $0.hasSuffix("swift") } == [
        "Package.swift", "Sources/ShopViews/RootView.swift", "Tests/ShopTests/ShopTests.swift",
      ])
    let test = try scratch.read("Tests/ShopTests/ShopTests.swift")
    #expect(test.contains("{ RootView() }\n      .test(seed: 42)"))
    let manifest = try scratch.read("Package.swift")
    #expect(manifest.contains("\"SwiftData=HeadlessData\""))
    #expect(manifest.contains("\"HeadlessUI\", \"HeadlessData\""))
    // A program's entry point has the name that the linker expects.
    #expect(manifest.contains(".target(name: \"ShopViews\", dependencies: modules, swiftSettings: app)"))
    #expect(manifest.matches(of: /swiftSettings: app\b/).count == 1)
  }

  @Test("the saved case is one, and stands as the program would write it")
  func savedCase() async throws {
    let scratch = try Scratch()
    #expect(await Shell.run(["init", scratch.path]).code == 0)
    let file = try CaseFile(reading: "\(scratch.path)/Cases/opens.steps")
    #expect(file.saved.system == "my-app")
    #expect(try file.saved.text == scratch.read("Cases/opens.steps"))
  }

  @Test("nothing is overwritten, and then nothing at all is written")
  func neverOverwrites() async throws {
    let scratch = try Scratch()
    try scratch.write("mine", "Cases/opens.steps")
    let answer = await Shell.run(["init", scratch.path, "--name", "shop"])
    #expect(
      answer
        == Shell.Answer(
          code: 73, out: "",
          err:
            "fuzz-runner: \(scratch.path)/Cases/opens.steps: cannot be created: it exists, and init overwrites "
            + "nothing; name another folder or --name\n"))
    #expect(scratch.contents == ["Cases", "Cases/opens.steps"])
    #expect(try scratch.read("Cases/opens.steps") == "mine")
  }

  @Test(
    "a package takes SplitFuzz from a checkout or an address, and the test stands where it looks for tests")
  func packages() async throws {
    let scratch = try Scratch()
    let local = await Shell.run(["init", "\(scratch.path)/a/", "--name", "shop", "--package", package])
    #expect(local.code == 0)
    #expect(
      scratch.contents.filter { $0.hasSuffix("swift") || $0.hasSuffix("steps") } == [
        "a/Package.swift", "a/Tests/ShopTests/Cases/opens.steps", "a/Tests/ShopTests/ShopTests.swift",
      ])
    #expect(
      try scratch.read("a/Package.swift").contains(".package(name: \"SplitFuzz\", path: \"\(package)\")"))
    let remote = await Shell.run(
      ["init", "\(scratch.path)/b", "--package", "https://example.org/them/split-fuzz.git"])
    #expect(remote.code == 0)
    let manifest = try scratch.read("b/Package.swift")
    #expect(manifest.contains(".package(url: \"https://example.org/them/split-fuzz.git\", branch: \"main\")"))
    #expect(manifest.contains(".product(name: \"SplitFuzz\", package: \"split-fuzz\")"))
    let nowhere = await Shell.run(["init", "\(scratch.path)/c", "--package", scratch.path])
    #expect(nowhere.code == 66)
    #expect(
      nowhere.err.contains("there is no Package.swift in it; --package expects a checkout of SplitFuzz"))
  }

  @Test("bad names, words and places are errors that say what was expected")
  func badInput() async throws {
    let scratch = try Scratch()
    for name in ["Shop", "9lives", "my app", "a--b", "ünder", String(repeating: "a", count: 61)] {
      let answer = await Shell.run(["init", scratch.path, "--name=\(name)"])
      #expect(answer.code == 64, "\(name)")
      #expect(answer.err.contains("--name expects small letters and digits with '-' between"), "\(name)")
    }
    #expect(await Shell.run(["init", scratch.path, "more"]).code == 64)
    #expect(await Shell.run(["init", scratch.path, "--library", "quick"]).code == 64)
    #expect(await Shell.run(["init", scratch.path, "--seed", "1"]).code == 64)
    let file = try scratch.write("", "file")
    let answer = await Shell.run(["init", file])
    #expect(answer.code == 73 && answer.err.contains("it is a file, and init expects a folder"))
    #expect(scratch.contents == ["file"])
  }

  @Test("a name that is a word of Swift names a function all the same")
  func words() async throws {
    let scratch = try Scratch()
    #expect(await Shell.run(["init", scratch.path, "--name", "switch", "--library", "xctest"]).code == 0)
    let text = try scratch.read("SwitchTests.swift")
    #expect(text.contains("func switchApp() -> LiveSystem<SwitchRouter>"))
    #expect(text.contains("import XCTest\n") && text.contains("final class SwitchTests: XCTestCase {"))
  }
}
