internal import SplitFuzz
internal import SplitModel

extension Survey {
  /// What an app is surveyed with.
  struct Plan {
    /// The external events.
    var events: [Vocabulary.Call] = []
    /// What they say they show, by their numbers.
    var titles: [Int: String] = [:]
    /// Where traces may begin besides the launch; these events come after the others.
    var starts: [String] = []
    let turns: SurveyTurns
    /// Launches the app, with the rows that it has then.
    let launch: @MainActor (DeviceEnvironment, [EvaluatedApp.KnownRow]) -> EvaluatedApp
  }

  /// Where a walk begins: a device, and after which of the starts.
  struct Place {
    let device: String
    let isLandscape: Bool
    let start: Int?

    init(_ device: String, _ isLandscape: Bool, _ start: Int? = nil) {
      (self.device, self.isLandscape, self.start) = (device, isLandscape, start)
    }
  }

  /// A launched app, and where it is.
  struct Launched: @unchecked Sendable {
    let app: EvaluatedApp
    let environment: DeviceEnvironment
    let names: ValueNames
    let isStarted: Bool
    /// Whether what is in front is tapped first, and not what was there before.
    var isWalkedDeep = false
  }
}
