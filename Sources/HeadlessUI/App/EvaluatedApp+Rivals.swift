internal import SplitModel

extension EvaluatedApp {
  /// Reports a value in front that a destination on a view of its stack would show otherwise than that nearest to the root.
  ///
  /// - Source: "A navigationDestination for … was declared earlier on the stack. Only the destination declared closest to the
  ///   root view of the stack will be used.", SwiftUI's log.
  func reportRivals() {
    graph.page.forEachPage { page in
      for stack in page.stacks {
        guard let rivals = stack.rivals, !rivals.areAlike else { continue }
        graph.report(
          .isNotShown,
          "of two destinations for one type SwiftUI uses that nearest to the root of the stack (\(rivals.used.writer)), and "
            + "the other would show something else (\(rivals.unused.writer))",
          "push values of different types, or decide in one destination what is shown")
      }
    }
  }
}
