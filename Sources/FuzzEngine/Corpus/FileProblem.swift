/// Why a file could not be read or written.
public enum FileProblem: DescribedError, Hashable, Sendable {
  /// There is no such file or folder, or it may not be read.
  case cannotOpen(String, reason: String)
  /// A folder stands where a file is needed.
  case isFolder(String, remedy: String)
  /// A folder holds no case.
  case noCases(String)
  /// Reading stopped in the middle.
  case cannotRead(String, reason: String)
  /// A file cannot be made there.
  case cannotCreate(String, reason: String)
  /// Writing stopped in the middle.
  case cannotWrite(String, reason: String)

  /// The file, what is wrong with it, and what to do.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "\(path): cannot be opened: \(reason)"
    case .isFolder(let path, let remedy): "\(path): is a folder; \(remedy)"
    case .noCases(let path): "\(path): has no case; expected files whose name ends in '.steps'"
    case .cannotRead(let path, let reason): "\(path): cannot be read: \(reason)"
    case .cannotCreate(let path, let reason): "\(path): cannot be created: \(reason)"
    case .cannotWrite(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
