import Foundation

/// The processor time of the calling thread, which other programs' work does not lengthen.
enum ThreadClock {
  /// Nanoseconds since the thread began.
  static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
