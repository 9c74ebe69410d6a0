/// Something that is on its way to the app or to a container, and has not been delivered yet.
package struct Delivery: Hashable, Sendable, BitwiseCopyable {
  package var kind: Kind
  /// The container it concerns, by number; zero where there is none.
  package var container: UInt8
  /// What it carries; its meaning depends on the kind.
  package var value: UInt8

  package enum Kind: UInt8, Hashable, Sendable, BitwiseCopyable {
    // The platform writes a binding: `path` shortens one to `value` views, `append` puts a view on it.
    case visibility = 1, compactColumn, selection, path, append, presented
    /// A column has stopped moving.
    case transition
    case orientation, sizeClass, appearance
    /// Work that the app started is complete; `container` is the view it was started for.
    case completion
    /// The app's views are updated, and a handler of what changed in them runs.
    case update
    case rootAppearance
    /// The app comes back from the background; `value` is one while the device is locked.
    case foreground
    case item
    /// A finger is down, and what it has hold of; delivering it releases that.
    case gesture
    /// The view stays which began to leave.
    case stay
  }

  package init(_ kind: Kind, container: UInt8 = 0, value: UInt8 = 0) {
    self.kind = kind
    self.container = container
    self.value = value
  }
}

/// The deliveries in flight, in the order in which they were sent; bounded and flat.
@usableFromInline package struct DeliveryQueue: Hashable, Sendable, BitwiseCopyable {
  package static let capacity = 12

  typealias Entry = (UInt8, UInt8, UInt8)
  var entries: (Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry) = (
    (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0),
    (0, 0, 0), (0, 0, 0), (0, 0, 0)
  )
  @usableFromInline var length: UInt8 = 0

  init() {}

  package var count: Int { Int(length) }
  @inlinable package var isEmpty: Bool { length == 0 }

  /// The delivery at a position, the one that waits longest at zero; nil outside.
  package subscript(_ position: Int) -> Delivery? {
    guard position >= 0, position < count else { return nil }
    return withUnsafeBytes(of: entries) { bytes in
      Delivery.Kind(rawValue: bytes[position * 3]).map {
        Delivery($0, container: bytes[position * 3 + 1], value: bytes[position * 3 + 2])
      }
    }
  }

  @discardableResult mutating func send(_ delivery: Delivery) -> Bool {
    guard count < Self.capacity else { return false }
    write(delivery, at: count)
    length += 1
    return true
  }

  mutating func write(_ delivery: Delivery, at position: Int) {
    withUnsafeMutableBytes(of: &entries) { bytes in
      bytes[position * 3] = delivery.kind.rawValue
      bytes[position * 3 + 1] = delivery.container
      bytes[position * 3 + 2] = delivery.value
    }
  }

  mutating func remove(at position: Int) -> Delivery? {
    guard let delivery = self[position] else { return nil }
    cut(position)
    return delivery
  }

  @inline(__always) mutating func removeAll(_ kind: Delivery.Kind, container: UInt8) {
    if length != 0 { removeAny(kind, container: container) }
  }

  private mutating func removeAny(_ kind: Delivery.Kind, container: UInt8) {
    while let position = position(of: kind, container: container) { cut(position) }
  }

  func contains(_ kind: Delivery.Kind, container: UInt8) -> Bool {
    position(of: kind, container: container) != nil
  }

  /// The first write that shortens a path.
  var pop: (stack: UInt8, count: UInt8)? {
    position(of: .path).flatMap { self[$0] }.map { ($0.container, $0.value) }
  }

  // Reads the bytes in place: making deliveries of them costs more.
  func position(of kind: Delivery.Kind, container: UInt8? = nil) -> Int? {
    if length == 0 { return nil }
    return withUnsafeBytes(of: entries) { bytes in
      var position = 0
      while position < count {
        if bytes[position &* 3] == kind.rawValue,
          container ?? bytes[position &* 3 &+ 1] == bytes[position &* 3 &+ 1]
        {
          return position
        }
        position &+= 1
      }
      return nil
    }
  }

  private mutating func cut(_ position: Int) {
    let end = count &* 3
    withUnsafeMutableBytes(of: &entries) { bytes in
      var byte = position &* 3
      while byte < end &- 3 {
        bytes[byte] = bytes[byte &+ 3]
        byte &+= 1
      }
      while byte < end {
        bytes[byte] = 0
        byte &+= 1
      }
    }
    length &-= 1
  }

  /// Whether a delivery would pass an earlier one to the same place; only an app's own work may complete in any
  /// order.
  func wouldOvertake(_ position: Int) -> Bool {
    guard position > 0, let delivery = self[position], delivery.kind != .completion else { return false }
    func lane(_ delivery: Delivery) -> (Delivery.Kind, UInt8) {
      delivery.kind == .append ? (.path, delivery.container & 15) : (delivery.kind, delivery.container)
    }
    for earlier in 0..<position {
      guard let other = self[earlier] else { continue }
      if lane(other) == lane(delivery) { return true }
    }
    return false
  }

  var holdsWrites: Bool {
    if length == 0 { return false }
    return withUnsafeBytes(of: entries) { bytes in
      var position = 0
      while position < count {
        let kind = bytes[position &* 3]
        if kind <= Delivery.Kind.presented.rawValue || kind == Delivery.Kind.item.rawValue { return true }
        position &+= 1
      }
      return false
    }
  }

  @usableFromInline package static func == (left: DeliveryQueue, right: DeliveryQueue) -> Bool {
    guard left.length == right.length else { return false }
    if left.length == 0 { return true }
    return withUnsafeBytes(of: left) { one in withUnsafeBytes(of: right) { one.elementsEqual($0) } }
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: self) { hasher.combine(bytes: $0) }
  }
}
