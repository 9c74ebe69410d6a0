/// A system that the command line offers by name, before its settings are chosen.
public struct FuzzSystem: Sendable {
  /// The name, `NAME/VERSION`.
  public let name: String
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
  /// A system of which it is known which rules hold under which quirk; nil for none.
  public let reference: Reference?
  /// The settings in force unless others are chosen.
  public let defaults: SystemSettings
  /// What reports call things.
  public private(set) var wording: Wording
  /// How it is made in code, for generated tests, such as `try notes().system()`; nil where that is unknown.
  public private(set) var expression: String?
  /// The modules that the expression needs besides `SplitFuzz`.
  public private(set) var modules: [String] = []
  /// The name of the system that this one is compared with; nil for a system alone.
  public private(set) var other: String?
  /// Builds the system, alone, under settings whose names and values are among those above.
  public internal(set) var configure: @Sendable (SystemSettings) -> ConfiguredSystem
  /// Builds the other system under settings of this one, as far as it has them; nil for a system alone.
  private var configureOther: (@Sendable (SystemSettings) -> ConfiguredSystem)?

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
  func against(_ other: FuzzSystem) -> FuzzSystem {
    var pair = self
    pair.other = other.name
    pair.configureOther = { settings in
      other.configure(
        SystemSettings(
          quirks: settings.quirks.filter { name in other.quirks.contains { $0.name == name } },
          assumptions: settings.assumptions.filter { one in
            other.assumptions.contains { $0.name == one.name }
          }))
    }
    return pair
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

  /// Something that can be chosen by name.
  public struct NamedChoice: Hashable, Sendable {
    /// The kebab-case name.
    public let name: String
    /// What it means, in one line with its source.
    public let summary: String
    /// The values it can take, the default first; empty for something that is on or off.
    public let values: [String]
    /// Whether the default is doubtful, so that a finding may rest on it.
    public let isDoubtful: Bool

    /// Names a choice.
    public init(_ name: String, _ summary: String, values: [String] = [], isDoubtful: Bool = true) {
      self.name = name
      self.summary = summary
      self.values = values
      self.isDoubtful = isDoubtful
    }
  }

  /// Settings with a name; all others have their defaults.
  public struct Profile: Hashable, Sendable {
    /// The kebab-case name.
    public let name: String
    /// What it stands for, in one line.
    public let summary: String
    /// What it sets.
    public let settings: SystemSettings

    /// Names settings.
    public init(_ name: String, _ summary: String, _ settings: SystemSettings) {
      self.name = name
      self.summary = summary
      self.settings = settings
    }
  }

  /// Offers a system.
  public init(
    name: String, aliases: [String] = [], summary: String, quirks: [NamedChoice] = [],
    assumptions: [NamedChoice] = [], profiles: [Profile] = [], defaults: SystemSettings = SystemSettings(),
    isListed: Bool = true, reference: Reference? = nil, wording: Wording = Wording(),
    configure: @escaping @Sendable (SystemSettings) -> ConfiguredSystem
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.quirks = quirks
    self.assumptions = assumptions
    self.profiles = profiles
    self.defaults = defaults
    self.isListed = isListed
    self.reference = reference
    self.wording = wording
    self.configure = configure
  }
}

/// The quirks and assumptions in force.
public struct SystemSettings: Hashable, Sendable {
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
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Chooses settings; the defaults unless named.
  public init(quirks: [String] = [], assumptions: [Assumption] = []) {
    self.quirks = quirks
    self.assumptions = assumptions
  }
}

extension FuzzSystem {
  /// The name without its version.
  var family: String { String(name.prefix { $0 != "/" }) }
}
