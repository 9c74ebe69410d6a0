/// The name of a page that no value stands for.
struct PageName: Hashable, CustomStringConvertible {
  let description: String
  let key: AnyHashable?
  /// Whether it goes on standing for the same page when its title changes.
  private var isKept = false

  init(_ name: String, _ key: AnyHashable? = nil) {
    // A person who types much into a title does not fill the report.
    description = name.count > 64 ? name.prefix(63) + "…" : name
    self.key = key
  }

  /// The name of a page that a key alone stands for.
  static func kept(_ name: String, _ key: [AnyHashable]) -> AnyHashable {
    var page = PageName(name, AnyHashable(key))
    page.isKept = true
    return AnyHashable(page)
  }

  static func == (one: PageName, other: PageName) -> Bool {
    one.key == other.key && (one.isKept || one.description == other.description)
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    if !isKept { hasher.combine(description) }
  }
}
