package import SplitModel

/// Numbers a user's values in the order of their first appearance in a trace; used on the main actor only.
///
/// All states of a trace share one numbering, so that equal numbers mean equal values wherever they are compared.
/// There is room for 190; a turn that needs another number reaches the limit of the model.
package final class ValueNames: @unchecked Sendable {
  /// The numbers, which those of all states of a trace share.
  private final class Numbering {
    var numbers = ValueTable<UInt8>()
    var values: [AnyHashable] = []  // The first that was met with each number
    var sections: [UInt8: String] = [:]  // What each was called first
    var unlisted = ValueTable<UInt8>()
    var isFull = false
    var titles: [[UInt8: String]] = [[:]]  // What values with other names were called, by sets
  }

  private let numbering: Numbering
  /// Every value that was met, in order, and where it stands there, by number.
  private(set) var known: [AnyHashable] = []
  private var places: [UInt8: Int] = [:]
  private var labels: [String] = []  // What the first ones are called
  private var titles: [UInt8: String] = [:]  // What values are called now whose names have changed, by number
  /// Which of the sets of such names is in use.
  package private(set) var titleSet: UInt8 = 0

  /// Numbers nothing yet.
  package init() { numbering = Numbering() }

  /// The names of a state that goes on beside this one.
  ///
  /// What only that one meets may be equal to what is met here later, as the next item that an app makes is, and have another name.
  init(beside other: ValueNames) {
    numbering = other.numbering
    (known, places, labels, sections) = (other.known, other.places, other.labels, other.sections)
    (titles, titleSet) = (other.titles, other.titleSet)
  }

  /// The view of a value, which is numbered when it is first met.
  package func view(of value: AnyHashable) -> ShownView {
    let count = numbering.values.count
    guard let number = numbering.numbers[value] ?? (count < 190 ? UInt8(count) : nil) else {
      numbering.isFull = true
      return .other
    }
    if places[number] == nil {
      places[number] = known.count
      known.append(value)
      if number == count {
        numbering.numbers[value] = number
        numbering.values.append(value)
      }
    }
    return .destination(Destination(number))
  }

  /// The view of a value that is called by another name now.
  package func view(of value: AnyHashable, calledNow title: AnyHashable) -> ShownView {
    let view = view(of: value)
    let name = title == value ? nil : NameText.short(title.base)
    if let number = view.destination?.index { call(number, name) }
    return view
  }

  private func call(_ number: UInt8, _ title: String?) {
    if titles[number] == title { return }
    titles[number] = title
    if let known = numbering.titles.firstIndex(of: titles) {
      titleSet = UInt8(known)
    } else if numbering.titles.count <= UInt8.max {
      titleSet = UInt8(numbering.titles.count)
      numbering.titles.append(titles)
    }
  }

  /// What the sections are called that no row of the launch stands for, by number.
  private var sections: [UInt8: String] = [:]

  /// The section of a chosen value that has no row: the same in all launches of a trace, from the last number on
  /// downwards; nil where rows have the numbers.
  package func section(ofUnlisted value: AnyHashable, after rows: Int) -> SidebarSection? {
    if let number = numbering.unlisted[value] { return SidebarSection(number) }
    guard rows + numbering.unlisted.count < 48 else { return nil }
    let number = UInt8(47 - numbering.unlisted.count)
    numbering.unlisted[value] = number
    return SidebarSection(number)
  }

  /// The sections, one bit each, that only rows have.
  package var listed: UInt64 { 1 << UInt64(48 - numbering.unlisted.count) - 1 }

  /// Takes what stands on a section's row for its name, or else the short name of what it is chosen by.
  package func call(_ section: SidebarSection, _ label: String?, by value: @autoclosure () -> AnyHashable) {
    if sections[section.index] != nil { return }
    let name = label ?? NameText.short(value().base)
    sections[section.index] = name
    if numbering.sections[section.index] == nil { numbering.sections[section.index] = name }
  }

  /// The short name of a view's value, or the one that it has in a set of changed names; the whole one where an earlier value has
  /// the same, and the short one of what another state meets.
  package func label(of view: ShownView, isShort: Bool = false, titles: UInt8 = 0) -> String? {
    if let section = view.section { return sections[section.index] ?? numbering.sections[section.index] }
    if titles > 0, titles < numbering.titles.count, let number = view.destination?.index,
      let title = numbering.titles[Int(titles)][number]
    {
      return title
    }
    guard let place = place(of: view) else {
      let number = view.destination.map { Int($0.index) }
      return number.flatMap { $0 < numbering.values.count ? NameText.short(numbering.values[$0].base) : nil }
    }
    if isShort { return NameText.short(known[place].base) }
    while labels.count <= place {
      let value = known[labels.count].base
      let short = NameText.short(value)
      labels.append(labels.contains(short) ? String(describing: value) : short)
    }
    return labels[place]
  }

  /// The value of a view.
  package func value(of view: ShownView) -> AnyHashable? { place(of: view).map { known[$0] } }

  private func place(of view: ShownView) -> Int? { view.destination.flatMap { places[$0.index] } }

  /// Whether there was no room for a value since the last call.
  func hasOverflowed() -> Bool {
    defer { numbering.isFull = false }
    return numbering.isFull
  }
}
