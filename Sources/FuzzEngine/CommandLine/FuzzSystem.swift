/// A system that the command line offers by name, before its settings are chosen.
public struct FuzzSystem: Sendable, CustomStringConvertible {
  /// The name, `NAME/VERSION`.
  public let name: String
  /// The name.
  public var description: String { name }
  /// Other names, such as the plain name for the newest version.
  public let aliases: [String]
  /// A description in one line.
  public let summary: String
  /// The quirks of the platform that can be switched on.
  public let quirks: [NamedChoice]
  /// The assumptions about the platform that can be set.
  public let assumptions: [NamedChoice]
  /// Quirks and assumptions by one name.
  public let profiles: [Profile]
  /// Whether lists show it; what they leave out can still be named.
  public let isListed: Bool
  /// The settings in force unless others are chosen.
  public let defaults: SystemSettings
  /// How many runs a test plays unless it says otherwise.
  let testRuns: Int
  /// A system of which it is known which rules hold under which quirk; nil for none.
  let reference: Reference?
  let wording: Wording
  /// How it is made in code, for generated tests, such as `try notes().system()`; nil where that is unknown.
  private(set) var expression: String?
  /// The modules that the expression needs besides `SplitFuzz`.
  private(set) var modules: [String]
  /// The name of the system that this one is compared with; nil for a system alone.
  private(set) var other: String?
  /// Builds the system, alone, under settings whose names and values are among those above.
  public internal(set) var configure: @Sendable (SystemSettings) -> ConfiguredSystem
  /// Builds the other system under settings of this one, as far as it has them; nil for a system alone.
  private var configureOther: (@Sendable (SystemSettings) -> ConfiguredSystem)?

  /// Something that can be chosen by name.
  public struct NamedChoice: Sendable {
    package let name: String
    let summary: String
    let values: [String]
    private let likely: [String]

    /// Names a choice.
    ///
    /// - Parameters:
    ///   - name: The kebab-case name.
    ///   - summary: What it means, in one line with its source.
    ///   - values: The values it can take, the default first; empty for something that is on or off.
    ///   - likely: The values that are as likely as the default, with the default; nil for all.
    public init(_ name: String, _ summary: String, values: [String] = [], likely: [String]? = nil) {
      (self.name, self.summary, self.values, self.likely) = (name, summary, values, likely ?? values)
    }

    /// Whether a value is at least as likely as another.
    func isAsLikely(_ value: String, as other: String) -> Bool {
      likely.contains(value) || !likely.contains(other)
    }
  }

  /// Settings with a name; all others have their defaults.
  public struct Profile: Sendable {
    package let name: String
    let summary: String
    /// What it sets.
    public let settings: SystemSettings

    /// Names settings: a kebab-case name, what it stands for in one line, and what it sets.
    public init(_ name: String, _ summary: String, _ settings: SystemSettings) {
      (self.name, self.summary, self.settings) = (name, summary, settings)
    }
  }

  /// Offers a system.
  public init(
    name: String, aliases: [String] = [], summary: String, quirks: [NamedChoice] = [],
    assumptions: [NamedChoice] = [], profiles: [Profile] = [], defaults: SystemSettings = SystemSettings(),
    isListed: Bool = true, reference: Reference? = nil, wording: Wording = Wording(), testRuns: Int = 700,
    configure: @escaping @Sendable (SystemSettings) -> ConfiguredSystem
  ) {
    (self.name, self.aliases, self.summary, self.isListed) = (name, aliases, summary, isListed)
    (self.quirks, self.assumptions, self.profiles) = (quirks, assumptions, profiles)
    (self.defaults, self.reference, self.wording) = (defaults, reference, wording)
    (self.configure, configureOther, other) = (configure, nil, nil)
    (expression, modules, self.testRuns) = (nil, [], testRuns)
  }

  /// The same system with the code that makes it, so that `show --format swift` writes tests that compile.
  ///
  /// - Parameters:
  ///   - expression: A Swift expression, such as `notes()`: a live system, a target, or a system like this.
  ///   - modules: What it needs besides `SplitFuzz`, such as `NotesFuzzing`.
  /// - Returns: The system.
  public func written(as expression: String, importing modules: [String] = []) -> FuzzSystem {
    var system = self
    (system.expression, system.modules) = (expression, modules)
    return system
  }

  /// This system, compared with another under the same settings as far as that has them.
  ///
  /// - Parameter other: The system that takes the same actions, by their texts.
  /// - Returns: A system with the one rule `screens.agree`.
  public func against(_ other: FuzzSystem) -> FuzzSystem {
    var system = self
    system.other = other.name
    system.configureOther = { settings in
      let (quirks, assumptions) = (other.quirks.map(\.name), other.assumptions.map(\.name))
      return other.configure(
        SystemSettings(
          quirks: settings.quirks.filter(quirks.contains),
          assumptions: settings.assumptions.filter { assumptions.contains($0.name) }))
    }
    return system
  }

  /// Builds the system under settings, together with the other where there is one.
  func configured(_ settings: SystemSettings) throws(CommandError) -> ConfiguredSystem {
    let alone = configure(settings)
    guard let other, let second = configureOther?(settings) else { return alone }
    let pair = alone.target.compared(with: second.target)
    guard !pair.starts.isEmpty else {
      throw .usage("\(name) cannot be compared with \(other): they have no start in common")
    }
    return pair
  }

  /// The name without its version.
  var family: String { String(name.prefix { $0 != "/" }) }
}

/// The quirks and assumptions in force.
public struct SystemSettings: Equatable, Sendable {
  /// The quirks that are on, in the order of their list.
  public var quirks: [String]
  /// The assumptions that differ from their default, in the order of their list.
  public var assumptions: [Assumption]

  /// One assumption and its value.
  public struct Assumption: Hashable, Sendable {
    /// The assumption.
    public let name: String
    /// One of its values.
    public let value: String

    /// Sets an assumption.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// Chooses settings; the defaults unless named.
  public init(quirks: [String] = [], assumptions: [Assumption] = []) {
    (self.quirks, self.assumptions) = (quirks, assumptions)
  }

  /// The value of an assumption, its default where none is set.
  func value(of known: FuzzSystem.NamedChoice) -> String? {
    assumptions.last { $0.name == known.name }?.value ?? known.values.first
  }
}
