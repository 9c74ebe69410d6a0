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
  fileprivate init(kept name: String, _ key: AnyHashable) {
    self.init(name, key)
    isKept = true
  }

  static func == (one: PageName, other: PageName) -> Bool {
    one.key == other.key && (one.isKept || one.description == other.description)
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    if !isKept { hasher.combine(description) }
  }
}

/// The names of pages whose titles may change while they are shown.
///
/// A page has one name in all traces: the title that it always had when the app was surveyed, or where it is declared.
final class PageNames {
  private var known: [AnyHashable: String] = [:]
  private var varied: Set<AnyHashable> = []
  /// Whether the survey is over.
  var isComplete = false

  /// The name of a page that a key alone stands for.
  ///
  /// - Parameters:
  ///   - key: What tells it from other pages.
  ///   - title: What it shows now.
  ///   - place: Where it is declared.
  func name(of key: [AnyHashable], _ title: String, _ place: String) -> AnyHashable {
    let key = AnyHashable(key)
    if !isComplete, let old = known[key], old != title { varied.insert(key) }
    if !isComplete { known[key] = title }
    let name = isComplete ? varied.contains(key) ? place : known[key] ?? place : title
    return AnyHashable(PageName(kept: name, key))
  }
}
