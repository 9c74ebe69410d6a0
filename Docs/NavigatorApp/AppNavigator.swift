import Foundation
import Observation
import SplitNavigator

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
    // Decoding drops cases that the app has removed; `exists` drops pages that are gone.
    let old = stored.flatMap { try? JSONDecoder().decode(Model.self, from: $0) }
    let model = old?.restored(settings, log: &log, exists: exists) ?? Model(settings)
    self.model = model
    completions = NavigatorCompletions(showing: model)
  }

  /// Handles an event; runs the completion once its effect is on screen, and never if there was none.
  func send(_ event: Model.Event, then completion: Completion? = nil) {
    let reasons = model.handle(event, settings, in: surroundings, log: &log)
    completions.told(model, run: completion)
    if reasons.contains(.sidebarOpened) { /* logic on opening the menu, in one place */  }
  }

  /// The views have been updated.
  func settled(_ shown: Model) {
    for completion in completions.settled(shown, settings, in: surroundings) { completion() }
  }

  /// Works for the view in front, and removes that view, and no other, when done.
  func dismissFront(after work: @escaping @Sendable () async -> Void) {
    let claim = model.claimFront(settings)
    Task {
      await work()
      if let claim { send(.complete(claim)) }
    }
  }

  /// What to store when the scene enters the background; equal places give equal bytes.
  var stored: Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(model)
  }
}
