import Testing

@testable import SplitModel
@testable import SplitNavigator

/// The types of an app that reads mail, its navigator, and a hand on it.
struct AppDesk {
  enum Row: Hashable, Codable, Sendable, CaseIterable { case mail, notes, home }
  enum Page: Hashable, Codable, Sendable { case message(Int), attachment(Int) }
  enum Cover: Hashable, Codable, Sendable { case compose, asksToDelete(Page) }
  typealias Model = NavigatorState<AppValues<Row, Page, Cover>>

  static let phone = NavigatorSurroundings(isCompact: true, isLandscape: false)
  static let pad = NavigatorSurroundings(isCompact: false, isLandscape: true)
  static let uprightPad = NavigatorSurroundings(isCompact: false, isLandscape: false)

  var settings: Model.Settings
  var model: Model
  var surroundings: NavigatorSurroundings
  /// Why things changed, one for each event.
  var reasons: [NavigatorReasons] = []

  init(
    _ surroundings: NavigatorSurroundings = pad, options: NavigatorOptions = .standard, start: Row? = .mail,
    layout: @escaping @Sendable (Row) -> SectionLayout = AppDesk.layout,
    mayOpenSidebar: (@Sendable (Model) -> Bool)? = nil
  ) {
    settings = Model.Settings(
      options: options, start: start, layout: layout, mayOpenSidebar: mayOpenSidebar)
    model = Model(settings)
    self.surroundings = surroundings
  }

  @Sendable
  static func layout(of row: Row) -> SectionLayout {
    switch row {
    case .mail: .besideDetail
    case .notes: .stacked
    case .home: .alone
    }
  }

  @discardableResult
  mutating func tell(_ events: Model.Event...) -> NavigatorReasons {
    var last: NavigatorReasons = []
    for event in events {
      last = model.handle(event, settings, in: surroundings)
      reasons.append(last)
    }
    return last
  }

  /// The platform writes the path of the section's stack, over what that says now; `hadNoPlace` where it has none.
  @discardableResult
  mutating func write(path: [Page]) -> NavigatorReasons {
    guard let shown = model.path(settings) else { return .hadNoPlace }
    return tell(.pathReported(path, over: shown))
  }

  /// The platform writes the path of the stack over everything, over what that says now.
  @discardableResult
  mutating func write(cover: [Page]) -> NavigatorReasons {
    tell(.pathReported(cover, over: model.coverPath))
  }

  mutating func turn(into new: NavigatorSurroundings) -> NavigatorReasons {
    let old = surroundings
    surroundings = new
    return tell(.surroundingsChanged(from: old))
  }

  /// Begins work for the view in front.
  mutating func claim() throws -> ViewClaim {
    let claim = model.claimFront(settings)
    return try #require(claim)
  }

  var isOpen: Bool { model.isSidebarOpen(in: surroundings) }
}
