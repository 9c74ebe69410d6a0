/// Reads numbers, durations and choices; errors name what was expected.
extension Arguments {
  /// A whole number in a range; nil when the option was not given.
  func number(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let (text, origin) = value(name) else { return nil }
    guard let number = Self.digits(text).flatMap({ Int(exactly: $0) }), range.contains(number) else {
      let upTo =
        range.upperBound == .max
        ? "from \(range.lowerBound) up" : "in \(range.lowerBound)...\(range.upperBound)"
      throw .usage("\(origin) expects a whole number \(upTo), not '\(CaseParser.clipped(text))'")
    }
    return number
  }

  /// A seed, decimal or 0x; nil when it was not given.
  func seed() throws(CommandError) -> UInt64? {
    guard let (text, origin) = value("--seed") else { return nil }
    let hexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X") ? String(text.dropFirst(2)) : nil
    let isHexadecimal = hexadecimal?.first?.isHexDigit ?? false
    guard let seed = isHexadecimal ? hexadecimal.flatMap({ UInt64($0, radix: 16) }) : Self.digits(text) else {
      throw .usage(
        "\(origin) expects a number in 0...\(UInt64.max), decimal or 0x, not '\(CaseParser.clipped(text))'")
    }
    return seed
  }

  /// A duration such as `500ms`, `30s`, `10m`, `8h`; nil when the option was not given.
  func duration(_ name: String) throws(CommandError) -> Duration? {
    guard let (text, origin) = value(name) else { return nil }
    let units = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)]
    for (suffix, milliseconds) in units where text.hasSuffix(suffix) {
      guard let count = Self.digits(String(text.dropLast(suffix.count))) else { continue }
      guard count > 0, count <= 1_000_000_000 else { break }
      return .milliseconds(Int64(count) * Int64(milliseconds))
    }
    throw .usage(
      "\(origin) expects a duration such as 500ms, 30s, 10m or 8h, not '\(CaseParser.clipped(text))'")
  }

  /// A number of bytes such as `500M` or `4G`; nil when the option was not given.
  func size(_ name: String) throws(CommandError) -> Int? {
    guard let (text, origin) = value(name) else { return nil }
    for (suffix, shift) in [("K", 10), ("M", 20), ("G", 30)] where text.hasSuffix(suffix) {
      guard let count = Self.digits(String(text.dropLast())), count > 0, count < 1 << 20 else { break }
      return Int(count) << shift
    }
    throw .usage("\(origin) expects a size such as 500M or 4G, not '\(CaseParser.clipped(text))'")
  }

  /// The limits of a bounded model; those that are not named keep their defaults.
  func bound(_ limits: [ModelBound.Limit]) throws -> ModelBound {
    var bound = ModelBound(limits)
    var named: Set<String> = []
    for item in try list("--bound") ?? [] {
      let parts = item.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let value = Self.digits(parts[1]), value <= 1_000_000 else {
        throw CommandError.usage(
          "--bound expects NAME=N with commas between, not '\(CaseParser.clipped(item))'")
      }
      guard let index = limits.firstIndex(where: { $0.name == parts[0] }) else {
        throw UnknownName("limit", parts[0], among: limits.map(\.name))
      }
      guard named.insert(parts[0]).inserted else {
        throw CommandError.usage("--bound sets '\(parts[0])' twice")
      }
      bound.limits[index].value = Int(value)
    }
    return bound
  }

  /// One of some words; nil when the option was not given.
  func choice(_ name: String, of words: [String]) throws(CommandError) -> String? {
    guard let (text, origin) = value(name) else { return nil }
    guard words.contains(text) else {
      throw .usage(UnknownName("value of \(origin)", text, among: words).description)
    }
    return text
  }

  /// `I/N` with I in 1...N; nil when it was not given.
  func shard() throws(CommandError) -> CampaignOptions.Shard? {
    guard let (text, origin) = value("--shard") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let index = Self.digits(parts[0]), let count = Self.digits(parts[1]),
      count <= 1_000_000, (1...max(1, count)).contains(index), index <= count
    else { throw .usage("\(origin) expects I/N with I in 1...N, not '\(CaseParser.clipped(text))'") }
    return CampaignOptions.Shard(Int(index), of: Int(count))
  }

  /// The number of processors to use.
  func jobs() throws(CommandError) -> Int { try number("--jobs", in: 1...1_024) ?? CurrentProcess.processors }

  /// A folder that must be there; nil when the option was not given.
  func folder(_ name: String) throws -> String? {
    guard let path = value(name)?.text else { return nil }
    switch FileStore.kind(of: path) {
    case .folder: return path
    case .nothing: throw FileProblem.cannotOpen(path, reason: "there is no such folder")
    case .file, .other:
      throw FileProblem.cannotOpen(path, reason: "it is a file, and \(name) expects a folder")
    }
  }

  /// Reads plain digits; nil for anything else, signs and spaces too.
  private static func digits(_ text: String) -> UInt64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
    return UInt64(text)
  }
}
