/// What is being pushed by the stacks around a view, from the outermost on.
@MainActor enum NestedStacks {
  private static var pushes: [(writer: Writer, value: AnyHashable)] = []

  /// Evaluates what a stack has pushed for a value, but where it stands in a view that it has pushed for the same value.
  ///
  /// Such a stack begins with the view that holds it, and so without end. Apple's Destination Video has one, in the stack of
  /// another screen; no source says what is shown.
  static func push(
    _ value: AnyHashable, by writer: Writer, on page: Page, _ graph: ViewGraph, _ evaluate: () -> Void
  ) {
    guard !pushes.contains(where: { $0.writer.isSame(as: writer) && $0.value == value }) else {
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
