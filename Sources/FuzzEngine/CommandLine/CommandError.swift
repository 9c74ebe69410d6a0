/// The exit codes of the program.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// A rule is violated, or a case does not do what it expects.
  case found = 1
  /// Nothing can be concluded, and the output has the reason: a nondeterministic result, a vacuous rule, an exploration
  /// that reached a limit, a case whose steps are all ignored.
  case inconclusive = 3
  case usage = 64
  case malformed = 65
  case noInput = 66
  case fault = 70
  case cannotCreate = 73
  case inputOutput = 74
  case interrupted = 130

  package static func worst(_ codes: [ExitCode]) -> ExitCode {
    let order: [ExitCode] = [
      .usage, .malformed, .noInput, .cannotCreate, .fault, .inputOutput, .interrupted, .found, .inconclusive,
    ]
    return order.first { codes.contains($0) } ?? .success
  }
}

/// An error that ends a command or a test: what is wrong and what to do.
public final class CommandError: DescribedError, Equatable, Sendable {
  package let code: ExitCode
  package let message: String
  /// The line of the file that it is about, counted from one; nil for the whole file, or for none.
  let line: Int?

  init(_ code: ExitCode, _ message: String, line: Int? = nil) {
    (self.code, self.message, self.line) = (code, Escape.line(message), line)
  }

  /// Compares everything.
  public static func == (one: CommandError, other: CommandError) -> Bool {
    one.code == other.code && one.message == other.message && one.line == other.line
  }

  /// Any error as one that ends a command.
  static func explaining(_ error: any Error) -> CommandError {
    let text = "\(error); this is a fault of the fuzzer, please report it with the command line"
    return error as? CommandError ?? CommandError(.fault, text)
  }

  /// The message.
  public var description: String { message }

  @inline(never)
  static func usage(_ message: String) -> CommandError { CommandError(.usage, message) }

  /// A name that does not exist, with the nearest one that does, or else with what to do.
  static func unknown(
    _ kind: String, _ name: String, among names: [String], remedy: String? = nil
  ) -> CommandError {
    let few = names.count <= 12 ? "there is \(names.joined(separator: ", "))" : "see 'list'"
    let remedy =
      nearestName(to: name, in: names).map { "did you mean '\($0)'?" } ?? remedy
      ?? (names.isEmpty ? "there is none" : few)
    return usage("unknown \(kind) '\(CaseParser.clipped(name))'; \(remedy)")
  }

  /// `FILE:LINE: problem; remedy`.
  @inline(never)
  static func malformed(
    _ file: String, _ line: Int?, _ problem: String, _ remedy: String? = nil
  ) -> CommandError {
    let text = (line.map { "\(file):\($0)" } ?? file) + ": \(problem)" + (remedy.map { "; \($0)" } ?? "")
    return CommandError(.malformed, text, line: line)
  }

  @inline(never)
  package static func cannotOpen(_ path: String, _ reason: String) -> CommandError {
    CommandError(.noInput, "\(path): cannot be opened: \(reason)")
  }
  @inline(never)
  package static func cannotCreate(_ path: String, _ reason: String) -> CommandError {
    CommandError(.cannotCreate, "\(path): cannot be created: \(reason)")
  }
  @inline(never)
  static func cannotWrite(_ path: String, _ reason: String) -> CommandError {
    CommandError(.inputOutput, "\(path): cannot be written: \(reason)")
  }
  package static func noCases(_ folder: String) -> CommandError {
    CommandError(.noInput, "\(folder): has no case; expected files whose name ends in '.steps'")
  }
}
