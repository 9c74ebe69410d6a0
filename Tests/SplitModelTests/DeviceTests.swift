import SplitModel
import Testing

@Suite("Devices")
struct DeviceTests {
  /// A device in one orientation with its window, and what it is told of its width and size classes.
  struct Row: CustomStringConvertible, Sendable {
    let device: String
    let landscape: Bool
    let window: String
    let width: Int
    let compact: Bool
    var low = false
    var wide = false
    var description: String { "\(device) \(landscape ? "landscape" : "portrait") \(window)" }
  }

  static let rows: [Row] = [
    Row(device: "iphone-15", landscape: false, window: "full", width: 393, compact: true),
    Row(
      device: "iphone-15", landscape: true, window: "full", width: 852, compact: true, low: true, wide: true),
    Row(device: "iphone-se", landscape: false, window: "full", width: 375, compact: true),
    Row(
      device: "iphone-se", landscape: true, window: "full", width: 667, compact: true, low: true, wide: true),
    Row(device: "iphone-15-pro-max", landscape: false, window: "full", width: 430, compact: true),
    Row(
      device: "iphone-15-pro-max", landscape: true, window: "full", width: 932, compact: false, low: true,
      wide: true),
    Row(device: "iphone-8-plus", landscape: false, window: "full", width: 414, compact: true),
    Row(
      device: "iphone-8-plus", landscape: true, window: "full", width: 736, compact: false, low: true,
      wide: true),
    Row(
      device: "iphone-11", landscape: true, window: "full", width: 896, compact: false, low: true,
      wide: true),
    Row(
      device: "iphone-12-pro-max", landscape: true, window: "full", width: 926, compact: false, low: true,
      wide: true),
    Row(device: "iphone-duo-outer", landscape: false, window: "full", width: 466, compact: true),
    Row(
      device: "iphone-duo-outer", landscape: true, window: "full", width: 678, compact: true, low: true,
      wide: true),
    Row(device: "iphone-duo-inner", landscape: false, window: "full", width: 669, compact: false),
    Row(device: "iphone-duo-inner", landscape: true, window: "full", width: 951, compact: false, wide: true),
    Row(device: "ipad-11", landscape: false, window: "full", width: 834, compact: false),
    Row(device: "ipad-11", landscape: false, window: "two-thirds", width: 504, compact: true),
    Row(device: "ipad-11", landscape: false, window: "slide-over", width: 320, compact: true),
    Row(device: "ipad-11", landscape: true, window: "full", width: 1_194, compact: false, wide: true),
    Row(device: "ipad-11", landscape: true, window: "two-thirds", width: 809, compact: false),
    Row(device: "ipad-11", landscape: true, window: "half", width: 590, compact: true),
    Row(device: "ipad-11", landscape: true, window: "third", width: 375, compact: true),
    Row(device: "ipad-11", landscape: true, window: "slide-over", width: 320, compact: true),
    Row(device: "ipad-13", landscape: false, window: "full", width: 1_024, compact: false),
    Row(device: "ipad-13", landscape: false, window: "two-thirds", width: 639, compact: true),
    Row(device: "ipad-13", landscape: true, window: "two-thirds", width: 981, compact: false),
    Row(device: "ipad-13", landscape: true, window: "half", width: 678, compact: false),
    Row(device: "ipad-13", landscape: true, window: "third", width: 375, compact: true),
    Row(device: "ipad-mini", landscape: false, window: "full", width: 744, compact: false),
    Row(device: "ipad-mini", landscape: false, window: "two-thirds", width: 438, compact: true),
    Row(device: "ipad-mini", landscape: true, window: "two-thirds", width: 762, compact: false, wide: true),
    Row(device: "ipad-mini", landscape: true, window: "half", width: 561, compact: true),
    Row(device: "ipad-13", landscape: true, window: "650", width: 650, compact: true),
    Row(device: "ipad-13", landscape: true, window: "660", width: 660, compact: false),
    Row(device: "ipad-11", landscape: true, window: "1000", width: 1_000, compact: false, wide: true),
    Row(device: "ipad-11", landscape: false, window: "1000", width: 834, compact: false),
    Row(device: "mac", landscape: false, window: "full", width: 1_280, compact: false, wide: true),
    Row(device: "vision-pro", landscape: false, window: "full", width: 1_280, compact: false, wide: true),
    Row(device: "apple-tv", landscape: false, window: "full", width: 1_920, compact: true, wide: true),
    Row(device: "apple-watch", landscape: false, window: "full", width: 198, compact: true),
    Row(device: "iphone-duo", landscape: false, window: "full", width: 669, compact: false),
    Row(device: "iphone-duo", landscape: true, window: "full", width: 951, compact: false, wide: true),
    Row(device: "iphone-duo", landscape: false, window: "folded", width: 466, compact: true),
    Row(
      device: "iphone-duo", landscape: true, window: "folded", width: 678, compact: true, low: true,
      wide: true),
    Row(
      device: "iphone-16-pro", landscape: true, window: "full", width: 874, compact: true, low: true,
      wide: true),
    Row(device: "ipad-9-7", landscape: false, window: "full", width: 768, compact: false),
    Row(device: "ipad-9-7", landscape: true, window: "half", width: 507, compact: true),
    Row(device: "ipad-9-7", landscape: true, window: "two-thirds", width: 694, compact: false),
    Row(device: "ipad-10-5", landscape: true, window: "full", width: 1_112, compact: false, wide: true),
    Row(device: "ipad-10-5", landscape: true, window: "half", width: 551, compact: true),
  ]

