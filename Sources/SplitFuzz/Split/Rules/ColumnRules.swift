internal import SplitModel

/// Rules of three columns, of what is stored, and of titles.
extension SplitRules {
  static let columns: [SplitRule] = [restoreFaithful, titleBelongs]

  static let restoreFaithful = SplitRule(
    "relaunch.restores-place", "After a relaunch the app is where it was left", source: "G12; T26; S-I5",
    ways: ["elsewhere"], kinds: .of(.relaunch), applies: { $0.screen.policies.contains(.persists) },
    check: .step { $0.old.place == $0.new.place ? .holds : .broken("elsewhere") })

  static let titleBelongs = SplitRule(
    "title.matches-view", "The title over the detail is that of the view in it",
    source: "S-I7; seed 001, problem 6",
    ways: ["another-views"], applies: { $0.screen.title != nil },
    check: .screen { screen in
      guard let title = screen.title, let detail = screen.pane(.detail) else { return .notExercised }
      return title == .blank || title == detail.view ? .holds : .broken("another-views")
    })
}
