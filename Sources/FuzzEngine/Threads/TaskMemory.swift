import Foundation

/// Memory of tasks, read so that a place which is not there is no fault.
enum TaskMemory {
  /// A word of memory that may not be there; zero where it is not.
  static func word(_ index: Int, of address: UInt) -> UInt {
    words(1, at: address &+ UInt(index * MemoryLayout<UInt>.size)).first ?? 0
  }

  /// Words of memory that may not be there, up to the first that is not.
  static func words(_ count: Int, at address: UInt) -> [UInt] {
    let word = MemoryLayout<UInt>.size
    guard let pipe, let start = UnsafeRawPointer(bitPattern: address) else { return [] }
    lock.lock()
    defer { lock.unlock() }
    let size = write(pipe.1, start, count * word)
    guard size > 0 else { return [] }
    return [UInt](unsafeUninitializedCapacity: count) { words, readable in
      readable = max(0, read(pipe.0, words.baseAddress, size)) / word
    }
  }

  private static let lock = NSLock()

  /// What is written to it is read at once; a place that is not there is an error and no fault.
  private static let pipe: (Int32, Int32)? = {
    var ends: [Int32] = [0, 0]
    return Foundation.pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
  }()
}
