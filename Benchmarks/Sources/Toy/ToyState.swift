/// A small device with a display that must show what it holds: at most eight bytes on a path, the first in the lowest place.
///
/// With the planted bug the display is spoilt when `push`, `close swipe`, `flip`, `open keyboard`, `pop` come in a row.
public struct ToyState: Hashable, Sendable {
  /// Who opens or closes.
  public enum Source: UInt8, CaseIterable, Sendable {
    /// One of the four.
    case button, swipe, keyboard, program
  }

  /// What can be done.
  public enum Action: Hashable, Sendable {
    /// Turns compact on or off.
    case flip
    /// Opens, by someone.
    case open(Source)
    /// Closes, by someone.
    case close(Source)
    /// Puts a byte on the path.
    case push(UInt8)
    /// Takes the last byte off.
    case pop
  }

  private var path: UInt64 = 0
  private var depth: UInt8 = 0
  private var isCompact = false
  private var isOpen = false
  private var openedBy = Source.button
  /// What the steps make of the display.
  public private(set) var display: UInt16 = 0
  /// How many of the bug's five actions came in a row.
  private var progress: UInt8 = 0

  /// An empty path.
  public init() {}

  /// What the display must show.
  public var derived: UInt16 {
    let flags: UInt16 = (isCompact ? 1 : 0) | (isOpen ? 2 : 0)
    return flags | UInt16(openedBy.rawValue) << 2 | UInt16(depth) << 4
  }

  /// Does one thing; false where the path is full.
  ///
  /// A pop on an empty path is done and changes nothing.
  public mutating func apply(_ action: Action, isPlanted: Bool) -> Bool {
    switch action {
    case .flip:
      isCompact.toggle()
      display ^= 1
    case .open(let source):
      isOpen = true
      openedBy = source
      display = display & ~0b1110 | 2 | UInt16(source.rawValue) << 2
    case .close(let source):
      isOpen = false
      openedBy = source
      display = display & ~0b1110 | UInt16(source.rawValue) << 2
    case .push(let byte):
      if depth == 8 { return false }
      path |= UInt64(byte) << (UInt64(depth) * 8)
      depth += 1
      display += 16
    case .pop where depth > 0:
      depth -= 1
      path &= ~(0xFF << (UInt64(depth) * 8))
      display -= 16
    case .pop: break
    }
    if isPlanted { follow(action) }
    return true
  }

  /// Spoils the display when the bug's five actions came in a row.
  private mutating func follow(_ action: Action) {
    switch (progress, action) {
    case (1, .close(.swipe)), (2, .flip), (3, .open(.keyboard)): progress += 1
    case (4, .pop):
      progress = 0
      display ^= 0x8000
    case (_, .push): progress = 1
    default: progress = 0
    }
  }
}
