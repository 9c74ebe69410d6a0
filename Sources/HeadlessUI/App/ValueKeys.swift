internal import Foundation
internal import FuzzEngine

/// What stands for the values of one launch in traces and reports.
///
/// A value that is another in each launch, as what holds a UUID, also in a text, or the time of a tap, or an object is, is
/// known by its type and the order in which such values were met, so that it has one name wherever a trace is played.
@MainActor final class ValueKeys {
  /// Stands for a value that is another in each launch, as the place of a link with a view of its own is.
  private struct Numbered: Hashable, CustomStringConvertible {
    let type: String
    let number: Int
    let description: String
    /// Whether it is met in every launch, whatever else is.
    let isStable: Bool
    var isLink = false

    static func == (one: Numbered, other: Numbered) -> Bool {
      one.number == other.number && one.type == other.type
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(number)
    }
  }

  /// Whether values of a type are others in each launch, of types whose values are all alike in this.
  private static var varies: [ObjectIdentifier: Bool] = [:]

  /// What stands for a value, by what it was then: an object may change what it is equal by while it is on a path.
  private var keys: [Fingerprint: (value: AnyHashable, key: AnyHashable)] = [:]
  private var keysOfObjects: [ObjectIdentifier: AnyHashable] = [:]
  private var values: [AnyHashable: AnyHashable] = [:]
  private var links: [Int: AnyHashable] = [:]
  /// Which link was met last on a path, by what stands on it.
  private var linksOnPaths: [Int: [String: Int]] = [:]
  private var counts: [String: Int] = [:]
  /// Whether nothing has happened since the launch, so that what is met then is met in every launch.
  var isLaunching = true
  /// What stands on the rows and links that some of them are called by.
  private var labels: Set<String> = []
  /// The keys and counts of the launches before, and of which types the first value that was met is one of theirs.
  private let before: (keys: [Fingerprint: (value: AnyHashable, key: AnyHashable)], counts: [String: Int])
  private var outliveLaunches: [String: Bool] = [:]

  /// Those of a launch: values that outlive the launches `before`, as what is read from a file does, keep what stands for them.
  init(after before: ValueKeys? = nil) {
    self.before = (
      (before?.before.keys ?? [:]).merging(before?.keys ?? [:]) { $1 },
      (before?.before.counts ?? [:]).merging(before?.counts ?? [:]) { max($0, $1) }
    )
  }

  /// What stands for a value; one without a name is called by what stands on its row or link.
  func key(of value: AnyHashable, on label: String? = nil) -> AnyHashable {
    let type = Swift.type(of: value.base)
    if Self.varies[ObjectIdentifier(type)] == false { return value }
    if let text = value.base as? String, !Self.hasUUID(text) { return value }
    if let link = value.base as? ViewLink { return key(of: link, beside: []) }
    let object = type is AnyClass ? ObjectIdentifier(value.base as AnyObject) : nil
    if let known = object.flatMap({ keysOfObjects[$0] }) { return known }
    let fingerprint = Fingerprint(hashing: value)
    if let known = keys[fingerprint], known.value == value { return known.key }
    var key = value
    var isOfType = true
    if Self.varies(value.base, &isOfType, depth: 0) {
      let name = "\(type)"
      key = known(value, fingerprint, name) ?? newKey(of: value, name, on: label)
      values[key] = value
    }
    if isOfType { Self.varies[ObjectIdentifier(type)] = key != value }
    keys[fingerprint] = (value, key)
    if let object { keysOfObjects[object] = key }
    return key
  }

  private func newKey(of value: AnyHashable, _ type: String, on label: String?) -> AnyHashable {
    let number = counts[type, default: 0]
    counts[type] = number + 1
    let label = label.flatMap { $0.isEmpty || !labels.insert($0).inserted ? nil : $0 }
    let text = Self.name(of: value.base) ?? label ?? Self.name(of: value.base, number + 1)
    return AnyHashable(Numbered(type: type, number: number, description: text, isStable: isLaunching))
  }

  /// What stood for a value in the launches before, where the first one of its type was there too.
  private func known(_ value: AnyHashable, _ fingerprint: Fingerprint, _ type: String) -> AnyHashable? {
    let known = before.keys[fingerprint].flatMap { $0.value == value ? $0.key : nil }
    if outliveLaunches[type] == nil {
      outliveLaunches[type] = known != nil
      if known != nil { counts[type] = before.counts[type] }
    }
    return outliveLaunches[type] == true ? known : nil
  }

  /// What stands for a link's view, beside links at other places; the same where all around the link was made anew.
  private func key(of link: ViewLink, beside others: Set<Int>) -> AnyHashable {
    if let known = links[link.place] { return known }
    let last = linksOnPaths[link.path, default: [:]].updateValue(link.place, forKey: link.label)
    if let last, !others.contains(last), let key = links[last] {
      links[link.place] = key
      values[key] = AnyHashable(link)
      return key
    }
    let name = "link \(link.label)"
    let number = counts[name, default: 0]
    counts[name] = number + 1
    let text = number == 0 ? link.label : "\(link.label) \(number + 1)"
    let key = AnyHashable(
      Numbered(type: name, number: number, description: text, isStable: number == 0, isLink: true))
    links[link.place] = key
    values[key] = AnyHashable(link)
    return key
  }

