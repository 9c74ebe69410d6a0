import SplitModel

// How long one event takes SplitNavigator alone: in the flat storage that exploration uses, and in an app's own types.

enum Row: Hashable, Sendable { case mail, notes, home }
enum Page: Hashable, Sendable { case message(Int), attachment(Int) }
enum Cover: Hashable, Sendable { case compose }

/// Sixteen events that an hour with an app might hold, with the values of one kind of storage.
func day<Values: NavigatorValues>(
  _ settings: SplitNavigator<Values>.Settings, _ sections: [Values.Section], _ views: [Values.Destination],
  _ sheet: Values.Sheet, _ trail: Values.Trail
) -> [SplitNavigator<Values>.Event] {
  let old = NavigatorSurroundings(isCompact: false, isLandscape: true)
  var navigator = SplitNavigator<Values>(settings)
  let opening: [SplitNavigator<Values>.Event] = [
    .toggleSidebar, .choose(sections[1]), .open(views[0]), .push(views[1]),
  ]
  _ = navigator.handle(opening, settings, in: old)
  guard let shown = navigator.path(settings) else { preconditionFailure("the second section has no stack") }
  var lower = shown.views
  lower.keep(1)
  return opening + [
    .pathReported(lower, over: shown), .sidebarReported(isShown: false), .present(sheet), .dismiss,
    .go(to: sections[0], trail: trail),
    .surroundingsChanged(from: old), .columnReported(isSidebar: true), .choose(sections[2]), .cover(views[0]),
    .pop,
    .popToRoot, .choose(sections[0]),
  ]
}

/// The nanoseconds of an event: the quickest of nine rounds, so that other programs disturb little.
func time<Values: NavigatorValues>(
  _ settings: SplitNavigator<Values>.Settings, _ events: [SplitNavigator<Values>.Event]
) -> Double {
  let surroundings = NavigatorSurroundings(isCompact: true, isLandscape: false)
  let repetitions = 20_000
  var reasons: NavigatorReasons = []
  let rounds = (0..<9).map { _ in
    var navigator = SplitNavigator<Values>(settings)
    return ContinuousClock().measure {
      for _ in 0..<repetitions {
        for event in events { reasons.formUnion(navigator.handle(event, settings, in: surroundings)) }
      }
    }
  }
  precondition(reasons.contains(.sectionChanged), "the events change nothing")
  let quickest = rounds.min() ?? .zero
  return Double(quickest.components.attoseconds) / 1e9 / Double(repetitions * events.count)
}

func layout(_ row: Row) -> SectionLayout { row == .home ? .alone : row == .notes ? .stacked : .besideDetail }
let flatSettings = SplitNavigatorDesign.standard.settings
let flat = time(
  flatSettings,
  day(
    flatSettings,
    (0..<3).map { SidebarSection($0) }, (0..<2).map { .destination(Destination($0)) },
    .destination(Destination(2)),
    ViewPath(repeating: .destination(Destination(0)), count: 1)))
let appSettings = SplitNavigator<AppValues<Row, Page, Cover>>.Settings(start: .mail, layout: layout)
let app = time(
  appSettings,
  day(
    appSettings, [.mail, .notes, .home], [.message(1), .attachment(1)], .compose, [.message(1)]))
print("ns an event of SplitNavigator alone")
print("flat storage            \(flat.formatted)")
print("arrays and dictionaries \(app.formatted)")

extension Double {
  /// With one decimal, without a library for it.
  var formatted: String {
    let tenths = Int(self * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
