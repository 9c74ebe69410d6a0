/// How long the engine waits for a machine to come to rest.
public enum Turns {
  /// The most turns that one line may take: two handlers that trigger each other never settle.
  @inlinable public static var limit: Int { 256 }
  /// How many lines of a trace may reach that limit before the run ends.
  @inlinable static var endlessLimit: Int { 4 }

  /// Takes turns until there is none left to take, or the limit is reached; returns how many it took.
  @inlinable
  @inline(__always)
  static func untilRest(_ turn: () -> Bool) -> Int {
    var turns = 0
    while turns < limit, turn() { turns += 1 }
    return turns
  }
}
