import Foundation
import SplitFuzz
import Testing

@testable import FuzzEngine

/// Runs command lines on doors, and keeps what they write.
final class Shell: @unchecked Sendable {
  // The lock guards what is written: a campaign reports its progress from any thread.
  private let lock = NSLock()
  private var outText = ""
  private var errText = ""
  private var waiting: [String] = []

  /// What a command line answered.
  struct Answer: Hashable {
    let code: Int32
    let out: String
    let err: String
  }

  /// Runs a command line.
  static func run(
    _ words: [String], door: Door = Door(), environment: [String: String] = [:], input: [UInt8] = [],
    lines: [String] = [], systems: [FuzzSystem]? = nil, faults: [Fault] = [], terminal: Bool = false,
    columns: Int = 40, interrupted: Bool = false,
    writing: FileStore.Writing = .written
  ) async -> Answer {
    let shell = Shell()
    shell.waiting = lines
    let io = shell.io(
      input: input, terminal: terminal, columns: columns, interrupted: interrupted, writing: writing)
    let systems = systems ?? [door.system(), door.system("gate/2", aliases: [])]
    let command = FuzzCommand(
      systems: systems, default: systems[0].name, version: "0.1.0", faults: faults, starter: .router)
    let code = await command.run(arguments: words, environment: environment, io: io)
    return shell.answer(code)
  }

  /// What was written so far, with an exit code.
  func answer(_ code: Int32) -> Answer {
    lock.withLock { Answer(code: code, out: outText, err: errText) }
  }

  /// An outside that keeps what is written to it.
  func io(
    input: [UInt8] = [], terminal: Bool = false, columns: Int = 40, interrupted: Bool = false,
    writing: FileStore.Writing = .written
  ) -> CommandIO {
    CommandIO(
      out: { text in
        self.lock.withLock { self.outText += text }
        return writing
      },
      err: { text in self.lock.withLock { self.errText += text } },
      input: { $0 < input.count ? nil : input },
      line: { self.lock.withLock { self.waiting.isEmpty ? nil : self.waiting.removeFirst() } },
      isInputTerminal: terminal, isOutputTerminal: terminal, isErrorTerminal: terminal,
      columns: columns,
      watchInterrupts: { { interrupted } })
  }
}

/// A folder that is there for one test.
struct Scratch: ~Copyable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("splitfuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and answers its path.
  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    try write(Array(text.utf8), name)
  }

  /// Writes a file and answers its path.
  @discardableResult
  func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// Everything below the folder, sorted.
  var contents: [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }

  /// The text of a file.
  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}
