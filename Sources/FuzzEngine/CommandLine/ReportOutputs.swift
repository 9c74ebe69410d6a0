/// Which reports go where: `--format` and `--output` in pairs.
struct ReportOutputs: Sendable {
  var wanted: [Wanted] = []

  struct Wanted: Equatable, Sendable {
    var format: String
    /// The file; nil for standard output.
    var path: String?

    var isCheckList: Bool { format == "junit" || format == "github" }
  }

  static func formats(of subcommand: Subcommand) -> [String] {
    switch subcommand {
    case .fuzz: ["text", "json", "jsonl", "junit", "github", "html"]
    case .explore: ["text", "json", "junit", "github", "html"]
    case .replay: ["text", "json", "junit", "github"]
    case .show: ["text", "html", "swift", "xctest"]
    default: ["text", "json"]
    }
  }

  /// Pairs each `--format` with the `--output` beside it; what stands alone is text, or goes to standard
  /// output.
  init(_ arguments: Arguments) throws {
    var format: String?
    var path: String?
    func flush(_ wanted: inout [Wanted]) {
      guard format != nil || path != nil else { return }
      wanted.append(Wanted(format: format ?? "text", path: path == "-" ? nil : path))
      (format, path) = (nil, nil)
    }
    let all = arguments.options.filter { $0.name == "--format" || $0.name == "--output" }
    for (index, given) in all.enumerated() {
      if given.name == "--format" {
        // A format belongs to the file behind it; only where there is none, to the file before it.
        let hasFileBehind = index + 1 < all.count && all[index + 1].name == "--output"
        if format != nil || hasFileBehind { flush(&wanted) }
        guard Self.formats(of: arguments.subcommand).contains(given.value) else {
          throw CommandError.unknown(
            "value of --format", given.value, among: Self.formats(of: arguments.subcommand))
        }
        format = given.value
      } else {
        if path != nil { flush(&wanted) }
        path = given.value
      }
      if format != nil, path != nil { flush(&wanted) }
    }
    flush(&wanted)
    if wanted.isEmpty { wanted = [Wanted(format: "text", path: nil)] }
    // Annotations are lines among others.
    guard wanted.filter({ $0.path == nil && $0.format != "github" }).count <= 1 else {
      throw CommandError.usage(
        "two reports would go to standard output; give each --format but one an --output")
    }
    let paths = wanted.compactMap(\.path)
    let places = paths.map { FileStore.place(of: $0) }
    for (index, path) in paths.enumerated() where places[..<index].contains(places[index]) {
      if FileStore.kind(of: path) == .other { continue }
      throw CommandError.usage("two reports would go to '\(path)'")
    }
    for path in paths { try FileStore.checkCreatable(path) }
  }
}
