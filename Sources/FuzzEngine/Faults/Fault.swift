/// A seeded fault: which system has it, where, and which rule must find it.
///
/// A fault catalogue measures a set of rules: `faults` runs campaigns until the rule of each fault is violated.
public struct Fault: Sendable {
  /// A short name that never changes, such as `F21`.
  public let id: String
  /// What goes wrong, in one line.
  public let summary: String
  /// Where it comes from.
  public let source: String
  /// Where it is and what finds it; nil where no system can have it.
  public let place: Place?
  /// Why no system can have it; nil where one has.
  let reason: String?

  /// Where a fault is and what finds it.
  public final class Place: Sendable {
    /// The system's name.
    public let system: String
    /// The device, by its first word or in full; nil for the default starts.
    public let device: String?
    /// The name of the start; nil for the default starts.
    public let start: String?
    /// The quirks that are on.
    public let quirks: [String]
    /// The values of assumptions that it needs.
    public let assumptions: [SystemSettings.Assumption]
    /// The rule that must find it.
    public let rule: String
    /// The kind of violation; nil for any.
    public let violationKind: String?
    /// The kind of the last action of its trace, where another fault violates the rule in the same way; nil for any.
    public let action: String?
    /// The length of its shortest trace as its source claims it; nil where none does.
    public let claimedLength: Int?

    init(
      system: String, device: String?, start: String?, quirks: [String], breaks: String, action: String?,
      claimedLength: Int?
    ) {
      let words = breaks.parts(atMost: 2)
      (self.system, self.device, self.start) = (system, device, start)
      self.quirks = quirks.filter { !$0.contains("=") }
      assumptions = quirks.map { $0.parts(at: "=", atMost: 2) }.filter { $0.count == 2 }
        .map { SystemSettings.Assumption($0[0], $0[1]) }
      (self.action, self.claimedLength) = (action, claimedLength)
      rule = words.first ?? breaks
      violationKind = words.count > 1 ? words[1] : nil
    }

    /// The quirks, and the assumptions as `NAME=VALUE`.
    var conditions: [String] { quirks + assumptions.map(\.text) }

    /// Whether a failure is this fault's.
    func isViolated(_ signature: Finding.Signature) -> Bool {
      signature.rule == rule && (violationKind ?? signature.violationKind) == signature.violationKind
        && (action ?? signature.action) == signature.action
    }
  }

  /// Describes a fault that a system has.
  ///
  /// - Parameters:
  ///   - id: A short name that never changes.
  ///   - summary: What goes wrong, in one line.
  ///   - source: Where it comes from.
  ///   - system: The name of a system that has it.
  ///   - device: Where to look; nil for all devices.
  ///   - start: Where to start; nil for the system's own starts.
  ///   - quirks: The quirks that it needs, and values of assumptions, as `NAME=VALUE`.
  ///   - breaks: The id of the rule that must find it, with the kind of violation behind a space where that matters.
  ///   - action: The kind of the last action, where another fault violates the rule in the same way.
  ///   - claimed: The length of its shortest trace as its source claims it.
  public init(
    _ id: String, _ summary: String, source: String, in system: String, on device: String? = nil,
    at start: String? = nil, quirks: [String] = [], breaks: String, after action: String? = nil,
    claimed: Int? = nil
  ) {
    (self.id, self.summary, self.source) = (id, summary, source)
    place = Place(
      system: system, device: device, start: start, quirks: quirks, breaks: breaks, action: action,
      claimedLength: claimed)
    reason = nil
  }

  /// Describes a fault that no system can have.
  public init(_ id: String, _ summary: String, source: String, notExpressible reason: String) {
    (self.id, self.summary, self.source) = (id, summary, source)
    (place, self.reason) = (nil, reason)
  }
}
