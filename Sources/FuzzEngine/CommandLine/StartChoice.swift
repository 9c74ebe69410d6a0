/// Finds the starts that `--device` and `--start` mean.
enum StartChoice {
  static let keys = ["device", "start"]

  /// The starts with a device and a name, as indices; never empty.
  ///
  /// Several devices stand with commas between them, and each is looked for by itself.
  static func indices(
    of system: ConfiguredSystem, device: String?, start: String?
  ) throws(CommandError) -> [Int] {
    guard let device else { return try indices(of: system, oneDevice: nil, start: start) }
    var chosen: [Int] = []
    for part in device.parts(at: ",", keepsEmpty: true) {
      chosen += try indices(of: system, oneDevice: String(part.drop { $0 == " " }), start: start)
    }
    return system.starts.indices.filter(chosen.contains)
  }

  /// The starts of one device, or of all.
  ///
  /// A device is named in full (`iphone-15 portrait`) or by its first word alone. Without a name only starts from which
  /// campaigns start are meant, where there are any, else those that are at launch.
  private static func indices(
    of system: ConfiguredSystem, oneDevice device: String?, start: String?
  ) throws(CommandError) -> [Int] {
    let starts = system.starts
    let ofDevice = starts.indices.filter { index in
      guard let device else { return true }
      let value = value("device", starts[index])
      return value == device || value?.hasPrefix(device + " ") ?? false
    }
    guard !ofDevice.isEmpty else {
      let names = devices(of: starts)
      let remedy = names.isEmpty ? "it has no devices" : "'list devices --system \(system.name)' lists them"
      let all = names + values("device", starts)
      throw .unknown("device of \(system.name)", device ?? "", among: all, remedy: remedy)
    }
    guard let start else {
      let atDefault = ofDevice.filter { starts[$0].isDefault }
      let atLaunch = ofDevice.filter { value("start", starts[$0]) == nil }
      return atDefault.isEmpty ? atLaunch.isEmpty ? ofDevice : atLaunch : atDefault
    }
    let named = ofDevice.filter { value("start", starts[$0]) == start }
    guard !named.isEmpty else {
      throw .unknown("start of \(system.name)", start, among: values("start", ofDevice.map { starts[$0] }))
    }
    return named
  }

  /// The first words of all devices, each once.
  static func devices(of starts: [StartPoint]) -> [String] {
    Layout.unique(values("device", starts).compactMap { $0.parts().first })
  }

  static func value(_ key: String, _ start: StartPoint) -> String? {
    start.header.first { $0.key == key }?.value
  }

  /// The values of a header line, each once.
  static func values(_ key: String, _ starts: [StartPoint]) -> [String] {
    Layout.unique(starts.compactMap { value(key, $0) })
  }

  /// The starts one by one where they are few, else the values of each of their header lines.
  static func summary(of starts: [StartPoint], _ chosen: [Int]?) -> String {
    let headers = (chosen ?? starts.defaults).map { starts[$0].header }
    if headers.count <= 8 {
      return headers.map { header in
        let words = header.map { $0.key == "start" ? "at '\($0.value)'" : $0.value }
        return words.isEmpty ? "the only one" : words.joined(separator: " ")
      }.joined(separator: ", ")
    }
    let parts = Layout.unique(headers.joined().map(\.key)).map { key in
      let all = headers.map { header in header.first { $0.key == key }?.value }
      let none = all.contains(nil) ? ["none"] : []
      return "\(key) \((none + Layout.unique(all.compactMap { $0 })).joined(separator: ", "))"
    }
    return "\(headers.count): " + parts.joined(separator: "; ")
  }
}

extension RuleSelection {
  /// Refuses ids that no rule of the system has.
  func validate(for system: ConfiguredSystem) throws(CommandError) {
    let known = system.rules.map(\.id)
    for id in (only ?? []) + without where !known.contains(id) {
      throw .unknown("rule", id, among: known, remedy: "'list rules' lists them")
    }
  }
}
