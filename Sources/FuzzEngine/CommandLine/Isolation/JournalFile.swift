#if os(macOS) || os(Linux)
import Foundation

/// The file in which a child writes what it is about to do: a page of numbers, and the steps behind it.
///
/// The page is memory that both processes share; the steps are written, so that what a process did last is there
/// however it ends. The child alone writes, by one thread at a time; the parent reads.
final class JournalFile: @unchecked Sendable {
  private static let pageSize = 4_096
  private let descriptor: Int32
  let marks: UnsafeMutablePointer<UInt64>

  /// Opens a journal, or makes an empty one.
  init(_ path: String, isNew: Bool) throws {
    descriptor = open(path, isNew ? O_RDWR | O_CREAT | O_TRUNC : O_RDWR, 0o600)
    guard descriptor >= 0 else { throw CommandError.cannotOpen(path, String(cString: strerror(errno))) }
    guard ftruncate(descriptor, off_t(Self.pageSize)) == 0,
      let page = mmap(nil, Self.pageSize, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      page != MAP_FAILED
    else {
      close(descriptor)
      throw CommandError(.inputOutput, "\(path): cannot be read: its memory cannot be shared")
    }
    marks = page.bindMemory(to: UInt64.self, capacity: Self.pageSize / 8)
  }

  deinit {
    munmap(marks, Self.pageSize)
    close(descriptor)
  }

  func number(_ mark: IsolationSession.Mark) -> UInt64 { marks[mark.rawValue] }

  var writer: IsolationSession.Journal {
    IsolationSession.Journal(
      write: { [descriptor] bytes, offset in
        var written = 0
        while written < bytes.count {
          let count = bytes.withUnsafeBytes {
            let place = off_t(Self.pageSize + offset + written)
            return pwrite(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written, place)
          }
          if count < 0, errno == EINTR { continue }
          if count <= 0 { return }
          written += count
        }
      }, marks: marks)
  }

  /// Where the last steps began, and what they are; nil where nothing was written.
  var path: ProcessPath? {
    var bytes = [UInt8](repeating: 0, count: Int(number(.length)))
    guard pread(descriptor, &bytes, bytes.count, off_t(Self.pageSize)) == bytes.count else { return nil }
    return ProcessPath(journal: String(decoding: bytes, as: UTF8.self))
  }
}
#endif