  static func window(_ text: String) -> WindowSize? {
    text == "folded"
      ? .folded
      : WindowSize.named.first { $0.name == text }?.size ?? Int(text).flatMap(WindowSize.init(points:))
  }

  @Test(
    "a device, turned, with a window of some size, has the size classes of the published tables",
    arguments: rows)
  func sizeClasses(_ row: Row) throws {
    var desk = Driver(Desk(), on: row.device, landscape: row.landscape)
    let window = try #require(Self.window(row.window))
    if window != .full { #expect(desk.take(.resize(window)) == nil) }
    let seen = desk.screen.environment
    #expect(seen.widthPoints == row.width)
    #expect(seen.isCompact == row.compact)
    #expect(seen.isVerticallyCompact == row.low)
    #expect(seen.isLandscape == row.wide)
    #expect(seen.isLandscapeScreen == row.landscape)
    #expect(seen.window == window)
  }

  @Test("the rows above speak of every device")
  func everyDeviceIsCovered() {
    #expect(Set(Self.rows.map(\.device)) == Set(Device.all.map(\.name)))
  }

  @Test("names are kebab-case, unique, and found again; every row says where its figures come from")
  func namesAndSources() {
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    for device in Device.all {
      #expect(device.name.allSatisfy(letters.contains) && !device.name.hasPrefix("-"), "\(device.name)")
      #expect(device.source.count > 20, "\(device.name)")
      #expect(Device.named(device.name) == device)
    }
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device.named("ipad") == nil)
    #expect(
      Device.all.prefix(4).map(\.name) == ["iphone-15", "iphone-15-pro-max", "ipad-11", "ipad-13"])
  }

  @Test("a window size that a device does not have, or has already, is ignored")
  func sizesNotOffered() {
    var pad = Driver(Desk(), on: "ipad-11")
    #expect(pad.take(.resize(.half)) == .notOnThisDevice)
    #expect(pad.take(.resize(.full)) == .alreadySo)
    #expect(pad.take(.resize(WindowSize(rawValue: 7))) == .notOnThisDevice)
    #expect(WindowSize(rawValue: 7).text == "7")
    for device in ["iphone-15", "iphone-15-pro-max", "mac", "apple-watch"] {
      var other = Driver(Desk(), on: device)
      #expect(other.take(.resize(.third)) == .notOnThisDevice, "\(device)")
    }
  }

  @Test("a device that folds is on one screen or the other, turned as it is, and no other device folds")
  func folding() {
    var duo = Driver(Desk(), on: "iphone-duo")
    #expect(duo.take(.resize(.full)) == .alreadySo && duo.take(.resize(.third)) == .notOnThisDevice)
    #expect(duo.take(.resize(.folded)) == nil && duo.take(.resize(.folded)) == .alreadySo)
    #expect(duo.screen.isCollapsed && duo.environment.widthPoints == 466)
    duo.take(.rotate)
    #expect(duo.screen.isCollapsed && duo.environment.widthPoints == 678)
    duo.take(.resize(.full))
    #expect(!duo.screen.isCollapsed && duo.environment.widthPoints == 951)
    for device in ["iphone-15", "ipad-11", "iphone-duo-inner", "mac"] {
      var other = Driver(Desk(), on: device)
      #expect(other.take(.resize(.folded)) == .notOnThisDevice, "\(device)")
    }
  }

  @Test("free widths are multiples of ten from 200 to 2550 points")
  func freeWidths() {
    #expect(
      [190, 200, 205, 2_550, 2_560].map { WindowSize(points: $0)?.points } == [nil, 200, nil, 2_550, nil])
    #expect(WindowSize(points: 760)?.text == "760")
    #expect(WindowSize.named.map(\.size.text) == ["full", "two-thirds", "half", "third", "slide-over"])
  }

  @Test("half a landscape screen becomes two thirds when the device is turned upright, which has no halves")
  func halfTurnedUpright() {
    var pad = Driver(Desk(), on: "ipad-13", landscape: true)
    pad.take([.resize(.half), .rotate])
    #expect(pad.environment.window == .twoThirds)
    #expect(pad.environment.widthPoints == 639)
    #expect(pad.environment.isCompact)
  }
}
