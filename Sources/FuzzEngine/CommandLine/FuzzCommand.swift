#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The command line as a library: a program that passes its systems has every subcommand.
public struct FuzzCommand: Sendable {
  var catalog: SystemCatalog
  let faults: [Fault]
  let starter: Starter?
  let defaultSystem: String
  let name: String
  let version: String
  #if os(macOS) || os(Linux)
  /// The state of an isolated child process; nil in any other.
  var isolation: IsolatedChild?
  #endif

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
    (self.faults, self.starter) = (faults, starter)
    self.defaultSystem = defaultSystem
    self.name = name
    self.version = version
  }

  /// Runs the command line of the process, and exits.
  public static func main(
    systems: [FuzzSystem], default defaultSystem: String, name: String = "fuzz-runner", version: String,
    faults: [Fault] = [], starter: Starter? = nil
  ) async -> Never {
    let command = FuzzCommand(
      systems: systems, default: defaultSystem, name: name, version: version, faults: faults, starter: starter
    )
    let words = Array(CommandLine.arguments.dropFirst())
    #if os(macOS) || os(Linux)
    if let folder = IsolatedChild.folder(in: words) {
      await IsolatedChild.run(command, in: folder, Array(words.dropFirst(2)))
    }
    #endif
    exit(await command.run(arguments: words, environment: CurrentProcess.environment, io: .standard))
  }

  /// Runs a command line.
  ///
  /// - Returns: The exit code.
  package func run(arguments: [String], environment: [String: String], io: CommandIO) async -> Int32 {
    do {
      if let shared = catalog.sharedName {
        throw CommandError.usage(
          "two systems of this program are called '\(shared)'; rename one")
      }
      let parsed = try Arguments(arguments, environment: environment)
      if parsed.has("--isolate"), !parsed.has("--help"), !isChild {
        return try isolated(parsed, arguments, io)
      }
      if parsed.has("--hang"), !parsed.has("--isolate") {
        throw CommandError.usage("--hang is the time limit of --isolate; add --isolate")
      }
      // A file has the same lines wherever it is written.
      let isShown = io.isOutputTerminal && !parsed.has("--output")
      return try await Layout.$terminal.withValue(isShown ? io.columns : nil) {
        try await perform(parsed, io).rawValue
      }
    } catch {
      let failure = CommandError(explaining: error)
      io.err("\(name): \(failure.message)\n")
      return failure.code.rawValue
    }
  }

  /// Whether this is an isolated child process.
  var isChild: Bool {
    #if os(macOS) || os(Linux)
    isolation != nil
    #else
    false
    #endif
  }

  private func perform(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    if arguments.has("--help") {
      return try print(
        HelpText(program: name, subcommand: arguments.isSubcommandNamed ? arguments.subcommand : nil).text, io
      )
    }
    if arguments.has("--version") { return try print("\(name) \(version)\n", io) }
    switch arguments.subcommand {
    case .fuzz: return try await fuzz(arguments, io)
    case .explore: return try await explore(arguments, io)
    case .replay: return try await replay(arguments, io)
    case .shrink: return try await shrink(arguments, io)
    case .show: return try await show(arguments, io)
    case .play: return try await play(arguments, io)
    case .list: return try list(arguments, io)
    case .explain: return try explain(arguments, io)
    case .bench: return try await bench(arguments, io)
    case .faults: return try await faults(arguments, io)
    case .corpus: return try await corpus(arguments, io)
    case .initialize: return try initialize(arguments, io)
    }
  }

  /// The chosen system under the chosen settings.
  func chosenSystem(_ arguments: Arguments) throws -> (system: FuzzSystem, configured: ConfiguredSystem) {
    var system = try catalog.find(arguments.value("--system")?.text ?? defaultSystem)
    if let other = arguments.value("--against")?.text { system = system.against(try catalog.find(other)) }
    return (system, try system.configured(chosenSettings(of: system, arguments)))
  }

  /// The chosen settings of a system.
  func chosenSettings(of system: FuzzSystem, _ arguments: Arguments) throws -> SystemSettings {
    try catalog.settings(
      of: system, profile: arguments.value("--profile")?.text, quirks: chosenQuirks(arguments),
      assumptions: chosenAssumptions(arguments))
  }

  /// The chosen quirks; `none` switches all off.
  func chosenQuirks(_ arguments: Arguments) throws(CommandError) -> [String]? {
    let names = try arguments.list("--quirks")
    return names == ["none"] ? [] : names
  }

  /// The chosen assumptions.
  func chosenAssumptions(_ arguments: Arguments) throws(CommandError) -> [SystemSettings.Assumption] {
    var assumptions: [SystemSettings.Assumption] = []
    for item in try arguments.list("--assume") ?? [] {
      guard let assumption = SystemSettings.Assumption(text: item) else {
        throw .usage("--assume expects NAME=VALUE with commas between, not '\(CaseParser.clipped(item))'")
      }
      guard !assumptions.contains(where: { $0.name == assumption.name }) else {
        throw .usage("--assume sets '\(assumption.name)' twice")
      }
      assumptions.append(assumption)
    }
    return assumptions
  }

  /// The chosen rules, all of which exist.
  func chosenRules(_ arguments: Arguments, _ known: [ConfiguredSystem.RuleSummary]) throws -> RuleSelection {
    let selection = RuleSelection(
      only: try arguments.list("--rules"), without: try arguments.list("--without") ?? [])
    for id in (selection.only ?? []) + selection.without where !known.contains(where: { $0.id == id }) {
      throw UnknownName("rule", id, among: known.map(\.id), remedy: "'list rules' lists them")
    }
    return selection
  }

  /// Whether screens are drawn.
  func draws(_ arguments: Arguments, _ io: CommandIO) throws(CommandError) -> Bool {
    let choice = try arguments.choice("--draw", of: ["auto", "always", "never"]) ?? "auto"
    return choice == "always" || choice == "auto" && io.isOutputTerminal
  }

  /// Whether output is coloured.
  func paint(_ arguments: Arguments, _ io: CommandIO) throws(CommandError) -> Paint {
    let choice = try arguments.choice("--color", of: ["auto", "always", "never"]) ?? "auto"
    let isRefused =
      !(arguments.environment["NO_COLOR"] ?? "").isEmpty || arguments.environment["TERM"] == "dumb"
    return Paint(isOn: choice == "always" || choice == "auto" && io.isOutputTerminal && !isRefused)
  }
}
