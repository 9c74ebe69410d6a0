import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads and writes whole files: never above a limit, never half written.
package enum FileStore {
  /// What stands at a path.
  package enum Kind {
    case nothing, file, folder, other
  }

  /// Looks at a path.
  package static func kind(of path: String) -> Kind {
    var information = stat()
    guard stat(path, &information) == 0 else { return .nothing }
    switch information.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Reads a file; nil when it is larger than the limit, which is found out without reading it whole.
  package static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8]? {
    if kind(of: path) == .folder { throw .isFolder(path, remedy: "a file is needed here") }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .cannotOpen(path, reason: lastError) }
    defer { close(descriptor) }
    return try read(descriptor, named: path, limit: limit)
  }

  /// Reads an open file to its end; nil when that is behind the limit.
  package static func read(
    _ descriptor: Int32, named name: String, limit: Int
  ) throws(FileProblem) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = systemRead(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .cannotRead(name, reason: lastError) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
    return nil
  }

  /// Checks that a file could be written, without making it.
  package static func checkCreatable(_ path: String) throws(FileProblem) {
    switch kind(of: path) {
    case .folder: throw .cannotCreate(path, reason: "it is a folder; name a file in it")
    case .file, .other:
      guard access(path, W_OK) == 0 else { throw .cannotCreate(path, reason: lastError) }
    case .nothing:
      guard !path.isEmpty, path.utf8.last != UInt8(ascii: "/") else {
        throw .cannotCreate(path, reason: "the name is empty")
      }
    }
    if kind(of: path) == .other { return }
    let folder = folder(of: path)
    guard kind(of: folder) == .folder else {
      throw .cannotCreate(path, reason: "there is no folder '\(folder)'")
    }
    guard access(folder, W_OK | X_OK) == 0 else { throw .cannotCreate(path, reason: lastError) }
  }

  /// Writes a file beside its place and renames it, so that it is there whole or not at all.
  ///
  /// What is no ordinary file, such as `/dev/null`, is written to directly.
  package static func write(_ text: String, to path: String) throws(FileProblem) {
    try checkCreatable(path)
    if kind(of: path) == .other {
      let descriptor = open(path, O_WRONLY)
      guard descriptor >= 0 else { throw .cannotCreate(path, reason: lastError) }
      defer { close(descriptor) }
      guard write(text, to: descriptor) == .written else { throw .cannotWrite(path, reason: lastError) }
      return
    }
    // A link is followed, so that the file it names is replaced and not the link.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let draft = "\(folder(of: target))/.\(name(of: target)).\(getpid()).tmp"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw .cannotCreate(path, reason: lastError) }
    let isWritten = write(text, to: descriptor) == .written
    let reason = lastError
    guard close(descriptor) == 0, isWritten else {
      unlink(draft)
      throw .cannotWrite(path, reason: reason)
    }
    guard rename(draft, target) == 0 else {
      let reason = lastError
      unlink(draft)
      throw .cannotWrite(path, reason: reason)
    }
  }

  /// The result of writing to an open file.
  package enum Writing {
    case written, closed, failed
  }

  /// Writes to an open file; `closed` when the reader left.
  package static func write(_ text: String, to descriptor: Int32) -> Writing {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { return errno == EPIPE ? .closed : .failed }
      done += count
    }
    return .written
  }

  /// Makes a folder with those above it.
  package static func makeFolder(_ path: String) throws(FileProblem) {
    if kind(of: path) == .folder { return }
    guard kind(of: path) == .nothing else { throw .cannotCreate(path, reason: "it is a file") }
    let above = folder(of: path)
    if above != path { try makeFolder(above) }
    guard mkdir(path, 0o777) == 0 || kind(of: path) == .folder else {
      throw .cannotCreate(path, reason: lastError)
    }
  }

  /// The `.steps` files below a folder, sorted by path; hidden files and linked folders are left out.
  package static func cases(below folder: String) throws(FileProblem) -> [String] {
    let found = try everyCase(below: folder)
    if found.isEmpty { throw .noCases(folder) }
    return found
  }

  /// The same, where none is no problem.
  package static func everyCase(below folder: String) throws(FileProblem) -> [String] {
    try files(below: folder) { !$0.hasPrefix(".") && $0.hasSuffix(".steps") }
  }

  /// The files below a folder whose names are wanted, sorted by path; hidden and linked folders are left out.
  static func files(
    below folder: String, where isWanted: (String) -> Bool
  ) throws(FileProblem) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      let names: [String]
      do { names = try FileManager.default.contentsOfDirectory(atPath: next) } catch {
        throw .cannotOpen(next, reason: "the folder cannot be listed")
      }
      for name in names {
        let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        switch kind(of: path) {
        case .folder:
          let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
          if !isLink, !name.hasPrefix(".") { waiting.append(path) }
        case .file: if isWanted(name) { found.append(path) }
        default: break
        }
      }
    }
    return found.sorted()
  }

  static func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    let folder = parts.dropLast().joined(separator: "/")
    return path.hasPrefix("/") ? "/\(folder)" : folder.isEmpty ? "." : folder
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
