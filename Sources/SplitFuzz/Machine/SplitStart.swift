public import SplitModel

/// One place where a trace on a split view may begin: a device, an orientation, and a start of the design.
@usableFromInline
struct SplitStart: Sendable {
  @usableFromInline let environment: DeviceEnvironment
  @usableFromInline let number: Int
  let deviceText: String

  /// The devices of campaigns: one phone, one large phone, two iPads.
  static let campaignDevices = 4

  /// Every start, the simplest first: launch before others, then by device, upright first.
  static func all(named names: [String]) -> [SplitStart] {
    var starts: [SplitStart] = []
    for number in 0...names.count {
      for (index, device) in Device.all.enumerated() {
        for isLandscape in device.turns ? [false, true] : [false] {
          let orientation = isLandscape ? "landscape" : "portrait"
          starts.append(
            SplitStart(
              environment: DeviceEnvironment(device: index, isLandscape: isLandscape), number: number,
              deviceText: device.turns ? "\(device.name) \(orientation)" : device.name))
        }
      }
    }
    return starts
  }

  func point(_ vocabulary: Vocabulary) -> StartPoint {
    var header = [StartPoint.HeaderLine("device", deviceText)]
    if number > 0 { header.append(StartPoint.HeaderLine("start", vocabulary.starts[number - 1])) }
    return StartPoint(header: header, isDefault: Int(environment.device) < Self.campaignDevices)
  }
}
