package import SplitModel

/// Numbers a user's values in the order of their first appearance in a trace; used on the main actor only.
///
/// All states of a trace share one numbering, so that equal numbers mean equal values wherever they are compared.
/// There is room for 190; a turn that needs another number reaches the limit of the model.
package final class ValueNames: @unchecked Sendable {
  private var numbers = ValueTable<UInt8>()
  private var labels: [String] = []  // What the first ones are called
  private var isFull = false

  private(set) var known: [AnyHashable] = []  // Every value that was numbered in this trace, in order

  /// Numbers nothing yet.
  package init() {}

  /// The view of a value, which is numbered when it is first met.
  package func view(of value: AnyHashable) -> ShownView {
    if let number = numbers[value] { return .destination(Destination(number)) }
    guard known.count < 190 else {
      isFull = true
      return .other
    }
    let number = UInt8(known.count)
    known.append(value)
    numbers[value] = number
    return .destination(Destination(number))
  }

  /// Sections that no row of the launch stands for, by number.
  private var sections: [UInt8: String] = [:]
  private var unlisted = ValueTable<UInt8>()

  /// The section of a chosen value that has no row: the same in all launches of a trace, from the last number on
  /// downwards; nil where rows have the numbers.
  package func section(ofUnlisted value: AnyHashable, after rows: Int) -> SidebarSection? {
    if let number = unlisted[value] { return SidebarSection(number) }
    guard rows + unlisted.count < 48 else { return nil }
    let number = UInt8(47 - unlisted.count)
    unlisted[value] = number
    return SidebarSection(number)
  }

  /// Takes what stands on a section's row for its name, or else the short name of what it is chosen by.
  package func call(_ section: SidebarSection, _ label: String?, by value: AnyHashable) {
    if sections[section.index] == nil { sections[section.index] = label ?? NameText.short(value.base) }
  }

  /// The short name of a view's value; the whole one where an earlier value has the same.
  package func label(of view: ShownView) -> String? {
    if let section = view.section { return sections[section.index] }
    guard let index = view.destination.map({ Int($0.index) }), index < known.count else { return nil }
    while labels.count <= index {
      let value = known[labels.count].base
      let short = NameText.short(value)
      labels.append(labels.contains(short) ? String(describing: value) : short)
    }
    return labels[index]
  }

  /// The value of a view.
  package func value(of view: ShownView) -> AnyHashable? {
    guard let destination = view.destination, Int(destination.index) < known.count else { return nil }
    return known[Int(destination.index)]
  }

  /// Whether there was no room for a value since the last call.
  func hasOverflowed() -> Bool {
    defer { isFull = false }
    return isFull
  }
}
