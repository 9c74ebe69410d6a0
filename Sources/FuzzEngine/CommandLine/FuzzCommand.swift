import Foundation

/// The command line as a library: a program that passes its systems has every subcommand.
public struct FuzzCommand: Sendable {
  var catalog: SystemCatalog
  let faults: [Fault]
  let starter: Starter?
  let defaultSystem: String
  let name: String
  let version: String
  /// The task of an isolated child process; nil in any other.
  var task: ChildTask?

  /// Offers systems.
  ///
  /// - Parameters:
  ///   - systems: What can be fuzzed, in the order of lists.
  ///   - defaultSystem: The name of the default.
  ///   - name: The program's name, in messages and commands.
  ///   - version: What `--version` prints behind the name.
  ///   - faults: The fault catalogue of the systems, for `faults`.
  ///   - starter: The test that `init` writes; nil for none.
  public init(
    systems: [FuzzSystem], default defaultSystem: String, name: String = "fuzz-runner", version: String,
    faults: [Fault] = [], starter: Starter? = nil
  ) {
    catalog = SystemCatalog(systems)
    (self.faults, self.starter, self.defaultSystem) = (faults, starter, defaultSystem)
    (self.name, self.version) = (name, version)
  }

  /// Runs the command line of the process, and exits; where a system cannot be made, prints why and exits with 65.
  public static func main(
    systems: @MainActor @autoclosure () throws -> [FuzzSystem], default defaultSystem: String,
    name: String = "fuzz-runner", version: String,
    faults: [Fault] = [], starter: Starter? = nil
  ) async -> Never {
    // It is made first, since it watches the memory that the systems need.
    let io = CommandIO.standard
    let offered: [FuzzSystem]
    do { offered = try await systems() } catch {
      io.err("\(name): \((error as? any DescribedError)?.description ?? "\(error)")\n")
      exit(ExitCode.malformed.rawValue)
    }
    let command = FuzzCommand(
      systems: offered, default: defaultSystem, name: name, version: version, faults: faults, starter: starter
    )
    let words = Array(CommandLine.arguments.dropFirst())
    let code = await onThread {
      #if os(macOS) || os(Linux)
      if let folder = ChildTask.folder(in: words) {
        ChildTask.run(command, in: folder, Array(words.dropFirst(2)))
      }
      #endif
      return command.code(of: words, CurrentProcess.environment, io)
    }
    exit(code)
  }

  /// Runs a command line.
  ///
  /// - Returns: The exit code.
  package func run(arguments words: [String], environment: [String: String], io: CommandIO) async -> Int32 {
    await onThread { code(of: words, environment, io) }
  }

  /// Runs a command line on the thread that calls, which may wait and is not the main thread.
  func code(of words: [String], _ environment: [String: String], _ io: CommandIO) -> Int32 {
    do {
      if let shared = catalog.sharedName {
        throw CommandError.usage("two systems of this program are called '\(shared)'; rename one")
      }
      let arguments = try Arguments(words, environment: environment)
      let run = CommandRun(command: self, arguments: arguments, io: io)
      if arguments.has("--isolate"), !arguments.has("--help"), task == nil { return try run.isolated(words) }
      if arguments.has("--hang"), !arguments.has("--isolate") {
        throw CommandError.usage("--hang is the time limit of --isolate; add --isolate")
      }
      // A file has the same lines wherever it is written.
      let isShown = io.isOutputTerminal && !arguments.has("--output")
      return try Layout.$terminal.withValue(isShown ? io.columns : nil) {
        try run.perform().rawValue
      }
    } catch {
      let failure = CommandError.explaining(error)
      io.err("\(name): \(failure.message)\n")
      return failure.code.rawValue
    }
  }
}

/// One run of a command line; each subcommand is a function of it.
///
/// It is a class, as copies of all that it holds would be a good part of the release build.
final class CommandRun: Sendable {
  let command: FuzzCommand
  let arguments: Arguments
  let io: CommandIO

  init(command: FuzzCommand, arguments: Arguments, io: CommandIO) {
    (self.command, self.arguments, self.io) = (command, arguments, io)
  }

  var catalog: SystemCatalog { command.catalog }
  var name: String { command.name }

  func perform() throws -> ExitCode {
    if arguments.has("--help") {
      return try print(help(arguments.isSubcommandNamed ? arguments.subcommand : nil))
    }
    if arguments.has("--version") { return try print("\(name) \(command.version)\n") }
    return switch arguments.subcommand {
    case .fuzz: try fuzz()
    case .explore: try explore()
    case .replay: try replay()
    case .shrink: try shrink()
    case .show: try show()
    case .play: try play()
    case .list: try list()
    case .explain: try explain()
    case .bench: try bench()
    case .faults: try faults()
    case .corpus: try corpus()
    case .initialize: try initialize()
    }
  }

