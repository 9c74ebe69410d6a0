import Foundation
import FuzzEngine

/// Something that a machine must not have: a memory that outlives a trace.
final class Noise: Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var calls = 0
  private let loudCall: Int

  init(loudAt call: Int) { loudCall = call }

  /// True once, at the call that was chosen.
  var isLoud: Bool {
    lock.withLock {
      calls += 1
      return calls == loudCall
    }
  }

  static func == (one: Noise, other: Noise) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Collects what a campaign tells while it runs.
final class Ledger: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [CampaignProgress] = []

  func append(_ entry: CampaignProgress) { lock.withLock { entries.append(entry) } }
  var all: [CampaignProgress] { lock.withLock { entries } }
}

/// Collects the seeds that planted flaws are looked for with.
final class SeedLedger: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [UInt64] = []

  func append(_ entry: UInt64) { lock.withLock { entries.append(entry) } }
  var all: [UInt64] { lock.withLock { entries } }
}
