#if canImport(SwiftUI)
public import SplitModel
public import SwiftUI

extension NavigationPath: OpaquePath {}

extension ColumnVisibility {
  /// The model's value for SwiftUI's; what SwiftUI may add later counts as automatic.
  public init(_ visibility: NavigationSplitViewVisibility) {
    switch visibility {
    case .all: self = .all
    case .doubleColumn: self = .doubleColumn
    case .detailOnly: self = .detailOnly
    default: self = .automatic
    }
  }

  /// SwiftUI's value for the model's.
  public var swiftUI: NavigationSplitViewVisibility {
    switch self {
    case .all: .all
    case .doubleColumn: .doubleColumn
    case .detailOnly: .detailOnly
    case .automatic: .automatic
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) extension Column {
  /// The model's column for SwiftUI's; what SwiftUI may add later counts as the detail.
  public init(_ column: NavigationSplitViewColumn) {
    self = column == .sidebar ? .sidebar : column == .content ? .content : .detail
  }

  /// SwiftUI's column for the model's.
  public var swiftUI: NavigationSplitViewColumn {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    case .detail: .detail
    }
  }
}

extension LiveBinding where Value == ColumnVisibility {
  /// Binds the visibility to a property of SwiftUI's own type.
  @inlinable @inline(__always) public static func to(
    _ property: @autoclosure @escaping () -> WritableKeyPath<Router, NavigationSplitViewVisibility>
  ) -> LiveBinding { .to(property(), get: { ColumnVisibility($0) }, set: { $0.swiftUI }) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) extension LiveBinding where Value == Column {
  /// Binds the compact column to a property of SwiftUI's own type.
  @inlinable @inline(__always) public static func to(
    _ property: @autoclosure @escaping () -> WritableKeyPath<Router, NavigationSplitViewColumn>
  ) -> LiveBinding { .to(property(), get: { Column($0) }, set: { $0.swiftUI }) }
}

extension LifePhase {
  /// The model's phase for a scene's; a scene that is inactive is still on screen.
  public init(_ phase: ScenePhase) { self = phase == .background ? .background : .active }

  /// A scene's phase for the model's.
  public var swiftUI: ScenePhase { self == .background ? .background : .active }
}
#endif
