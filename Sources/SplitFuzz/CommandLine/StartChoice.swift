/// Finds the starts that `--device` and `--start` mean.
enum StartChoice {
  /// The starts with a device and a name, as indices; never empty.
  ///
  /// A device is named in full (`iphone-15 portrait`) or by its first word alone. Without a name only starts
  /// that campaigns set out from are meant, where there are any, else those that are at launch.
  static func indices(
    of starts: [StartPoint], device: String?, start: String?, system: String
  ) throws(UnknownName) -> [Int] {
    let ofDevice = starts.indices.filter { index in
      guard let device else { return true }
      let value = value("device", starts[index])
      return value == device || value?.hasPrefix(device + " ") ?? false
    }
    guard !ofDevice.isEmpty else {
      let names = devices(of: starts)
      let remedy = names.isEmpty ? "it has no devices" : "'list devices --system \(system)' lists them"
      let full = unique(starts.compactMap { value("device", $0) })
      throw UnknownName("device of \(system)", device ?? "", among: names + full, remedy: remedy)
    }
    guard let start else {
      let atDefault = ofDevice.filter { starts[$0].isDefault }
      let atLaunch = ofDevice.filter { value("start", starts[$0]) == nil }
      return atDefault.isEmpty ? atLaunch.isEmpty ? ofDevice : atLaunch : atDefault
    }
    let named = ofDevice.filter { value("start", starts[$0]) == start }
    guard !named.isEmpty else {
      throw UnknownName(
        "start of \(system)", start, among: unique(ofDevice.compactMap { value("start", starts[$0]) }))
    }
    return named
  }

  /// The first words of all devices, each once.
  static func devices(of starts: [StartPoint]) -> [String] {
    unique(starts.compactMap { value("device", $0)?.split(separator: " ").first.map(String.init) })
  }

  /// The value of a header line of a start.
  static func value(_ key: String, _ start: StartPoint) -> String? {
    start.header.first { $0.key == key }?.value
  }

  static func unique(_ names: [String]) -> [String] {
    var result: [String] = []
    for name in names where !result.contains(name) { result.append(name) }
    return result
  }
}
