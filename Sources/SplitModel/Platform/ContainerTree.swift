/// Which container of an app's body lies in which: at most two stacks and two splits, numbered once.
public struct ContainerTree: Hashable, Sendable {
  /// What stands in the window.
  public let root: Content
  /// What each stack has as its root.
  public let stackRoots: Slots<Content>
  /// What each split has in its detail column.
  public let details: Slots<Content>
  /// What each split of three columns has in its content column.
  public let contents: Slots<Content>
  /// What the first split has in its sidebar column, and what stands in its place where the body leaves it out.
  public let sidebar: Content
  /// Whether nothing is ever pushed on its stacks, so that no rule requires a push.
  public let pushesNothing: Bool

  /// What stands in one place of the tree.
  public enum Content: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// A view of its own.
    case view
    /// The first stack.
    case stack0
    /// The second stack.
    case stack1
    /// The first split.
    case split0
    /// The second split; where the body leaves it out, the view of the column it would stand in.
    case split1
  }

  /// Describes a tree; see the properties.
  public init(
    root: Content, stackRoots: (Content, Content) = (.view, .view),
    details: (Content, Content) = (.view, .view), contents: (Content, Content) = (.view, .view),
    sidebar: Content = .view, pushesNothing: Bool = false
  ) {
    self.root = root
    self.sidebar = sidebar
    self.pushesNothing = pushesNothing
    self.stackRoots = Slots(stackRoots.0, stackRoots.1)
    self.details = Slots(details.0, details.1)
    self.contents = Slots(contents.0, contents.1)
  }

  var policies: Policies {
    var policies: Policies = []
    if hasStacks, !pushesNothing { policies.insert(.hasStacks) }
    if hasSplit { policies.insert(.hasSplit) }
    return policies
  }

  var hasSplit: Bool { root == .split0 || root == .stack0 && stackRoots[0] == .split0 }

  var hasStacks: Bool {
    let containers: [Content] = [root, sidebar, details[0], details[1], contents[0], contents[1]]
    return containers.contains { $0 == .stack0 || $0 == .stack1 }
  }
}
