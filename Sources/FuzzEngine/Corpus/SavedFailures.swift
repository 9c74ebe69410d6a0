import Foundation

/// What earlier runs of one test found and saved beside its file, to be played first until it passes.
struct SavedFailures: Sendable {
  private static let folderName = ".fuzz-failures"
  /// Where a report says that a saved failure was found.
  static let origin = "by an earlier run, which saved it in \(folderName); it is played first until it passes"
  /// Cases of one test are written by one thread at a time, since parametrised tests run side by side.
  private static let lock = NSLock()

  /// `.fuzz-failures` beside the test's file.
  private let root: String
  /// The part of it that is this test's.
  let folder: String

  /// Names the place of a test by its source file and its function.
  init(file: String, function: String) {
    let source = URL(fileURLWithPath: file)
    root = source.deletingLastPathComponent().appendingPathComponent(Self.folderName).path
    let name = function.prefix { $0 != "(" }.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    folder = "\(root)/\(source.deletingPathExtension().lastPathComponent).\(String(name.prefix(80)))"
  }

  /// Makes the folder, which git ignores, in the place where the test's source is.
  ///
  /// - Throws: `CommandError` where that cannot be written to, or where the test runs without its source.
  private func make() throws(CommandError) {
    let above = FileStore.folder(of: root)
    guard FileStore.kind(of: above) == .folder else {
      throw .cannotCreate(root, "there is no folder '\(above)'")
    }
    try FileStore.makeFolder(folder)
    let ignored = "\(root)/.gitignore"
    if FileStore.kind(of: ignored) == .nothing { try FileStore.append("*\n", to: ignored) }
  }

  func save(_ finding: SavedFinding, _ configured: ConfiguredSystem) throws {
    try Self.lock.withLock {
      try make()
      _ = try finding.write(in: folder, configured)
    }
  }

  /// What the saved cases of a system violate still, and a removal of those that violate nothing any more.
  ///
  /// A case of another start or other settings stays for the arguments with which the test has them. Of the findings of a
  /// case, those fail that are `judged`; one of each case that fails is returned.
  func stillFailing(
    _ system: FuzzSystem, _ configured: ConfiguredSystem, _ options: CampaignOptions,
    judged: ([Finding]) -> [Finding]
  ) -> [Finding] {
    guard FileStore.kind(of: folder) == .folder, let paths = try? FileStore.everyCase(below: folder) else {
      return []
    }
    var failing: [Finding] = []
    // What was shrunk is shown as it was saved.
    let limits = ShrinkOptions(steps: 1, proveStates: 0, rules: options.rules)
    for path in paths {
      let file = try? CaseFile(reading: path)
      if let saved = file?.saved {
        let own = SystemCatalog.difference(of: configured.settings, from: system)
        let isOther = saved.system != system.name || saved.header("against") != system.other
        if isOther || (saved.quirks, saved.assumptions) != own { continue }
        let start = try? configured.starts.index(named: saved.start)
        if let start, options.starts?.contains(start) == false { continue }
      }
      let found = file.flatMap { file in try? configured.use { try $0.shrink(file.trace, limits) } } ?? []
      // The others are judged only where the one that was saved does not fail any more.
      let saved = found.filter { path.hasSuffix("/\(SavedFinding.fileName(of: $0.signature))") }
      let same = judged(saved).first ?? judged(found).first
      if let same {
        if !failing.contains(where: { $0.signature == same.signature }) { failing.append(same) }
      } else {
        try? FileStore.remove(path)
      }
    }
    rmdir(folder)  // Only an empty folder is removed.
    return failing
  }
}
