internal import SplitFuzz
internal import SplitModel

/// A value that a tap has renamed on the view that was pushed for it, by what its link beneath is called.
struct RenamedValue {
  let stack: Int
  let value: AnyHashable
  let (old, new): (String, String)
  /// How much work of the app had not ended before.
  let unended: Int
}

/// Pushed views that go on showing a copy of what they were pushed for.
extension EvaluatedApp {
  /// Notes that the link beneath a pushed view is called otherwise after a tap on that view, or on what it presents.
  func noteRenamed(_ tapped: Tapped?) {
    guard let tapped else { return }
    let stacks = graph.page.allStacks
    for known in tapped.page.allStacks where !known.pages.isEmpty {
      guard let now = stacks.first(where: { $0.identity == known.identity }),
        now.pages.count == known.pages.count,
        let value = now.path.values().last, let old = known.link(to: value)?.label,
        let new = now.link(to: value)?.label, new != old
      else { continue }
      renamed = RenamedValue(stack: now.identity, value: value, old: old, new: new, unended: tapped.unended)
    }
  }

  /// Reports a view in front that shows the old name and not the new one, once nothing may refresh it any more, where one that were
  /// pushed now would show the new one.
  func reportRenamed() {
    guard let renamed, graph.page.presented.isEmpty, let deferred, deferred.isIdle,
      deferred.unendedCount <= renamed.unended, !graph.hasAnnounced
    else { return }
    self.renamed = nil
    guard let stack = graph.page.allStacks.first(where: { $0.identity == renamed.stack }),
      stack.path.values().last == renamed.value, let link = stack.link(to: renamed.value),
      link.label == renamed.new,
      let shown = stack.top.firstName, shown.contains(renamed.old),
      !stack.top.look.contains(where: { $0?.contains(renamed.new) == true }),
      let make = link.pushed.flatMap(stack.page), let anew = queue.does({ make() }).firstName,
      anew.contains(renamed.new), !anew.contains(renamed.old)
    else { return }
    graph.report(
      .isStale,
      "'\(renamed.old)' is called '\(renamed.new)' now, as its link is, and the view in front still shows the old name: it has a "
        + "copy from when it was pushed",
      "push what identifies it, and look it up where it is shown")
  }
}

extension StackPlace {
  /// The only link beneath the view in front for a value, or for what has become of it.
  fileprivate func link(to value: AnyHashable) -> Page.Control? {
    let identity = value.identity
    let links = ([root] + pages).dropLast().flatMap(\.controls).filter {
      guard let pushed = $0.pushed else { return false }
      return pushed == value || identity != nil && pushed.identity == identity
    }
    return links.count == 1 ? links[0] : nil
  }
}

extension Page {
  fileprivate var allStacks: [StackPlace] {
    var all: [StackPlace] = []
    forEachPage { all += $0.stacks }
    return all
  }

  /// What names it first.
  fileprivate var firstName: String? { title ?? texts.first }
}
