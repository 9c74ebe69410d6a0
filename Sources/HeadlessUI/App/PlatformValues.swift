internal import Foundation
internal import SplitModel

// The platform's values in SwiftUI's names, and the other way round.

extension EnvironmentValues {
  init(_ environment: DeviceEnvironment) {
    self.init()
    surroundings.take(environment)
  }
}

extension Surroundings {
  mutating func take(_ environment: DeviceEnvironment) {
    horizontalSizeClass = environment.isCompact ? .compact : .regular
    verticalSizeClass = environment.isVerticallyCompact ? .compact : .regular
    let device = Device.all[Int(environment.device)]
    windowSize = CGSize(
      width: environment.widthPoints,
      height: environment.isLandscapeScreen ? device.widthPoints : device.heightPoints)
  }
}

extension MainQueue {
  /// Has its app run on a device of the model.
  func become(_ environment: DeviceEnvironment) {
    #if !canImport(UIKit)
    if number != environment.device {
      let device = Device.all[Int(environment.device)]
      number = environment.device
      idiom =
        device.isPad
        ? .pad : device.name.hasPrefix("iphone") ? .phone : device.name == "mac" ? .mac : .unspecified
    }
    // What runs as nobody's finds that of the app which ran last.
    UIDevice.current.userInterfaceIdiom = idiom
    #endif
  }
}

extension NavigationSplitViewVisibility {
  init(_ value: ColumnVisibility) {
    switch value {
    case .automatic: self = .automatic
    case .all: self = .all
    case .doubleColumn: self = .doubleColumn
    case .detailOnly: self = .detailOnly
    }
  }
}

extension ColumnVisibility {
  init(_ value: NavigationSplitViewVisibility) {
    switch value {
    case .all: self = .all
    case .doubleColumn: self = .doubleColumn
    case .detailOnly: self = .detailOnly
    default: self = .automatic
    }
  }
}

extension NavigationSplitViewColumn {
  init(_ value: Column) {
    switch value {
    case .sidebar: self = .sidebar
    case .content: self = .content
    case .detail: self = .detail
    }
  }
}

extension Column {
  init(_ value: NavigationSplitViewColumn) {
    self = value == .sidebar ? .sidebar : value == .content ? .content : .detail
  }
}
