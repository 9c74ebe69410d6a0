/// The name of a page that no value stands for.
struct PageName: Hashable, CustomStringConvertible {
  let description: String
  let key: AnyHashable?
  /// What tells it from others.
  private let identity: String

  init(_ name: String, _ key: AnyHashable? = nil) {
    // A person who types much into a title does not fill the report.
    description = name.count > 64 ? name.prefix(63) + "…" : name
    (identity, self.key) = (description, key)
  }

  /// That of the root of a stack, of which the letters count: a number in its title makes no other view of it.
  init(ofRoot title: String) {
    let name = PageName(title)
    let letters = name.description.filter(\.isLetter)
    (description, key) = (name.description, nil)
    identity = title.contains(where: \.isNumber) ? letters : description
  }

  static func == (one: PageName, other: PageName) -> Bool {
    one.identity == other.identity && one.key == other.key
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(key)
  }
}
