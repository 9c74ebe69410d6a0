package import SplitModel

/// What an app did at an event, beside what its body says.
package struct Handled: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// It deleted something.
  package static let deletes = Handled(rawValue: 1)
  /// It did what follows on a dismissal.
  package static let followsDismissal = Handled(rawValue: 2)
  /// What is in front may look other than before.
  package static let looksOther = Handled(rawValue: 4)
  /// What was in front is still to be seen there in another width, though as another view.
  package static let showsSameInFront = Handled(rawValue: 8)
  /// What was tapped stands around the containers, and stays where a person goes.
  package static let isAround = Handled(rawValue: 16)
  /// It moves columns itself as the width or the orientation changes.
  package static let movesColumns = Handled(rawValue: 32)
}

/// An app at work whose own views say what its body says, used on the main actor only.
package protocol LiveApp: AnyObject {
  /// Ends the process, and launches the app again with what outlives one.
  func relaunch(_ environment: DeviceEnvironment)
  /// What the body says; nil where a path is longer than the model holds.
  func body(_ names: ValueNames) -> BodyDescription?
  /// The same in other surroundings, before anything handles that they have changed.
  func surround(_ environment: DeviceEnvironment, _ names: ValueNames) -> BodyDescription?
  /// Whether what a view was popped from is written by the time of an event, as where it takes a person so long.
  func followsPops(_ event: AppEvent) -> Bool
  /// Handles an event and all that it changes.
  func handle(_ event: AppEvent, _ environment: DeviceEnvironment, _ names: ValueNames) -> Handled
  /// Evaluates what tasks of its own have changed; returns whether anything may have.
  func update() -> Bool
  /// The numbers of the links on a view, of 16 on a screen.
  func links(on view: ShownView, _ names: ValueNames) -> Range<Int>
  /// What a link on a view promises; nil where there is none.
  func promise(ofLink link: UInt8, on view: ShownView, _ names: ValueNames) -> LinkPromise?
  /// What an external event promises; nil for nothing.
  func promise(ofCall call: UInt8, _ names: ValueNames) -> CallPromise?
  /// What a link on a view is called, or without a link the view's title.
  func name(ofLink link: UInt8?, on view: ShownView, _ names: ValueNames) -> String?
  /// Who brings the back control on a view.
  func back(on view: ShownView, _ names: ValueNames) -> Offers.BackControl
  /// What the views have done since the launch that they may not, the last of it.
  var misuse: Misuse? { get }
  /// What was written or done wrong since the first launch, each with its place; empty where ``LiveNotes/areKept`` was
  /// false then.
  var notes: [(isMistake: Bool, text: String)] { get }
}

/// Whether apps that are launched now remember what writes their state, which costs time and only reports need.
package enum LiveNotes {
  @TaskLocal package static var areKept = false
}

/// Whether values are called by their short names alone: which of them need longer ones depends on what has been looked at.
enum LiveNames {
  @TaskLocal static var areShort = false
}

/// What is known of a router or an app before one is made.
package struct LiveAppFacts: Sendable {
  /// The name of the system.
  package var name: String
  /// The names of the sidebar's rows at launch.
  package var rows: [String]
  /// The external events.
  package var calls: [Vocabulary.Call]
  /// The places besides launch where a trace may begin; the events after the external ones go there.
  package var starts: [String] = []
  /// The names of links, where each has one wherever it stands; else they are numbered on each view.
  package var links: [String] = []
  /// What values are called in reports, by their own names.
  package var viewName: @Sendable (String) -> String = { $0 }
  /// Which container of the body lies in which.
  package var tree: ContainerTree
  /// What its views imply.
  package var policies: Policies
  /// How far the fuzzer controls what it does later.
  package var asynchrony: Asynchrony
  /// Whether it starts work as it is made, so that the first view's appearance is a turn of its own.
  package var startsWorkAtLaunch = false
  /// Whether something outlives an app or router that has to be cleared, so that only the one made last is valid.
  package var resets: Bool
  /// Rules of what can never happen in it, or of what it does not say or count.
  package var unevaluatedRules: [String]

  /// How many runs a test makes unless it says otherwise.
  package var testRuns = 60
  /// What reports say of it after it was played, a sentence each.
  package var caveats: @Sendable () -> [String] = { [] }

  /// Lists facts.
  package init(
    name: String, rows: [String], calls: [Vocabulary.Call], tree: ContainerTree, policies: Policies,
    asynchrony: Asynchrony, resets: Bool, unevaluatedRules: [String]
  ) {
    self.name = name
    self.rows = rows
    self.calls = calls
    self.tree = tree
    self.policies = policies
    self.asynchrony = asynchrony
    self.resets = resets
    self.unevaluatedRules = unevaluatedRules
  }

  /// The app as a system of the command line.
  @MainActor package func system(
    summary: String, _ make: @escaping @Sendable (DeviceEnvironment, Deferred) -> any LiveApp
  ) -> FuzzSystem {
    var wording = Wording.app
    (wording.code, wording.variable) = ("your views", "app")
    return design(make).system(summary: summary, wording: wording, testRuns: testRuns)
  }

  /// The app on the headless platform, with every rule of split navigation.
  @MainActor package func target(
    _ settings: SystemSettings, _ make: @escaping @Sendable (DeviceEnvironment, Deferred) -> any LiveApp
  ) -> FuzzTarget<LiveMachine> { design(make).target(settings) }

  private func design(_ make: @escaping @Sendable (DeviceEnvironment, Deferred) -> any LiveApp) -> LiveDesign
  {
    var facts = self
    // What such an app can come to is not known.
    facts.unevaluatedRules += SplitRules.reach.map(\.id)
    return LiveDesign(facts, evaluatesViews: true) { environment in
      let work = DeferredWork()
      return LiveRouter(work, make(environment, work.deferred))
    }
  }
}