  // MARK: - What options choose

  func chosenSystem() throws -> (system: FuzzSystem, configured: ConfiguredSystem) {
    var system = try catalog.find(arguments.text("--system") ?? command.defaultSystem)
    if let other = arguments.text("--against") { system = system.against(try catalog.find(other)) }
    return (system, try system.configured(chosenSettings(of: system)))
  }

  func chosenSettings(of system: FuzzSystem) throws -> SystemSettings {
    try catalog.settings(
      of: system, profile: arguments.text("--profile"), quirks: chosenQuirks(),
      assumptions: arguments.assumptions())
  }

  /// The chosen quirks; `none` switches all off.
  func chosenQuirks() throws -> [String]? {
    let names = try arguments.list("--quirks")
    return names == ["none"] ? [] : names
  }

  func chosenRules(_ system: ConfiguredSystem) throws -> RuleSelection {
    let selection = RuleSelection(
      only: try arguments.list("--rules"), without: try arguments.list("--without") ?? [])
    try selection.validate(for: system)
    return selection
  }

  /// The starting points that options choose, positions among the system's; nil where they choose none.
  func chosenStarts(_ system: ConfiguredSystem) throws -> [Int]? {
    let (device, start) = (arguments.text("--device"), arguments.text("--start"))
    guard device != nil || start != nil else { return nil }
    return try StartChoice.indices(of: system, device: device, start: start)
  }

  /// The header of the start of a trace from the command line.
  func chosenHeader(_ system: ConfiguredSystem) throws -> [StartPoint.HeaderLine] {
    let starts = try chosenStarts(system) ?? StartChoice.indices(of: system, device: nil, start: nil)
    return starts.first.map { system.starts[$0].header } ?? []
  }

  /// Whether screens are drawn.
  func draws() throws -> Bool {
    let choice = try arguments.choice("--draw", of: ["auto", "always", "never"]) ?? "auto"
    return choice == "always" || choice == "auto" && io.isOutputTerminal
  }

  /// Whether output is coloured.
  func paint() throws -> Paint {
    let choice = try arguments.choice("--color", of: ["auto", "always", "never"]) ?? "auto"
    let isRefused =
      !(arguments.environment["NO_COLOR"] ?? "").isEmpty || arguments.environment["TERM"] == "dumb"
    return Paint(isOn: choice == "always" || choice == "auto" && io.isOutputTerminal && !isRefused)
  }

  // MARK: - Output

  /// Plays without what the code under test prints, which would be thousands of lines in the report.
  func quietly<Result>(_ play: () throws -> Result) rethrows -> Result {
    let giveBack = io.sharesOutput ? PrintedOutput.divert(toErrors: false) : {}
    defer { giveBack() }
    return try play()
  }

  /// Writes to standard output; a reader that left early is no failure.
  @discardableResult
  @inline(never)
  func print(_ text: String) throws -> ExitCode {
    _ = try isTaken(text)
    return .success
  }

  /// Writes to standard output, and returns whether its reader is still there.
  func isTaken(_ text: String) throws -> Bool {
    let written = io.out(text)
    guard written != .failed else { throw CommandError(.inputOutput, "standard output cannot be written") }
    return written == .written
  }

  /// Reports an error that does not end the command.
  func complain(_ error: any Error) -> CommandError {
    let failure = CommandError.explaining(error)
    io.err("\(name): \(failure.message)\n")
    return failure
  }

  /// Writes a report to its file or to standard output.
  @inline(never)
  func write(_ text: String, _ wanted: ReportOutputs.Wanted) throws {
    if let path = wanted.path { try FileStore.write(text, to: path) } else { try print(text) }
  }

  /// Writes a list of checks as `junit` or `github`.
  ///
  /// Annotations go to standard output, where the runner reads them; the summary goes to a file that is named, or is
  /// appended to the file of `GITHUB_STEP_SUMMARY`.
  func write(_ list: CheckList, _ wanted: ReportOutputs.Wanted) throws {
    guard wanted.format == "github" else { return try write(list.junit, wanted) }
    let report = GitHubReport(list: list)
    try print(report.annotations)
    if let path = wanted.path {
      try FileStore.write(report.summary, to: path)
    } else if let path = arguments.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try FileStore.append(report.summary, to: path)
    }
  }
}
