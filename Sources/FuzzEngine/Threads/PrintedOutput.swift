import Foundation

/// Keeps what an app prints while it is played apart from what is reported of it.
package enum PrintedOutput {
  /// Writes a line on standard error, with nothing in it that a terminal or a CI log would obey.
  package static func say(_ line: String) {
    FileHandle.standardError.write(Data((Escape.stream(line) + "\n").utf8))
  }

  /// Takes standard output from what is printed from now on, by one thread at a time.
  ///
  /// - Parameter showsErrors: Whether it goes to standard error; otherwise it is dropped.
  /// - Returns: What gives standard output back.
  package static func divert(toErrors showsErrors: Bool) -> () -> Void {
    fflush(nil)
    let (kept, other) = (dup(1), showsErrors ? dup(2) : open("/dev/null", O_WRONLY))
    if kept >= 0, other >= 0 { dup2(other, 1) }
    return {
      fflush(nil)
      if kept >= 0 { dup2(kept, 1) }
      for descriptor in [kept, other] where descriptor >= 0 { close(descriptor) }
    }
  }
}
