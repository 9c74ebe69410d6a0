import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension FileStore {
  /// Takes a file away.
  package static func remove(_ path: String) throws(FileProblem) {
    guard unlink(path) == 0 else { throw .cannotWrite(path, reason: String(cString: strerror(errno))) }
  }

  /// Writes a file where there is none, whole or not at all; one that is there, be it made in this moment, is left as
  /// it is.
  package static func writeNew(_ text: String, to path: String) throws(FileProblem) {
    let draft = "\(path).\(getpid()).tmp"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw .cannotCreate(path, reason: String(cString: strerror(errno))) }
    defer { unlink(draft) }
    let isWritten = write(text, to: descriptor) == .written
    let reason = String(cString: strerror(errno))
    guard close(descriptor) == 0, isWritten else { throw .cannotWrite(path, reason: reason) }
    // A second name for the draft is given only where no file has it; not every disk knows second names.
    if link(draft, path) == 0 { return }
    guard errno != EEXIST, kind(of: path) == .nothing, rename(draft, path) == 0 else {
      throw .cannotCreate(path, reason: String(cString: strerror(errno)))
    }
  }

  /// A path from the root.
  package static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Adds a text to the end of a file, which is made where there is none.
  package static func append(_ text: String, to path: String) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o666)
    guard descriptor >= 0 else { throw .cannotCreate(path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    guard write(text, to: descriptor) == .written else {
      throw .cannotWrite(path, reason: String(cString: strerror(errno)))
    }
  }

  /// What programs that were killed while they wrote left below a folder, sorted by path.
  ///
  /// A file is written beside its place under a hidden name that ends in the number of the process; one whose process
  /// still runs is not among them.
  package static func drafts(below folder: String) throws(FileProblem) -> [String] {
    try files(below: folder, where: isAbandoned)
  }

  private static func isAbandoned(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard name.hasPrefix("."), parts.count >= 3, parts.last == "tmp", parts[parts.count - 3] == "steps",
      let process = pid_t(parts[parts.count - 2]), process > 0
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
