import Foundation

/// Which failures are met in runs of one configuration, apart from any trace: it is asked for many findings.
final class KnownRecurrences: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: Bool] = [:]

  /// What is known of a failure from a device, found out where it is not.
  func isMet(_ name: String, _ find: () -> Bool) -> Bool {
    if let known = lock.withLock({ known[name] }) { return known }
    let isMet = find()
    lock.withLock { known[name] = isMet }
    return isMet
  }
}
