// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What the device and the system change around views.
struct Surroundings: Equatable {
  var horizontalSizeClass: UserInterfaceSizeClass? = .regular
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var scenePhase = ScenePhase.active
  var windowSize = CGSize(width: 1024, height: 768)
}

/// The width or height class of a window.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// Where a scene is in its life.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not on screen.
  case background
  /// On screen, without events.
  case inactive
  /// On screen.
  case active
}

#if !canImport(UIKit)
/// The device that the views are on, as in UIKit, where there is none: its idiom, and how it is held; nothing is posted as it turns.
@MainActor @preconcurrency public final class UIDevice {
  public static let current = UIDevice()
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size == .zero ? .unknown : size.width > size.height ? .landscapeLeft : .portrait
  }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  /// That of the app which runs now: others may run on other devices, each in turn.
  public internal(set) var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { MainQueue.here?.idiom ?? lastIdiom }
    set { lastIdiom = newValue }
  }
  private var lastIdiom = UIUserInterfaceIdiom.unspecified
}

/// The device's screen, as in UIKit, where there is none: its size as the device is held.
@MainActor @preconcurrency public final class UIScreen {
  public static let main = UIScreen()
  public var bounds: CGRect { CGRect(origin: .zero, size: MainQueue.here?.screen ?? lastSize) }
  public var nativeBounds: CGRect { bounds }
  public var scale: CGFloat { 1 }
  public var brightness: CGFloat = 0.5
  var lastSize = CGSize.zero
}

/// The app, as in UIKit, where there is none: the names of its notifications, none of which is posted.
public final class UIApplication {
  public static let didBecomeActiveNotification = name("DidBecomeActive")
  public static let willResignActiveNotification = name("WillResignActive")
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  public static let willTerminateNotification = name("WillTerminate")

  private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Sendable {
  /// An iPhone or another one.
  case phone, pad, mac, vision, tv, carPlay, unspecified
}
#endif

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { around.horizontalSizeClass }
    set { around.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { around.verticalSizeClass }
    set { around.verticalSizeClass = newValue }
  }
  /// Where the scene is in its life.
  public var scenePhase: ScenePhase {
    get { around.scenePhase }
    set { around.scenePhase = newValue }
  }
}
