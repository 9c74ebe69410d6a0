/// The name of a page that no value stands for.
struct PageName: Hashable, CustomStringConvertible {
  let description: String
  let key: AnyHashable?

  init(_ name: String, _ key: AnyHashable? = nil) {
    // A person who types much into a title does not fill the report.
    description = name.count > 64 ? name.prefix(63) + "…" : name
    self.key = key
  }

  /// Whether it differs in numbers alone, as "Inbox (2)" and "Inbox (3)" do.
  func counts(on other: PageName) -> Bool {
    self != other && key == other.key
      && description.filter { !$0.isNumber } == other.description.filter { !$0.isNumber }
  }
}
