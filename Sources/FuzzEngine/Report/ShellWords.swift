/// Writes commands so that a shell reads them back as they were meant.
package enum ShellWords {
  /// One word, in single quotes unless it is plain.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.wholeMatch(of: /[a-zA-Z0-9\-_.\/,=:@%+]+/) != nil
    // A quote cannot stand between single quotes: leave them, write it escaped, and begin anew.
    return isPlain
      ? word
      : "'" + word.parts(at: "'", keepsEmpty: true).joined(separator: "'\\''") + "'"
  }

  package static func command(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// The options that give a trace: its starting point as far as options name it, and its actions.
  static func trace(_ start: [StartPoint.HeaderLine], _ actions: [String]) -> [String] {
    start.filter { StartChoice.keys.contains($0.key) }.flatMap { ["--\($0.key)", $0.value] }
      + ["--actions", actions.joined(separator: "; ")]
  }
}
