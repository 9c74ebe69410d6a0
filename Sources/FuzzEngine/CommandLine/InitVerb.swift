extension FuzzCommand {
  /// `init`: writes a test of one's own router to start from.
  ///
  /// All files are made, or none: each place is looked at before the first is written.
  func start(_ arguments: Arguments, _ io: CommandIO) throws -> ExitCode {
    guard arguments.operands.count <= 1 else {
      throw CommandError.usage("init takes one folder, so '\(arguments.operands[1])' is not expected")
    }
    let library = try arguments.choice("--library", of: ["testing", "xctest"]) ?? "testing"
    let starter = StarterFiles(
      name: try systemName(arguments), isXCTest: library == "xctest",
      dependency: try dependency(arguments))
    let folder = Self.trimmed(arguments.operands.first ?? ".")
    if FileStore.kind(of: folder) == .file || FileStore.kind(of: folder) == .other {
      throw FileProblem.cannotCreate(folder, reason: "it is a file, and init wants a folder")
    }
    let files = starter.files.map { (path: folder == "." ? $0.path : "\(folder)/\($0.path)", text: $0.text) }
    for file in files where FileStore.kind(of: file.path) != .nothing {
      throw FileProblem.cannotCreate(
        file.path, reason: "it is there already, and init overwrites nothing; name another folder or --name")
    }
    for file in files {
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      if !folder.isEmpty { try FileStore.makeFolder(file.path.hasPrefix("/") ? "/\(folder)" : folder) }
      try FileStore.writeNew(file.text, to: file.path)
    }
    let written = files.map { "wrote \($0.path)\n" }.joined()
    return try print(written + "\n" + starter.next(in: folder, program: name) + "\n", io)
  }

  /// The name of the system: words of small letters and digits with `-` between, the first no digit.
  private func systemName(_ arguments: Arguments) throws(CommandError) -> String {
    guard let name = arguments.value("--name")?.text else { return "my-app" }
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { $0 >= 97 && $0 <= 122 || $0 >= 48 && $0 <= 57 }
    }
    guard isPlain, let first = name.utf8.first, first >= 97, name.utf8.count <= 60 else {
      throw .usage(
        "--name wants small letters and digits with '-' between, such as 'shop' or 'my-app', not "
          + "'\(CaseParser.clipped(name))'")
    }
    return name
  }

  /// Where a package gets SplitFuzz; nil where no package is asked for.
  private func dependency(_ arguments: Arguments) throws -> StarterFiles.Dependency? {
    guard let text = arguments.value("--package")?.text else { return nil }
    if text.contains("://") || text.hasPrefix("git@") { return .url(text) }
    guard FileStore.kind(of: "\(text)/Package.swift") == .file else {
      throw FileProblem.cannotOpen(
        text,
        reason: "there is no Package.swift in it; --package wants a checkout of SplitFuzz, or its address")
    }
    return .path(FileStore.absolute(text))
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty ? "." : path
  }
}
