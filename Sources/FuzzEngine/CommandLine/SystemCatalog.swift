/// The systems that a program offers, and the names of what is in them.
package struct SystemCatalog: Sendable {
  /// The systems, in the order in which they are listed.
  let systems: [FuzzSystem]

  var listed: [FuzzSystem] { systems.filter(\.isListed) }

  /// Those that are not older versions: of a family, the one with the family's name and the clean form.
  var current: [FuzzSystem] {
    let names = Set(listed.flatMap { [$0.name] + $0.aliases })
    return listed.filter { system in
      let family = system.family
      return !names.contains(family) || [family, family + "/clean"].contains(system.name)
        || system.aliases.contains(family)
    }
  }

  /// Collects systems; no two may share a name or an alias.
  package init(_ systems: [FuzzSystem]) { self.systems = systems }

  /// The first name that two systems share.
  var sharedName: String? {
    var seen: Set<String> = []
    return systems.lazy.flatMap { [$0.name] + $0.aliases }.first { !seen.insert($0).inserted }
  }

  /// Finds a system by its name or one of its aliases.
  package func find(_ name: String) throws(CommandError) -> FuzzSystem {
    if let system = systems.first(where: { $0.name == name || $0.aliases.contains(name) }) { return system }
    throw CommandError.unknown(
      "system", name, among: listed.flatMap { [$0.name] + $0.aliases }, remedy: "'list systems' lists them")
  }

  /// Makes a system's settings, in the order of its lists, of names, all of which must exist; what is not named is the
  /// profile's, or the system's own.
  package func settings(
    of system: FuzzSystem, profile: String? = nil, quirks: [String]?,
    assumptions: [SystemSettings.Assumption]
  ) throws(CommandError) -> SystemSettings {
    var defaults = system.defaults
    if let profile {
      guard let known = system.profiles.first(where: { $0.name == profile }) else {
        throw CommandError.unknown("profile of \(system.name)", profile, among: system.profiles.map(\.name))
      }
      defaults = known.settings
    }
    let quirkNames = system.quirks.map(\.name)
    for quirk in quirks ?? [] where !quirkNames.contains(quirk) {
      throw CommandError.unknown("quirk of \(system.name)", quirk, among: quirkNames)
    }
    for assumption in assumptions {
      guard let known = system.assumptions.first(where: { $0.name == assumption.name }) else {
        throw CommandError.unknown(
          "assumption of \(system.name)", assumption.name, among: system.assumptions.map(\.name))
      }
      guard known.values.contains(assumption.value) else {
        throw CommandError.unknown("value of \(assumption.name)", assumption.value, among: known.values)
      }
    }
    let wanted = quirks ?? defaults.quirks
    let changed = system.assumptions.compactMap { known -> SystemSettings.Assumption? in
      let chosen =
        assumptions.last { $0.name == known.name } ?? defaults.assumptions.last { $0.name == known.name }
      return chosen.flatMap { $0.value == known.values.first ? nil : $0 }
    }
    return SystemSettings(quirks: quirkNames.filter(wanted.contains), assumptions: changed)
  }

  /// How settings differ from a system's own: the quirks, or nil where they are the same, and assumptions.
  static func difference(
    of settings: SystemSettings, from system: FuzzSystem
  ) -> (quirks: [String]?, assumptions: [SystemSettings.Assumption]) {
    let changed = system.assumptions.compactMap { known -> SystemSettings.Assumption? in
      let value = settings.value(of: known)
      return value == system.defaults.value(of: known)
        ? nil : value.map { SystemSettings.Assumption(known.name, $0) }
    }
    return (settings.quirks == system.defaults.quirks ? nil : settings.quirks, changed)
  }

  /// The options that choose a system under settings.
  static func words(for system: FuzzSystem, _ settings: SystemSettings) -> [String] {
    let (quirks, assumptions) = difference(of: settings, from: system)
    var words = ["--system", system.name]
    if let other = system.other { words += ["--against", other] }
    if let quirks { words += ["--quirks", quirks.isEmpty ? "none" : quirks.joined(separator: ",")] }
    if !assumptions.isEmpty {
      words += ["--assume", assumptions.map(\.text).joined(separator: ",")]
    }
    return words
  }
}
