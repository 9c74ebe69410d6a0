/// Splits the bytes of a case file into lines, and rejects what is not text.
struct CaseBytes {
  let file: String

  /// The lines without their ends; a byte order mark and CRLF are allowed.
  func lines(_ bytes: [UInt8]) throws(CaseFileError) -> [String] {
    guard bytes.count <= CorpusCase.sizeLimitBytes else {
      throw CaseFileError(
        file: file, line: nil, "the file is larger than \(CorpusCase.sizeLimitBytes >> 20) MiB",
        remedy: "a case holds one trace; shrink it with 'shrink' where it was made")
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard !text.allSatisfy({ $0 == 10 || $0 == 13 || $0 == 32 || $0 == 9 }) else {
      throw CaseFileError(
        file: file, line: nil, "the file is empty",
        remedy: "the first line of a case is 'splitfuzz \(CorpusCase.formatVersion)'")
    }
    var lines: [String] = []
    for slice in text.split(separator: 10, omittingEmptySubsequences: false) {
      lines.append(try line(slice, lines.count + 1))
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func line(_ slice: ArraySlice<UInt8>, _ number: Int) throws(CaseFileError) -> String {
    let bytes = slice.last == 13 ? slice.dropLast() : slice
    if let control = bytes.first(where: { $0 < 32 && $0 != 9 || $0 == 127 }) {
      let code = String(control, radix: 16, uppercase: true)
      throw CaseFileError(
        file: file, line: number, "this is not text: it holds the byte 0x\(control < 16 ? "0" : "")\(code)",
        remedy: "expected UTF-8 text with one action a line")
    }
    guard let line = Self.decoded(bytes) else {
      throw CaseFileError(
        file: file, line: number, "this is not text: the line is not UTF-8",
        remedy: "expected UTF-8 text with one action a line")
    }
    return line
  }

  /// Decodes strictly; nil where `String(decoding:as:)` would repair.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}
