/// How often each kind of action is drawn, prepared so that a draw is one look into a table.
///
/// A weight is a share, not a probability: kinds of weight 2 are drawn twice as often as kinds of weight 1.
public struct Weights: Sendable {
  @usableFromInline let table: [ActionKind]

  /// Prepares the shares of the kinds of a machine, one entry per kind in the machine's order.
  ///
  /// Traps when no share is above zero, because then nothing could be drawn. A share may not be below zero or
  /// above 255; all shares together stay below 65,536.
  public init(_ shares: [Int]) {
    var table: [ActionKind] = []
    for (kind, share) in shares.enumerated() {
      precondition((0...255).contains(share), "the weight of kind \(kind) is \(share); expected 0...255")
      table.append(contentsOf: repeatElement(ActionKind(UInt8(kind)), count: share))
    }
    precondition(!table.isEmpty, "every weight is zero, so no action could be drawn")
    self.table = table
  }

  /// Draws a kind.
  @inlinable
  public func draw(using random: inout SeededRandom) -> ActionKind { table[random.below(table.count)] }
}
