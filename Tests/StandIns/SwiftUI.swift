// swift-format-ignore-file

// Declares what SplitFuzz uses of SwiftUI, with the signatures of Apple's documentation, so that the code between
// `#if canImport(SwiftUI)` is type-checked where there is no SwiftUI. It does nothing, and is no part of any target.

public struct NavigationPath: Equatable {
  public init() {}
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public mutating func append<V>(_ value: V) where V: Hashable {}
  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {}
  public mutating func removeLast(_ k: Int = 1) {}
}

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility() }
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility() }
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility() }
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility() }
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn() }
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn() }
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn() }
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}
