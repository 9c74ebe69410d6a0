import Observation
import Testing

@testable import SwiftUI

/// What views have noted, in order, and what they show.
@Observable final class Log {
  @ObservationIgnored var lines: [String] = []
  var number = 0
  var isOn = true
  func note(_ line: String) { lines.append(line) }
}

/// A view's graph after its first evaluation.
@MainActor func evaluated<Content: View>(_ view: Content) -> ViewGraph {
  let graph = ViewGraph({ view }, EnvironmentValues())
  graph.update()
  return graph
}

extension ViewGraph {
  /// The page in front: what is presented last, or the top of the first stack.
  var front: Page {
    let page = page.presented.last?.page ?? page
    return page.stacks.first?.top ?? page
  }

  /// Taps what has a label, on the page in front.
  func tap(_ label: String) throws {
    let control = try #require(
      front.controls.first { $0.label == label && $0.isEnabled }, "of \(front.controls.map(\.label))")
    if case .run(let action) = control.effect { action() }
    update()
  }
}

/// The texts of a view, for files that see no more of HeadlessUI than an app's do.
@MainActor func texts(of view: some View) -> [String] { evaluated(view).front.texts }
