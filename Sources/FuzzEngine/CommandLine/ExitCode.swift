/// What the program answers to the shell that started it.
package enum ExitCode: Int32, Sendable {
  /// Nothing that fails.
  case success = 0
  /// A rule was broken, or a promise was not kept.
  case found = 1
  /// Nothing can be concluded, and the output says why: a result did not repeat, a rule was never exercised, an
  /// exploration ended early, a case has no line that does anything.
  case inconclusive = 3
  /// The command line is not understood.
  case usage = 64
  /// A file's contents are not understood.
  case malformed = 65
  /// There is no such input.
  case noInput = 66
  /// A fault of the fuzzer itself.
  case fault = 70
  /// An output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// Somebody interrupted it, or told it to end.
  case interrupted = 130

  /// Of several answers, the one that matters most.
  package static func worst(_ codes: [ExitCode]) -> ExitCode {
    let order: [ExitCode] = [
      .usage, .malformed, .noInput, .cannotCreate, .fault, .inputOutput, .interrupted, .found, .inconclusive,
    ]
    return order.first { codes.contains($0) } ?? .success
  }
}

/// Ends a command with a message; the one place where errors get their text and exit code.
package struct CommandError: Error, Hashable, Sendable {
  /// What to answer.
  package let code: ExitCode
  /// What to say, without the program's name.
  package let message: String

  /// Ends a command.
  package init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Complains about the command line.
  static func usage(_ message: String) -> CommandError { CommandError(.usage, message) }

  /// Explains any error that a command may meet.
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
