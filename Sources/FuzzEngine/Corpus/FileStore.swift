import Foundation

/// Reads and writes whole files: never above a limit, never half written.
package enum FileStore {
  /// What stands at a path.
  package enum Kind {
    case nothing, file, folder, other
  }

  package static func kind(of path: String) -> Kind {
    var information = stat()
    guard stat(path, &information) == 0 else { return .nothing }
    switch information.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Reads a file; nil when it is larger than the limit, of which no more is read.
  package static func read(_ path: String, limit: Int) throws(CommandError) -> [UInt8]? {
    if kind(of: path) == .folder {
      throw CommandError(.noInput, "\(path): is a folder; a file is needed here")
    }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .cannotOpen(path, lastError) }
    defer { close(descriptor) }
    return try read(descriptor, named: path, limit: limit)
  }

  /// Reads an open file to its end; nil when that is behind the limit.
  static func read(_ descriptor: Int32, named name: String, limit: Int) throws(CommandError) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw CommandError(.inputOutput, "\(name): cannot be read: \(lastError)") }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
    return nil
  }

  /// Checks that a file could be written, without making it.
  package static func checkCreatable(_ path: String) throws(CommandError) {
    switch kind(of: path) {
    case .folder: throw .cannotCreate(path, "it is a folder; name a file in it")
    case .file, .other: if access(path, W_OK) != 0 { throw .cannotCreate(path, lastError) }
    case .nothing: if path.isEmpty || path.hasSuffix("/") { throw .cannotCreate(path, "the name is empty") }
    }
    if kind(of: path) == .other { return }
    let folder = folder(of: path)
    guard kind(of: folder) == .folder else { throw .cannotCreate(path, "there is no folder '\(folder)'") }
    guard access(folder, W_OK | X_OK) == 0 else { throw .cannotCreate(path, lastError) }
  }

  /// Writes a file beside its place and renames it, so that it is there whole or not at all.
  ///
  /// What is no ordinary file, such as `/dev/null`, is written to directly.
  package static func write(_ text: String, to path: String) throws(CommandError) {
    try checkCreatable(path)
    if kind(of: path) == .other { return try write(text, to: path, O_WRONLY) }
    try place(text, at: path) { rename($0, $1) }
  }

  /// Writes a file where there is none; one that is there is left as it is, and none is there half written.
  package static func writeNew(_ text: String, to path: String) throws(CommandError) {
    try place(text, at: path) {
      // Not every file system has links.
      let result = link($0, $1)
      return result == 0 || errno == EEXIST ? result : rename($0, $1)
    }
  }

  /// Writes a file beside its place, and puts it there whole.
  private static func place(
    _ text: String, at path: String, _ put: (_ draft: String, _ target: String) -> Int32
  ) throws(CommandError) {
    // A link is followed, so that the file it names is replaced and not the link.
    let target = place(of: path)
    let draft = "\(folder(of: target))/.\(target.parts(at: "/").last ?? "").\(getpid()).tmp"
    unlink(draft)
    defer { unlink(draft) }
    try write(text, to: draft, O_WRONLY | O_CREAT | O_EXCL, named: path)
    guard put(draft, target) == 0 else {
      throw errno == EEXIST ? .cannotCreate(path, lastError) : .cannotWrite(path, lastError)
    }
  }

  /// The file that a path names, whether it is there or not: links are followed, those of the folder too.
  static func place(of path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      path = next.hasPrefix("/") ? next : "\(folder(of: path))/\(next)"
    }
    guard let folder = realpath(folder(of: path), nil) else { return path }
    defer { Foundation.free(folder) }
    return "\(String(cString: folder))/\(path.parts(at: "/").last ?? "")"
  }

  /// Adds a text to the end of a file, which is made where there is none.
  static func append(_ text: String, to path: String) throws(CommandError) {
    try write(text, to: path, O_WRONLY | O_CREAT | O_APPEND)
  }

  private static func write(
    _ text: String, to path: String, _ flags: Int32, named name: String? = nil
  ) throws(CommandError) {
    // A pipe without a reader would make this wait for ever.
    let descriptor = open(path, flags | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else {
      throw .cannotCreate(name ?? path, errno == ENXIO ? "it is a pipe that nobody reads" : lastError)
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    let isWritten = write(text, to: descriptor) == .written
    let reason = lastError
    guard close(descriptor) == 0, isWritten else { throw .cannotWrite(name ?? path, reason) }
  }

  /// The result of writing to an open file.
  package enum Writing {
    case written, closed, failed
  }

  /// Writes to an open file; `closed` when the reader left.
  static func write(_ text: String, to descriptor: Int32) -> Writing {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { return errno == EPIPE ? .closed : .failed }
      done += count
    }
    return .written
  }

  static func remove(_ path: String) throws(CommandError) {
    guard unlink(path) == 0 else { throw .cannotWrite(path, lastError) }
  }

  package static func makeFolder(_ path: String) throws(CommandError) {
    if kind(of: path) == .folder { return }
    guard kind(of: path) == .nothing else { throw .cannotCreate(path, "it is a file") }
    let above = folder(of: path)
    if above != path { try makeFolder(above) }
    guard mkdir(path, 0o777) == 0 || kind(of: path) == .folder else { throw .cannotCreate(path, lastError) }
  }

  /// The `.steps` files below a folder and those that libFuzzer named, sorted by path; hidden files and linked folders are
  /// left out.
  package static func cases(below folder: String) throws(CommandError) -> [String] {
    let found = try everyCase(below: folder)
    if found.isEmpty { throw .noCases(folder) }
    return found
  }

  /// The same, where there may be none.
  static func everyCase(below folder: String) throws(CommandError) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: next) else {
        throw .cannotOpen(next, "the folder cannot be listed")
      }
      for name in names where !name.hasPrefix(".") {
        let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        guard name == Escape.line(name) else {
          throw .malformed(path, nil, "the name holds a character that is not printed", "rename it")
        }
        switch kind(of: path) {
        case .folder:
          let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
          if !isLink { waiting.append(path) }
        case .file: if name.hasSuffix(".steps") || isNamedByLibFuzzer(name) { found.append(path) }
        case .nothing where name.hasSuffix(".steps"):
          throw .cannotOpen(path, "its name is not UTF-8, or it is a link to nothing; rename or remove it")
        default: break
        }
      }
    }
    return found.sorted()
  }

  /// Whether a name ends in 40 hexadecimal digits, as those in a corpus of libFuzzer and of its `crash-` files.
  static func isNamedByLibFuzzer(_ name: String) -> Bool {
    let digits = name.utf8.suffix(40)
    return digits.count == 40 && digits.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
  }

  /// A path, and behind it those with a number before the ending, up to the first that is free.
  static func numbered(_ path: String) -> [String] {
    var paths = [path]
    let bare = path.hasSuffix(".steps") ? String(path.dropLast(6)) : path
    while kind(of: paths[paths.count - 1]) != .nothing { paths.append("\(bare)-\(paths.count + 1).steps") }
    return paths
  }

  static func free(_ path: String) -> String { numbered(path).last ?? path }

  static func folder(of path: String) -> String {
    let folder = path.parts(at: "/").dropLast().joined(separator: "/")
    return path.hasPrefix("/") ? "/\(folder)" : folder.isEmpty ? "." : folder
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}
