/// The environment of an app: device, window, orientation and size classes.
///
/// On large phones a rotation is delivered in two parts, so orientation and size class may differ for a while.
@frozen public struct DeviceEnvironment: Hashable, Sendable, BitwiseCopyable {
  /// The device, an index into `Device.all`.
  public internal(set) var device: UInt8
  /// How much of the screen the window takes.
  public internal(set) var window: WindowSize
  /// Whether the screen is turned to landscape.
  public internal(set) var isLandscapeScreen: Bool
  /// Whether the horizontal size class is compact.
  public internal(set) var isCompact = false
  /// Whether the vertical size class is compact.
  public internal(set) var isVerticallyCompact = false
  /// Whether the window is wider than high, which is what many apps take for the orientation.
  public internal(set) var isLandscape = false
  // The width in two bytes, so that nothing here is aligned to more than one.
  @usableFromInline var widthHigh: UInt8 = 0
  @usableFromInline var widthLow: UInt8 = 0

  /// Compares the bytes, of which every one counts.
  @inlinable public static func == (left: DeviceEnvironment, right: DeviceEnvironment) -> Bool {
    haveSameBytes(left, right)
  }

  /// The window's width in points.
  @inlinable public var widthPoints: Int { Int(widthHigh) << 8 | Int(widthLow) }

  /// The surroundings of a full-screen app on a device, an index into `Device.all`; traps outside.
  public init(device: Int, isLandscape: Bool) {
    self.device = UInt8(device)
    window = .full
    isLandscapeScreen = Device.all[device].turns && isLandscape
    refreshGeometry()
    refreshSizeClass(regularFrom: Device.regularFromPoints)
  }

  // Fields are read in place, because a copy of the device costs reference counts.
  func width(of window: WindowSize) -> Int? {
    let device = Int(device)
    let screen = isLandscapeScreen ? Device.all[device].heightPoints : Device.all[device].widthPoints
    if window == .full { return screen }
    if window == .folded {
      return Device.all[device].folded.map { isLandscapeScreen ? $0.heightPoints : $0.widthPoints }
    }
    guard let multitasking = Device.all[device].multitasking else { return nil }
    if let points = window.points { return min(points, screen) }
    guard window.isNamed else { return nil }
    let widths = isLandscapeScreen ? multitasking.landscape : multitasking.portrait
    let width = widths[Int(window.rawValue) - 1]
    return width == 0 ? nil : width
  }

  /// Turns the screen; a window size that is not offered there becomes the two-thirds one.
  mutating func turn(toLandscape isLandscape: Bool) {
    isLandscapeScreen = isLandscape
    if width(of: window) == nil { window = .twoThirds }
    refreshGeometry()
  }

  /// The same of a tablet with the app in a narrow window, where the width is compact.
  package var narrow: DeviceEnvironment {
    var environment = self
    environment.setWindow(.third)
    environment.isCompact = true
    return environment
  }

  mutating func setWindow(_ window: WindowSize) {
    self.window = window
    refreshGeometry()
  }

  mutating func refreshSizeClass(regularFrom points: Int) {
    switch Device.all[Int(device)].sizeClassRule {
    case .phone, .collapsed: isCompact = true
    case .largePhone: isCompact = !isLandscapeScreen
    case .byWidth: isCompact = window == .folded || widthPoints < points
    case .regular: isCompact = false
    }
  }

  private mutating func refreshGeometry() {
    let device = Int(device)
    let width = width(of: window) ?? Device.all[device].widthPoints
    let folded = window == .folded ? Device.all[device].folded : nil
    let height =
      isLandscapeScreen
      ? folded?.widthPoints ?? Device.all[device].widthPoints
      : folded?.heightPoints ?? Device.all[device].heightPoints
    widthHigh = UInt8(width >> 8)
    widthLow = UInt8(width & 255)
    isLandscape = width > height
    let rule = Device.all[device].sizeClassRule
    let isPhone = rule == .phone || rule == .largePhone || window == .folded
    isVerticallyCompact = isPhone && isLandscapeScreen
  }
}
