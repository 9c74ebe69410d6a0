/// Says why two systems cannot be stepped together, and what can be done.
struct CannotCompare: Error, Hashable, Sendable, CustomStringConvertible {
  let first: String
  let second: String
  let reason: Reason

  /// What stands in the way.
  enum Reason: Hashable, Sendable {
    /// These were put together from closures, and nobody knows the type of their machine.
    case handmade([String])
    /// No start of one has the header lines of a start of the other.
    case noCommonStart
  }

  var description: String {
    let why =
      switch reason {
      case .handmade(let names):
        "no machine is known of \(names.joined(separator: " and of ")), made by hand; "
          + "make it of a target, as ConfiguredSystem(target)"
      case .noCommonStart: "they have no start in common"
      }
    return "\(first) cannot be compared with \(second): \(why)"
  }
}