  /// Whether something stands for a view in every launch, and not only for what was met in its turn.
  func isStable(_ key: AnyHashable) -> Bool {
    values[key] == nil || (key.base as? Numbered)?.isStable == true
  }

  /// The value of this launch for which something stands.
  func value(of key: AnyHashable) -> AnyHashable { values[key] ?? key }

  /// Whether something stands here for what it stands for in another launch: a link's view does, and what has its name.
  func standsAsWell(_ key: AnyHashable) -> Bool {
    guard let other = key.base as? Numbered, !other.isLink else { return true }
    let own = values.index(forKey: key).flatMap { values[$0].key.base as? Numbered }
    return own?.description == other.description
  }

  /// Meets the values of what can be tapped, in the order on screen.
  func meet(_ page: Page) {
    // Mostly one value is of the type of the one before.
    var stable: Any.Type?
    var met: [ViewLink] = []
    func meet(_ value: AnyHashable, on label: String?) {
      let type = Swift.type(of: value.base)
      if type == stable { return }
      if let link = value.base as? ViewLink { return met.append(link) }
      if key(of: value, on: label) == value, Self.varies[ObjectIdentifier(type)] == false { stable = type }
    }
    page.forEachPage { page in
      for row in page.list?.rows ?? [] { if let tag = row.tag { meet(tag, on: row.label) } }
      for control in page.controls {
        switch control.effect {
        case .value(let value): meet(value, on: control.label)
        case .view(let link): met.append(link)
        case .run: break
        }
      }
    }
    guard met.contains(where: { links[$0.place] == nil }) else { return }
    let places = Set(met.map(\.place))
    for link in met { _ = key(of: link, beside: places) }
  }

  /// Whether a value is another in each launch, and whether that is so of all values of its type: what may be empty, or
  /// hold now this and now that, does not tell.
  private static func varies(
    _ value: Any, _ isOfType: inout Bool, depth: Int, in property: String? = nil
  ) -> Bool {
    if value is UUID || value is ObjectIdentifier { return true }
    if let date = value as? Date {
      if !date.isRead { isOfType = false }
      return date.isRead
    }
    let type = Swift.type(of: value)
    if type == String.self, let text = value as? String {
      // A property holds such texts in all values of its type or in none, but an identity that is "all" in one of them.
      if depth == 0 || property.map(isIdentity) ?? false { isOfType = false }
      return hasUUID(text)
    }
    if type == AnyHashable.self, let value = value as? AnyHashable {
      isOfType = false
      return varies(value.base, &isOfType, depth: depth)
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return !isOfSystem(type)
    case .struct where isOfSystem(type): return false
    case nil: return false
    case .struct, .tuple: break
    default: isOfType = false
    }
    return depth < 6
      && mirror.children.prefix(16).contains {
        varies($0.value, &isOfType, depth: depth + 1, in: $0.label)
      }
  }

  private static func isIdentity(_ property: String) -> Bool {
    property == "id" || ["ID", "Id", "dentifier"].contains { property.hasSuffix($0) }
  }

  /// Whether a UUID is written in a text, as in the identity of what a sheet edits.
  private static func hasUUID(_ text: String) -> Bool { text.withoutUUIDs != text }

  private static func isOfSystem(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return module == "Swift" || module.hasPrefix("Foundation")
  }

  /// What a value calls itself.
  private static func name(of value: Any) -> String? {
    if let page = value as? PageName { return page.description }
    for child in Mirror(reflecting: value).children where child.label == "name" || child.label == "title" {
      if let name = child.value as? String { return name }
    }
    return nil
  }

  /// Its type, or its case, and its number.
  private static func name(of value: Any, _ number: Int) -> String {
    let mirror = Mirror(reflecting: value)
    let name = mirror.displayStyle == .enum ? mirror.children.first?.label : nil
    return "\(name ?? "\(mirror.subjectType)") \(number)"
  }
}

extension String {
  /// The text with "UUID" for each that is written in it: that is another one at each launch.
  package var withoutUUIDs: String {
    let length = 36
    // Every text that is shown comes here.
    guard utf8.count >= length, utf8.contains(UInt8(ascii: "-")) else { return self }
    var bytes = Array(utf8)
    var start = 0
    while start + length <= bytes.count {
      let end = start + length
      let isOne =
        bytes[start + 8] == UInt8(ascii: "-")
        && UUID(uuidString: String(decoding: bytes[start..<end], as: UTF8.self)) != nil
      if isOne { bytes.replaceSubrange(start..<end, with: "UUID".utf8) }
      start += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
