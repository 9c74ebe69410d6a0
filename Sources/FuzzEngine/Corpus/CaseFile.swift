/// A case with its file, so that messages can name its lines.
public struct CaseFile: Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public let path: String
  /// The case.
  public let saved: CorpusCase
  /// The place of each header line, in the order of the file.
  let headerNumbers: [HeaderNumber]
  /// The line of each action.
  let actionNumbers: [Int]

  /// The place of one header line.
  struct HeaderNumber: Hashable, Sendable {
    let key: String
    let number: Int
  }

  /// Reads the text of a case.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - path: What to call the file in messages.
  /// - Throws: `CaseFileError` with the line and what was expected there.
  public init(_ bytes: [UInt8], path: String) throws(CaseFileError) {
    var parser = CaseParser(file: path)
    saved = try parser.parse(bytes)
    self.path = path
    headerNumbers = parser.headerNumbers
    actionNumbers = parser.actionNumbers
  }

  /// Reads a case from a file.
  ///
  /// - Throws: `FileProblem` where it cannot be read, `CaseFileError` where it is not a case.
  public init(reading path: String) throws {
    guard let bytes = try FileStore.read(path, limit: CorpusCase.sizeLimitBytes) else {
      throw CaseFileError(
        file: path, line: nil, "the file is larger than \(CorpusCase.sizeLimitBytes >> 20) MiB",
        remedy: "a case holds one trace; shrink it with 'shrink' where it was made")
    }
    try self.init(bytes, path: path)
  }

  /// Reads every `.steps` file below a folder, sorted by path.
  ///
  /// - Throws: As `init(reading:)` for the first file that cannot be read, and where there is no such file.
  public static func all(below folder: String) throws -> [CaseFile] {
    try FileStore.cases(below: folder).map { try CaseFile(reading: $0) }
  }

  /// The trace, its lines numbered as in the file.
  public var trace: TraceText { saved.trace(numbers: actionNumbers) }

  /// The file's name without folders, which names it in test reports.
  public var description: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The number of the n-th header line with a key.
  func headerNumber(_ key: String, _ index: Int = 0) -> Int? {
    headerNumbers.filter { $0.key == key }.dropFirst(index).first?.number
  }
}
