internal import SplitModel

/// The object that a container is bound to, as it was in the evaluation before.
///
/// A view that makes an object itself, as `@ObservedObject var router = Router()` does, gets another one whenever the body around
/// it is evaluated, and what the first one held is gone. That is known where the container is bound to another object that holds
/// less, beneath what looks the same, and evaluating everything once more makes yet another.
///
/// - Source: `StateObject`'s documentation: "SwiftUI creates a new instance of the model object only once during the lifetime of the
///   container that declares the state object."
@MainActor final class BoundObject {
  /// What a container holds no longer, though nothing was written.
  struct Loss {
    let bound: BoundObject
    let problem: String
  }

  // 'holds' keeps it.
  private unowned(unsafe) var object: AnyObject?
  private var holds: () -> Int = { 0 }
  /// What was to be seen around it.
  private var look: (title: String?, texts: [String]) = (nil, [])
  /// How often another has come in its place.
  private(set) var replacements = 0

  /// Takes the object that a container is bound to now, and notes where another one holds less than the one before.
  fileprivate func become(
    _ object: AnyObject, _ what: String, _ writer: Writer, under page: Page, in scope: Scope,
    holds: @escaping () -> Int
  ) {
    let look = (title: page.title, texts: page.texts)
    defer { (self.object, self.holds, self.look) = (object, holds, look) }
    guard let old = self.object, old !== object else { return }
    replacements += 1
    guard look == self.look, holds() < self.holds() else { return }
    scope.graph.lost = Loss(
      bound: self,
      problem: "'\(type(of: object))' is made anew whenever what is around '\(scope.node.typeName)' is "
        + "evaluated, and \(what) gone with the old one (\(writer))")
  }
}

extension Scope {
  /// Follows the object that a container here is bound to, if that is known, and how much it holds.
  func follow(
    _ object: AnyObject?, _ what: String, _ writer: Writer, under page: Page, _ place: Int = 0,
    holds: @escaping () -> Int
  ) {
    guard let object else { return }
    // Places beside a view have numbers below zero, which other cells have too.
    let number = place - 10_000
    let bound = node.cells[number] as? BoundObject ?? BoundObject()
    node.cells[number] = bound
    bound.become(object, what, writer, under: page, in: self, holds: holds)
  }
}
