/// What `init` writes: a test to start from.
public struct Starter: Sendable {
  /// The name of the library that tests import.
  public let library: String
  /// What the name of the system may be, and where files go.
  let files: @Sendable (StarterOptions) -> [(path: String, text: String)]
  /// What to do next, as text.
  let next: @Sendable (StarterOptions, _ folder: String, _ program: String) -> String

  /// Describes what to write.
  public init(
    library: String, files: @escaping @Sendable (StarterOptions) -> [(path: String, text: String)],
    next: @escaping @Sendable (StarterOptions, _ folder: String, _ program: String) -> String
  ) {
    (self.library, self.files, self.next) = (library, files, next)
  }
}

/// How `init` was called.
public struct StarterOptions: Sendable {
  /// The system's name, kebab-case.
  public let name: String
  /// Whether the tests are for XCTest.
  public let isXCTest: Bool
  /// Where a package gets the library; nil where the files go into an existing package.
  public let dependency: Dependency?

  /// Where a package is.
  public enum Dependency: Hashable, Sendable {
    case path(String)
    case url(String)
  }
}

extension FuzzCommand {
  /// `init`: writes a test to start from.
  ///
  /// All files are made, or none: each place is checked before the first is written.
  func initialize(_ arguments: Arguments, _ io: CommandIO) throws -> ExitCode {
    guard let starter else { throw CommandError.usage("\(name) has no test to start from") }
    guard arguments.operands.count <= 1 else {
      throw CommandError.usage("init takes one folder, so '\(arguments.operands[1])' is not expected")
    }
    let library = try arguments.choice("--library", of: ["testing", "xctest"]) ?? "testing"
    let options = StarterOptions(
      name: try systemName(arguments), isXCTest: library == "xctest",
      dependency: try dependency(arguments, starter))
    var folder = arguments.operands.first ?? "."
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if [.file, .other].contains(FileStore.kind(of: folder)) {
      throw FileProblem.cannotCreate(folder, reason: "it is a file, and init expects a folder")
    }
    let files = starter.files(options).map {
      (path: folder == "." ? $0.path : "\(folder)/\($0.path)", text: $0.text)
    }
    for file in files where FileStore.kind(of: file.path) != .nothing {
      throw FileProblem.cannotCreate(
        file.path, reason: "it exists, and init overwrites nothing; name another folder or --name")
    }
    for file in files {
      try FileStore.makeFolder(FileStore.folder(of: file.path))
      try FileStore.writeNew(file.text, to: file.path)
    }
    let written = files.map { "wrote \($0.path)\n" }.joined()
    return try print(written + "\n" + starter.next(options, folder, name) + "\n", io)
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
        "--name expects small letters and digits with '-' between, such as 'shop' or 'my-app', not "
          + "'\(CaseParser.clipped(name))'")
    }
    return name
  }

  /// Where a package gets the library; nil where no package is wanted.
  private func dependency(_ arguments: Arguments, _ starter: Starter) throws -> StarterOptions.Dependency? {
    guard let text = arguments.value("--package")?.text else { return nil }
    if text.contains("://") || text.hasPrefix("git@") { return .url(text) }
    guard FileStore.kind(of: "\(text)/Package.swift") == .file else {
      throw FileProblem.cannotOpen(
        text,
        reason:
          "there is no Package.swift in it; --package expects a checkout of \(starter.library), or its address"
      )
    }
    return .path(FileStore.absolute(text))
  }
}
