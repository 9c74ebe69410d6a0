/// What is being pushed by the stacks around a view, from the outermost on.
@MainActor enum NestedStacks {
  private static var pushes: [(writer: Writer, value: AnyHashable)] = []

  /// How many of a stack's values have stood on it since it came, where it stands in a pushed view.
  static func first(of values: [AnyHashable], at node: ViewNode) -> Int {
    if pushes.isEmpty { return 0 }
    let first = node.cells[-9] as? Cell<[AnyHashable]> ?? Cell(values, node)
    node.cells[-9] = first
    let count = zip(first.value, values).prefix { $0 == $1 }.count
    if count < first.value.count { first.value.removeSubrange(count...) }
    return count
  }

  /// Evaluates what a stack has pushed for a value, but where it has begun with that and stands in a view that it has pushed for
  /// the same value.
  ///
  /// Such a stack begins with the view that holds it, and so without end. Apple's Destination Video has one, in the stack of
  /// another screen; no source says what is shown. What a person pushes comes to an end, also in a sheet that shows the
  /// same stack again.
  static func push(
    _ value: AnyHashable, isFirst: Bool, by writer: Writer, on page: Page, _ graph: ViewGraph,
    _ evaluate: () -> Void
  ) {
    guard !isFirst || !pushes.contains(where: { $0.writer.isSame(as: writer) && $0.value == value }) else {
      page.isBlank = false
      return graph.isNotModelled(
        "a stack that begins with the view it stands in is not followed further (\(writer))",
        "begin it with an empty path, or have the stack around it push what is in it")
    }
    pushes.append((writer, value))
    defer { pushes.removeLast() }
    evaluate()
  }
}
