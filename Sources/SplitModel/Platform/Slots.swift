/// Two values in a row, one for each container of a kind; flat, unlike an array.
@frozen public struct Slots<Element> {
  // Read by name in hot loops that need one field of it: the subscript reads the whole element.
  @usableFromInline var first: Element
  @usableFromInline var second: Element

  /// The number of slots.
  public static var capacity: Int { 2 }

  @inlinable init(_ first: Element, _ second: Element) { (self.first, self.second) = (first, second) }

  /// Fills every slot with the same value.
  @inlinable public init(repeating element: Element) { self.init(element, element) }

  /// The value at a slot, 0 or 1.
  @inlinable public subscript(_ slot: Int) -> Element {
    @inline(__always) get { slot == 0 ? first : second }
    @inline(__always) set { if slot == 0 { first = newValue } else { second = newValue } }
    // One yield and not one for each slot: the compiler inlines no coroutine that has two.
    @inline(__always) _modify {
      var element = slot == 0 ? first : second
      defer { if slot == 0 { first = element } else { second = element } }
      yield &element
    }
  }
}

extension Slots: Sendable where Element: Sendable {}
extension Slots: BitwiseCopyable where Element: BitwiseCopyable {}
extension Slots: Equatable where Element: Equatable {}
extension Slots: Hashable where Element: Hashable {}
