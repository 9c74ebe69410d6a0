public import SplitModel

/// What a link leads to, and who goes there.
@usableFromInline
struct LiveOpening {
  /// The value of the view that it opens; nil where it opens none.
  @usableFromInline let route: AnyHashable?
  @usableFromInline let push: LinkPromise.Push
  @usableFromInline let target: LinkPromise.Target
  @usableFromInline let deletes: Bool

  @inlinable
  init(route: AnyHashable?, push: LinkPromise.Push, target: LinkPromise.Target, deletes: Bool) {
    self.route = route
    self.push = push
    self.target = target
    self.deletes = deletes
  }
}
