internal import SplitModel

/// One place where a trace on a split view may begin: a device, an orientation, and a start of the design.
struct SplitStart: Sendable {
  let environment: DeviceEnvironment
  let number: Int
  let deviceText: String

  /// The devices of campaigns: one phone, one large phone, two iPads.
  static let campaignDevices = 4

  /// Every start, the simplest first: launch before others, then by device, portrait first.
  static func all(named names: [String]) -> [SplitStart] {
    (0...names.count).flatMap { number in
      Device.all.enumerated().flatMap { index, device in
        (device.turns ? [false, true] : [false]).map { isLandscape in
          SplitStart(
            environment: DeviceEnvironment(device: index, isLandscape: isLandscape), number: number,
            deviceText: device.name + (device.turns ? isLandscape ? " landscape" : " portrait" : ""))
        }
      }
    }
  }

  func point(_ vocabulary: Vocabulary) -> StartPoint {
    var header = [StartPoint.HeaderLine("device", deviceText)]
    if number > 0 { header.append(StartPoint.HeaderLine("start", vocabulary.starts[number - 1])) }
    return StartPoint(header: header, isDefault: Int(environment.device) < Self.campaignDevices)
  }
}
