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
  #if !canImport(UIKit)
  /// The kinds of the model's devices.
  private static let idioms = Device.all.map { device -> UIUserInterfaceIdiom in
    if device.isPad { return .pad }
    return device.name.hasPrefix("iphone") ? .phone : device.name == "mac" ? .mac : .unspecified
  }
  #endif

  /// Has its app run on a device of the model.
  func become(_ environment: DeviceEnvironment) {
    #if !canImport(UIKit)
    idiom = Self.idioms[Int(environment.device)]
    let device = Device.all[Int(environment.device)]
    let (width, height) = (device.widthPoints, device.heightPoints)
    screen =
      environment.isLandscapeScreen
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    // Code that runs for no app finds the device of the last one.
    UIDevice.current.userInterfaceIdiom = idiom
    UIScreen.main.lastSize = screen
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
