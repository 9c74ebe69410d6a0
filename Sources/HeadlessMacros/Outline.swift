/// The same text with spaces in place of comments, of what is in braces within it and of what is compiled under a
/// condition, and quotes in place of strings; each position is the same in both.
func outline(_ text: String) -> String {
  let source = Array(text.utf8)
  var shown = source
  var (depth, conditions, index) = (0, 0, 0)
  while index < source.count {
    let next = max(index + 1, endOfText(source, from: index))
    if begins(source, "#if", at: index) { conditions += 1 }
    let closes = begins(source, "}", at: index)
    if closes { depth -= 1 }
    if depth > 0 || conditions > 0 || next > index + 1 {
      let isString = next > index + 1 && source[index] != UInt8(ascii: "/") && depth == 0 && conditions == 0
      for hidden in index..<next where isString || shown[hidden] != UInt8(ascii: "\n") {
        shown[hidden] = UInt8(ascii: isString ? "\"" : " ")
      }
    }
    if begins(source, "{", at: index) { depth += 1 }
    if begins(source, "#endif", at: index) {
      shown.replaceSubrange(index..<index + 6, with: repeatElement(UInt8(ascii: " "), count: 6))
      conditions -= 1
    }
    index = next
  }
  return String(decoding: shown, as: UTF8.self)
}

private func begins(_ source: [UInt8], _ text: StaticString, at index: Int) -> Bool {
  source[index...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
}

/// Where a comment or a string that begins here ends; the same position where none begins.
private func endOfText(_ source: [UInt8], from start: Int) -> Int {
  if begins(source, "//", at: start) {
    return source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
  }
  var (index, depth) = (start, 0)
  if begins(source, "/*", at: start) {
    repeat {
      let step = begins(source, "/*", at: index) ? 1 : begins(source, "*/", at: index) ? -1 : 0
      depth += step
      index += step == 0 ? 1 : 2
    } while depth > 0 && index < source.count
    return index
  }
  let hashes = source[start...].prefix { $0 == UInt8(ascii: "#") }
  index += hashes.count
  guard begins(source, "\"", at: index) else { return start }
  let quotes = source[index...].prefix(begins(source, "\"\"\"", at: index) ? 3 : 1)
  index += quotes.count
  while index < source.count, !source[index...].starts(with: quotes + hashes) {
    let isEscape = source[index...].starts(with: [UInt8(ascii: "\\")] + hashes)
    index += isEscape ? 1 + hashes.count : 1
    guard isEscape, index < source.count else { continue }
    // What is interpolated may hold strings and parentheses.
    repeat {
      if begins(source, "(", at: index) { depth += 1 } else if begins(source, ")", at: index) { depth -= 1 }
      index = max(index + 1, depth == 0 ? index : endOfText(source, from: index))
    } while depth > 0 && index < source.count
  }
  return min(index + quotes.count + hashes.count, source.count)
}
