/// Two systems that cannot be compared, and what to do.
struct CannotCompare: Error, Hashable, Sendable, CustomStringConvertible {
  let first: String
  let second: String
  let reason: Reason

  /// What stands in the way.
  enum Reason: Hashable, Sendable {
    /// These were made of closures, so that the type of their machine is unknown.
    case handmade([String])
    /// No start of one has the header lines of a start of the other.
    case noCommonStart
  }

  var description: String {
    let why =
      switch reason {
      case .handmade(let names):
        "the machine of \(names.joined(separator: " and of ")) is unknown; make it of a target, as "
          + "ConfiguredSystem(target)"
      case .noCommonStart: "they have no start in common"
      }
    return "\(first) cannot be compared with \(second): \(why)"
  }
}
