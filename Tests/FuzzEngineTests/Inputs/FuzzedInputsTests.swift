import Foundation
import Testing

@testable import FuzzEngine

/// A staircase as libFuzzer fuzzes it: the whole climb and the lever violate its rule.
@Suite("Inputs of libFuzzer")
struct FuzzedInputsTests {
  private static let climb = Climb(height: 3, isVisible: true)
  private static let violating = text(climb.violationKind + ["lever"])

  private static func inputs(
    known folder: String = "/no/such/folder", saves: Bool = false
  ) throws
    -> FuzzedInputs
  {
    try FuzzedInputs(
      FuzzSystem(name: "climb", summary: "") { _ in ConfiguredSystem(climb.target) }, known: folder,
      saves: saves)
  }

  private static func text(_ actions: [String], system: String = "climb") -> [UInt8] {
    Array("splitfuzz 1\nsystem    \(system)\npasses\n\n\(actions.map { $0 + "\n" }.joined())".utf8)
  }

  @Test("what is no case of the system is rejected")
  func rejects() throws {
    let inputs = try Self.inputs()
    let rubbish = [
      [], [10], [0xFF, 0], Array("lever\n".utf8), Self.text(["jump"]),
      Self.text(["lever"], system: "stairs"),
    ]
    for bytes in rubbish { #expect(inputs.run(bytes) == .rejected, "\(bytes)") }
    #expect(inputs.counters.allSatisfy { $0 == 0 })
    #expect(inputs.run(Self.text(["lever"])) == .passed)
  }

  @Test("each pair of an abstract state and a kind of action applied there is counted")
  func counts() throws {
    let inputs = try Self.inputs()
    #expect(inputs.counters.count == 4 * 7)
    #expect(inputs.run(Self.text(["key 3", "key 0", "key 0", "lever"])) == .passed)
    let counted = inputs.counters.indices.filter { inputs.counters[$0] > 0 }
    // At the foot keys 3 and 0, on the first step key 0; the lever is ignored.
    #expect(counted == [0, 3, 7])
  }

  @Test("a new violation has its signature, and is known in the next process where its case was saved")
  func knows() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inputs-\(getpid())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let signature = Finding.Signature(
      system: "climb", rule: "climb.whole", violationKind: "broken", action: "lever")
    #expect(try Self.inputs().run(Self.violating) == .violated(signature))
    // Both begin before it is found.
    let (first, second) = (
      try Self.inputs(known: folder, saves: true), try Self.inputs(known: folder, saves: true)
    )
    #expect(first.run(Self.violating) == .violated(signature))
    #expect(second.run(Self.violating) == .passed)
    #expect(try Self.inputs(known: folder).run(Self.violating) == .passed)
    let saved = try #require(try CaseFile.all(below: folder).first)
    #expect(saved.saved.expectation.violations.map(\.description) == ["climb.whole broken"])
    #expect(saved.trace.lines.map(\.text) == Self.climb.violationKind + ["lever"])
  }

  @Test("the same seed changes and splices an input in the same way, and what comes of it is a case")
  func changes() throws {
    let (inputs, again) = (try Self.inputs(), try Self.inputs())
    let given = [Self.text(["key 1", "~key 2"]), Self.text(["lever", "key 5", "key 5"])]
    var made: Set<[UInt8]> = []
    for seed in 0..<200 as Range<UInt64> {
      let changed = inputs.change(given, seed: seed, limit: 4096)
      #expect(changed == again.change(given, seed: seed, limit: 4096))
      #expect(inputs.run(changed) != .rejected)
      made.insert(changed)
    }
    #expect(made.count > 150)
    #expect(made.contains { String(decoding: $0, as: UTF8.self).contains("key 1\n~key 2\n") })
  }

  @Test("an input is drawn where none is a case, and none is larger than the limit")
  func draws() throws {
    let inputs = try Self.inputs()
    let drawn = inputs.change([[10]], seed: 1, limit: 4096)
    #expect(inputs.run(drawn) != .rejected)
    let short = inputs.change([drawn], seed: 2, limit: 60)
    #expect(short.count <= 60 && inputs.run(short) != .rejected)
    #expect(inputs.change([drawn], seed: 3, limit: 10) == [])
  }

  @Test("files that libFuzzer named are cases")
  func names() {
    let digits = "99a249feb4b895f92620e8fcc7063bb1d1ed9dca"
    #expect(FileStore.isNamedByLibFuzzer(digits) && FileStore.isNamedByLibFuzzer("crash-\(digits)"))
    #expect(!FileStore.isNamedByLibFuzzer("\(digits).steps") && !FileStore.isNamedByLibFuzzer("9a24"))
  }
}
