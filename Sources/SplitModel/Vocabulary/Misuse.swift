/// What an app's own views do that SwiftUI does not allow, or cannot show.
@frozen public enum Misuse: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// A body changes state while it is evaluated.
  case changesState
  /// Two elements or tabs have one identity, or an item has another one each time.
  case sharesIdentity
  /// A view reads what is not in its environment.
  case missesEnvironment
  /// Views are nested, elements follow each other or handlers run without end.
  case isEndless
  /// Something is presented or pushed, and nothing is on it.
  case showsNothing
  /// Something is to be presented, pushed or chosen, and cannot be.
  case isNotShown
  /// What belongs to another place or session stays, or what belongs here is gone.
  case isMisplaced
  /// What is shown is as it was before something changed that it shows.
  case isStale

  /// Its name as a kind of violation.
  public var name: StaticString {
    switch self {
    case .changesState: "changes-state"
    case .sharesIdentity: "shared-identity"
    case .missesEnvironment: "no-environment"
    case .isEndless: "endless"
    case .showsNothing: "shows-nothing"
    case .isNotShown: "not-shown"
    case .isMisplaced: "misplaced"
    case .isStale: "stale"
    }
  }
}
