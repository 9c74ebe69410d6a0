/// The exit codes of the program.
package enum ExitCode: Int32, Sendable {
  /// Passed.
  case success = 0
  /// A rule is violated, or a case does not do what it expects.
  case found = 1
  /// Nothing can be concluded, and the output has the reason: a nondeterministic result, a vacuous rule, an exploration
  /// that reached a limit, a case whose steps are all ignored.
  case inconclusive = 3
  /// The command line is invalid.
  case usage = 64
  /// A file's contents are invalid.
  case malformed = 65
  /// There is no such input.
  case noInput = 66
  /// A fault of the fuzzer itself.
  case fault = 70
  /// An output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// It was interrupted or terminated.
  case interrupted = 130

  /// The most important of several.
  package static func worst(_ codes: [ExitCode]) -> ExitCode {
    let order: [ExitCode] = [
      .usage, .malformed, .noInput, .cannotCreate, .fault, .inputOutput, .interrupted, .found, .inconclusive,
    ]
    return order.first { codes.contains($0) } ?? .success
  }
}

/// An error that ends a command, with its exit code.
package struct CommandError: Error, Hashable, Sendable {
  /// The exit code.
  package let code: ExitCode
  /// The message, without the program's name.
  package let message: String

  /// Makes an error.
  package init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// An invalid command line.
  static func usage(_ message: String) -> CommandError { CommandError(.usage, message) }

  /// Wraps any error of a command.
  init(explaining error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as CaseFileError: self.init(.malformed, error.description)
    case let error as UnknownName: self.init(.usage, error.description)
    case let error as CannotCompare: self.init(.usage, error.description)
    case let error as FileProblem:
      let code: ExitCode =
        switch error {
        case .cannotOpen, .isFolder, .noCases: .noInput
        case .cannotCreate: .cannotCreate
        case .cannotRead, .cannotWrite: .inputOutput
        }
      self.init(code, error.description)
    default:
      self.init(.fault, "\(error); this is a fault of the fuzzer, please report it with the command line")
    }
  }
}
