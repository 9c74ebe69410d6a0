/// Reads numbers, durations and choices; errors name what was expected, and nil means that the option was not given.
extension Arguments {
  /// The value of an option as `read` makes it of the text.
  private func value<Value>(
    _ name: String, _ expected: String, limit: String = "", _ read: (String) -> Value?
  ) throws(CommandError) -> Value? {
    guard let (text, origin) = value(name) else { return nil }
    if let value = read(text) { return value }
    // Only who wrote many digits needs to hear how many there may be.
    let isLarge = text.utf8.filter { $0 >= 48 && $0 <= 57 }.count > 6
    throw .usage(
      "\(origin) expects \(expected)\(isLarge ? limit : ""), not '\(CaseParser.clipped(text))'")
  }

  func number(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    let (least, most) = (range.lowerBound, range.upperBound)
    let (upTo, limit) =
      most == .max ? ("from \(least) up", ", at most \(most)") : ("in \(least)...\(most)", "")
    return try value(name, "a whole number \(upTo)", limit: limit) { text in
      Self.digits(text).flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  func seed() throws(CommandError) -> UInt64? {
    try value("--seed", "a number in 0...\(UInt64.max), decimal or 0x") { text in
      let rest = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : ""
      return rest.first?.isHexDigit ?? false ? UInt64(rest, radix: 16) : Self.digits(text)
    }
  }

  /// A duration such as `500ms`, `30s`, `10m`, `8h`.
  func duration(_ name: String) throws(CommandError) -> Duration? {
    try value(name, "a duration such as 500ms, 30s, 10m or 8h", limit: ", of at most 1000000000 units") {
      text in
      let units = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)]
      for (suffix, milliseconds) in units where text.hasSuffix(suffix) {
        guard let count = Self.digits(String(text.dropLast(suffix.count))) else { continue }
        return (1...1_000_000_000).contains(count)
          ? .milliseconds(Int64(count) * Int64(milliseconds)) : nil
      }
      return nil
    }
  }

  /// A number of bytes such as `500M` or `4G`.
  func size(_ name: String) throws(CommandError) -> Int? {
    try value(name, "a size such as 500M or 4G", limit: ", of at most 1048575 units") { text in
      for (suffix, shift) in [("K", 10), ("M", 20), ("G", 30)] where text.hasSuffix(suffix) {
        let count = Self.digits(String(text.dropLast())) ?? 0
        return count > 0 && count < 1 << 20 ? Int(count) << shift : nil
      }
      return nil
    }
  }

  /// `I/N` with I in 1...N.
  func shard() throws(CommandError) -> CampaignOptions.Shard? {
    try value("--shard", "I/N with I in 1...N", limit: " and N in 1...1000000") { text in
      let parts = text.parts(at: "/", keepsEmpty: true).map(Self.digits)
      guard parts.count == 2, let index = parts[0], let count = parts[1], count <= 1_000_000, index > 0,
        index <= count
      else { return nil }
      return CampaignOptions.Shard(Int(index), of: Int(count))
    }
  }

  func choice(_ name: String, of words: [String]) throws(CommandError) -> String? {
    guard let (text, origin) = value(name) else { return nil }
    guard words.contains(text) else { throw .unknown("value of \(origin)", text, among: words) }
    return text
  }

  /// The limits of a bounded model; those that are not named keep their defaults.
  func bound(_ limits: [ModelBound.Limit]) throws(CommandError) -> ModelBound {
    var bound = ModelBound(limits)
    for (name, text) in try pairs("--bound", "NAME=N") {
      guard let value = Self.digits(text), value <= 1_000_000 else {
        let limit = text.utf8.count > 6 ? " and N in 0...1000000" : ""
        throw .usage(
          "--bound expects NAME=N with commas between\(limit), not '\(CaseParser.clipped("\(name)=\(text)"))'"
        )
      }
      guard let index = limits.firstIndex(where: { $0.name == name }) else {
        throw .unknown("limit", name, among: limits.map(\.name))
      }
      bound.limits[index].value = Int(value)
    }
    return bound
  }

  func assumptions() throws(CommandError) -> [SystemSettings.Assumption] {
    try pairs("--assume", "NAME=VALUE").map { SystemSettings.Assumption($0, $1) }
  }

  /// The items of a list of `NAME=VALUE`, in which no name may occur twice.
  private func pairs(_ option: String, _ form: String) throws(CommandError) -> [(name: String, value: String)]
  {
    var pairs: [(name: String, value: String)] = []
    for item in try list(option) ?? [] {
      guard let pair = SystemSettings.Assumption(text: item) else {
        throw .usage("\(option) expects \(form) with commas between, not '\(CaseParser.clipped(item))'")
      }
      guard !pairs.contains(where: { $0.name == pair.name }) else {
        throw .usage("\(option) sets '\(pair.name)' twice")
      }
      pairs.append((pair.name, pair.value))
    }
    return pairs
  }

  /// How many jobs there may be; fewer where `ulimit -v` leaves no room for their stacks, since no result depends on it.
  func jobs() throws(CommandError) -> Int {
    let jobs = try number("--jobs", in: 1...1_024) ?? CurrentProcess.processors
    return min(jobs, max(1, CurrentProcess.addressSpace / (192 << 20)))
  }

  /// A folder that must be there.
  func folder(_ name: String) throws(CommandError) -> String? {
    guard let path = text(name) else { return nil }
    switch FileStore.kind(of: path) {
    case .folder: return path
    case .nothing: throw .cannotOpen(path, "there is no such folder")
    case .file, .other: throw .cannotOpen(path, "it is a file, and \(name) expects a folder")
    }
  }

  /// Reads plain digits; nil for anything else, signs and spaces too.
  private static func digits(_ text: String) -> UInt64? {
    text.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } ? UInt64(text) : nil
  }
}
