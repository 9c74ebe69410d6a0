import Foundation

/// What `init` writes: a test to start from.
public struct Starter: Sendable {
  /// A test of a router with a description of its views.
  public static let router = Starter()
}

extension CommandRun {
  /// `init`: writes a test to start from.
  ///
  /// All files are made, or none: each place is checked before the first is written.
  func initialize() throws -> ExitCode {
    guard command.starter != nil else { throw CommandError.usage("\(name) has no test to start from") }
    var folder = try arguments.operand("folder") ?? "."
    let library = try arguments.choice("--library", of: ["testing", "xctest"])
    let starter = StarterFiles(
      name: try systemName(), isXCTest: library == "xctest", dependency: try dependency(),
      hasViews: arguments.has("--views"))
    guard !starter.hasViews || starter.dependency != nil else {
      throw CommandError.usage(
        "--views compiles a target with other settings, which takes a package: add --package")
    }
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if [.file, .other].contains(FileStore.kind(of: folder)) {
      throw CommandError.cannotCreate(folder, "it is a file, and init expects a folder")
    }
    let files = starter.files.map { (path: folder == "." ? $0.path : "\(folder)/\($0.path)", text: $0.text) }
    for file in files where FileStore.kind(of: file.path) != .nothing {
      let reason = "it exists, and init overwrites nothing; name another folder or --name"
      throw CommandError.cannotCreate(file.path, reason)
    }
    for (index, file) in files.enumerated() {
      do {
        try FileStore.makeFolder(FileStore.folder(of: file.path))
        try FileStore.writeNew(file.text, to: file.path)
      } catch {
        // The disk may be full; what stays would be in the way of the next attempt.
        for written in files[..<index] { try? FileStore.remove(written.path) }
        throw error
      }
    }
    let written = files.map { "wrote \($0.path)\n" }.joined()
    return try print(written + "\n" + starter.next(in: folder) + "\n")
  }

  /// The name of the system: words of small letters and digits with `-` between, the first no digit.
  private func systemName() throws -> String {
    guard let name = arguments.text("--name") else { return "my-app" }
    guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, name.utf8.count <= 60 else {
      throw CommandError.usage(
        "--name expects small letters and digits with '-' between, such as 'shop' or 'my-app', not "
          + "'\(CaseParser.clipped(name))'")
    }
    return name
  }

  /// Where a package gets the library; nil where no package is wanted.
  private func dependency() throws -> String? {
    guard let text = arguments.text("--package"), !StarterFiles.isAddress(text) else {
      return arguments.text("--package")
    }
    guard FileStore.kind(of: "\(text)/Package.swift") == .file else {
      let expected = "--package expects a checkout of SplitFuzz, or its address"
      throw CommandError.cannotOpen(text, "there is no Package.swift in it; \(expected)")
    }
    return URL(fileURLWithPath: text).standardizedFileURL.path
  }
}
