public import Foundation

extension CaseFile {
  /// Every case in a folder beside a source file, sorted by path: the arguments of a test, or what a loop goes over.
  ///
  /// The folder is found when the test runs, so that a new case needs no new build. A test that runs elsewhere than
  /// where it was built, such as on a device, finds it in a bundle instead.
  ///
  /// - Parameters:
  ///   - file: The source file, `#filePath`.
  ///   - folder: The folder's path from there.
  /// - Returns: The cases, at least one.
  /// - Throws: `FileProblem` where there is no such folder or no case in it, `CaseFileError` where one is none.
  public static func all(beside file: String, in folder: String = "Cases") throws -> [CaseFile] {
    let path = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(folder).path
    return try all(
      in: path,
      remedy: "give the test a folder '\(folder)' beside \(URL(fileURLWithPath: file).lastPathComponent)")
  }

  /// Every case in a folder of a bundle, sorted by path.
  ///
  /// - Parameters:
  ///   - bundle: The bundle, such as `Bundle.module` of a target with `resources: [.copy("Cases")]`.
  ///   - folder: The folder's path in its resources.
  /// - Returns: The cases, at least one.
  /// - Throws: As `all(beside:in:)`.
  public static func all(in bundle: Bundle, folder: String = "Cases") throws -> [CaseFile] {
    let path = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(folder).path
    return try all(in: path, remedy: "copy the folder into the target: resources: [.copy(\"\(folder)\")]")
  }

  private static func all(in path: String, remedy: String) throws -> [CaseFile] {
    guard FileStore.kind(of: path) == .folder else {
      throw FileProblem.cannotOpen(path, reason: "there is no such folder; \(remedy)")
    }
    return try all(below: path)
  }
}
