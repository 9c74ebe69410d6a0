internal import SplitModel

/// What a container is bound to, or what identifies the views here, as it was in the evaluation before.
///
/// A view that makes an object itself, as `@ObservedObject var router = Router()` does, gets another one whenever the body around
/// it is evaluated, and what the first one held is gone; so is what stands in a view with `.id(UUID())`. That is known where
/// another one holds less, beneath what looks the same, and evaluating everything once more makes yet another.
///
/// - Source: `StateObject`'s documentation: "SwiftUI creates a new instance of the model object only once during the lifetime of the
///   container that declares the state object."
@MainActor final class KnownHolder {
  /// What is held no longer, though nothing was written.
  struct Loss {
    let holder: KnownHolder
    let problem: String
    let remedy: String
  }

  private var identity: AnyHashable?
  private var holds: () -> Int = { 0 }
  /// What was to be seen around it.
  private var look: (title: String?, texts: [String]) = (nil, [])
  /// How often another has come in its place.
  private(set) var replacements = 0

  /// Takes what is there now; whether that is another, which holds less.
  fileprivate func become(_ identity: AnyHashable, under page: Page, holds: @escaping () -> Int) -> Bool {
    let look = (title: page.title, texts: page.texts)
    defer { (self.identity, self.holds, self.look) = (identity, holds, look) }
    guard let old = self.identity, old != identity else { return false }
    replacements += 1
    return look == self.look && holds() < self.holds()
  }
}

extension Scope {
  /// Follows the object that a container here is bound to, if that is known, and how much it holds; `holds` keeps it.
  func follow(
    _ object: AnyObject?, _ what: String, _ writer: Writer, under page: Page, _ place: Int = 0,
    holds: @escaping () -> Int
  ) {
    guard let object else { return }
    // Places beside a view have numbers below zero, which other cells have too.
    let holder = holder(place - 10_000)
    guard holder.become(ObjectIdentifier(object), under: page, holds: holds) else { return }
    graph.lost = KnownHolder.Loss(
      holder: holder,
      problem:
        "'\(type(of: object))' is made anew whenever what is around '\(node.typeName)' is evaluated, and "
        + "\(what) gone with the old one (\(writer))",
      remedy: "keep it where it is made: as a '@StateObject', or as '@State' where it is '@Observable'")
  }

  /// Follows an identity that is given to views, and how much is pushed and presented in them.
  func follow(_ identity: AnyHashable, holds count: Int) {
    guard count > 0 || node.cells[-10] != nil else { return }
    let holder = holder(-10)
    guard holder.become(identity, under: page, holds: { count }) else { return }
    graph.lost = KnownHolder.Loss(
      holder: holder,
      problem:
        "an '.id(…)' in '\(node.typeName)' is another one whenever that is evaluated, and what is pushed or "
        + "presented in its view is gone with the old one",
      remedy: "give it an identity that is kept, or none")
  }

  private func holder(_ number: Int) -> KnownHolder {
    let holder = node.cells[number] as? KnownHolder ?? KnownHolder()
    node.cells[number] = holder
    return holder
  }
}
