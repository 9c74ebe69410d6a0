/// Parses single lines of traces: comments, spaces, marks, and lists with `;` between.
///
/// It works on bytes, since a Swift character may combine a space or line end with what follows it.
/// Text between double quotes does not change; a backslash there keeps the next quote from ending it.
enum TraceLineText {
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")

  /// Cuts a line at its comment: a `#` outside quotes at the beginning or behind a space.
  static func cutComment(_ line: String) -> (text: String, comment: String?) {
    let bytes = Array(line.utf8)
    var quotes = Quotes()
    for (index, byte) in bytes.enumerated() {
      let isOutside = !quotes.isInside
      quotes.pass(byte)
      guard isOutside, byte == UInt8(ascii: "#"), index == 0 || isBlank(bytes[index - 1]) else { continue }
      var comment = bytes[(index + 1)...]
      if comment.first == space { comment.removeFirst() }
      while let last = comment.last, isBlank(last) { comment.removeLast() }
      return (tidied(bytes[..<index]), String(decoding: comment, as: UTF8.self))
    }
    return (tidied(bytes[...]), nil)
  }

  /// Drops blanks at both ends and makes one space of many between words.
  static func tidied(_ text: String) -> String { tidied(Array(text.utf8)[...]) }

  private static func tidied(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var quotes = Quotes()
    for byte in bytes {
      if !quotes.isInside, isBlank(byte) {
        if let last = result.last, last != space { result.append(space) }
      } else {
        result.append(byte)
      }
      quotes.pass(byte)
    }
    // A quote that was never closed may end in a tab; what is trimmed here is read back the same.
    while let last = result.last, isBlank(last) { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  /// Splits a tidied text into its mark and its action.
  static func cutMark(_ text: String) -> (action: String, leavesPending: Bool) {
    guard text.utf8.first == UInt8(ascii: "~") else { return (text, false) }
    return (tidied(String(decoding: text.utf8.dropFirst(), as: UTF8.self)), true)
  }

  /// Splits a text at its separators outside quotes; nothing is dropped.
  static func split(_ text: String, at separator: UInt8) -> [String] {
    var parts: [[UInt8]] = [[]]
    var quotes = Quotes()
    for byte in text.utf8 {
      if !quotes.isInside, byte == separator {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
      quotes.pass(byte)
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads actions with `;` or line ends between, numbered from one; empty ones are skipped.
  static func actions(_ text: String) -> [TraceText.Line] {
    let parts = split(text, at: UInt8(ascii: "\n")).flatMap {
      split(cutComment($0).text, at: UInt8(ascii: ";"))
    }
    let actions = parts.map { tidied($0) }.filter { !$0.isEmpty }
    return actions.enumerated().map { index, part in
      let (action, leavesPending) = cutMark(part)
      return TraceText.Line(action, leavesPending: leavesPending, number: index + 1)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab || byte == 13 }

  /// Keeps track of whether a place in a text is between quotes.
  private struct Quotes {
    var isInside = false
    var isEscaped = false

    mutating func pass(_ byte: UInt8) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isInside
      } else if byte == UInt8(ascii: "\"") {
        isInside.toggle()
      }
    }
  }
}
