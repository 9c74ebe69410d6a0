/// Finds the starts that `--device` and `--start` mean.
enum StartChoice {
  /// The header lines that options can name.
  static let keys = ["device", "start"]

  /// The starts that a command line names; nil where it names none.
  static func chosen(_ starts: [StartPoint], _ arguments: Arguments, system: String) throws -> [Int]? {
    let (device, start) = (arguments.value("--device")?.text, arguments.value("--start")?.text)
    guard device != nil || start != nil else { return nil }
    return try indices(of: starts, device: device, start: start, system: system)
  }

  /// The starts with a device and a name, as indices; never empty.
  ///
  /// Several devices stand with commas between them, and each is looked for by itself.
  static func indices(
    of starts: [StartPoint], device: String?, start: String?, system: String
  ) throws(UnknownName) -> [Int] {
    guard let device else { return try indices(of: starts, oneDevice: nil, start: start, system: system) }
    var chosen: [Int] = []
    for part in device.split(separator: ",", omittingEmptySubsequences: false) {
      chosen += try indices(
        of: starts, oneDevice: String(part.drop { $0 == " " }), start: start, system: system)
    }
    return starts.indices.filter(chosen.contains)
  }

  /// The starts of one device, or of all.
  ///
  /// A device is named in full (`iphone-15 portrait`) or by its first word alone. Without a name only starts
  /// that campaigns set out from are meant, where there are any, else those that are at launch.
  private static func indices(
    of starts: [StartPoint], oneDevice device: String?, start: String?, system: String
  ) throws(UnknownName) -> [Int] {
    let ofDevice = starts.indices.filter { index in
      guard let device else { return true }
      let value = value("device", starts[index])
      return value == device || value?.hasPrefix(device + " ") ?? false
    }
    guard !ofDevice.isEmpty else {
      let names = devices(of: starts)
      let remedy = names.isEmpty ? "it has no devices" : "'list devices --system \(system)' lists them"
      let full = Layout.unique(starts.compactMap { value("device", $0) })
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
        "start of \(system)", start, among: Layout.unique(ofDevice.compactMap { value("start", starts[$0]) }))
    }
    return named
  }

  /// The first words of all devices, each once.
  static func devices(of starts: [StartPoint]) -> [String] {
    Layout.unique(starts.compactMap { value("device", $0)?.split(separator: " ").first.map(String.init) })
  }

  /// The value of a header line of a start.
  static func value(_ key: String, _ start: StartPoint) -> String? {
    start.header.first { $0.key == key }?.value
  }

  /// The starts one by one where they are few, else the values of each of their header lines.
  static func summary(of starts: [StartPoint], _ chosen: [Int]?) -> String {
    let indices = chosen ?? starts.indices.filter { starts[$0].isDefault }
    let headers = indices.map { starts[$0].header }
    if headers.count <= 8 {
      return headers.map { header in
        let words = header.map { $0.key == "start" ? "at '\($0.value)'" : $0.value }
        return words.isEmpty ? "the only one" : words.joined(separator: " ")
      }.joined(separator: ", ")
    }
    var keys: [String] = []
    var values: [[String]] = []
    for line in headers.joined() {
      let index = keys.firstIndex(of: line.key) ?? keys.count
      if index == keys.count {
        keys.append(line.key)
        values.append(
          headers.contains { header in !header.contains { $0.key == line.key } } ? ["none"] : [])
      }
      if !values[index].contains(line.value) { values[index].append(line.value) }
    }
    let parts = zip(keys, values).map { "\($0) \($1.joined(separator: ", "))" }
    return "\(headers.count): " + parts.joined(separator: "; ")
  }
}
