import Foundation
import Observation
import SplitModel

enum Row: Hashable, Codable, Sendable, CaseIterable { case inbox, notes, archive, settings }
enum Page: Hashable, Codable, Sendable { case message(Int), attachment(Int) }
enum Cover: Hashable, Sendable { case compose, asksToDelete(Page) }

@MainActor @Observable
final class AppNavigator {
  typealias Values = AppValues<Row, Page, Cover>
  typealias Model = NavigatorState<Values>
  typealias Completion = @MainActor @Sendable () -> Void

  private(set) var model: Model
  let settings: Model.Settings
  @ObservationIgnored var surroundings = NavigatorSurroundings(isCompact: true, isLandscape: false)
  @ObservationIgnored private(set) var log = NavigatorLog<Values>()
  @ObservationIgnored private var completions: NavigatorCompletions<Values, Completion>

  init(restoring stored: Data? = nil, exists: (Page) -> Bool = { _ in true }) {
    settings = Model.Settings(start: .inbox) { row in
      switch row {
      case .inbox: .besideDetail
      case .notes: .stacked
      case .archive: .sliding
      case .settings: .alone
      }
    }
    // Cases that the app has no more are dropped by decoding, pages that it has no more by `exists`.
    let old = stored.flatMap { try? JSONDecoder().decode(Model.self, from: $0) }
    let model = old?.restored(settings, log: &log, exists: exists) ?? Model(settings)
    self.model = model
    completions = NavigatorCompletions(showing: model)
  }

  /// Takes an event; what is to run after it runs when it is on screen, once, and not at all where nothing came of it.
  func tell(_ event: Model.Event, then completion: Completion? = nil) {
    let reasons = model.handle(event, settings, in: surroundings, log: &log)
    completions.told(model, run: completion)
    if reasons.contains(.sidebarOpened) { /* logic on opening the menu: one place, whoever opened it */  }
  }

  /// The views have been updated.
  func settled(_ shown: Model) {
    for completion in completions.settled(shown, settings, in: surroundings) { completion() }
  }

  /// Does something for the view in front, and takes that view away when it is done, and no other.
  func dismissFront(after work: @escaping @Sendable () async -> Void) {
    let claim = model.claimFront(settings)
    Task {
      await work()
      if let claim { tell(.complete(claim)) }
    }
  }

  /// What to store when the scene goes to the background; the same place is the same bytes.
  var stored: Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(model)
  }
}
