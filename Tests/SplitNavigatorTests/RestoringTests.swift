import Foundation
import Testing

@testable import SplitModel
@testable import SplitNavigator

/// A place that outlasts the process, and what no longer exists in it.
@Suite("SplitNavigator: restoring")
struct RestoringTests {
  private enum LaterRow: Hashable, Codable, Sendable { case mail, home }
  private enum LaterPage: Hashable, Codable, Sendable { case message(Int) }
  private typealias Rows = NavigatorState<AppValues<LaterRow, AppDesk.Page, AppDesk.Cover>>
  private typealias Pages = NavigatorState<AppValues<AppDesk.Row, LaterPage, AppDesk.Cover>>

  private static func stored(_ events: [AppDesk.Model.Event]) throws -> Data {
    var desk = AppDesk()
    for event in events { desk.tell(event) }
    return try encoder.encode(desk.model)
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  private static let events: [AppDesk.Model.Event] = [
    .open(.message(1)), .push(.attachment(2)), .push(.message(3)), .pushOn(.notes, .message(4)),
    .pushOn(.notes, .attachment(5)), .toggleSidebar, .cover(.message(6)), .push(.attachment(7)),
    .restyle(.automatic),
  ]

  @Test("a section of which the type has no case any more is dropped with its trail, and nothing else is")
  func rowGone() throws {
    let rows = try JSONDecoder().decode(Rows.self, from: Self.stored(Self.events))
    #expect(rows.section == .mail && rows.trail == [.message(1), .attachment(2), .message(3)])
    #expect(rows.cover == [.message(6), .attachment(7)] && rows.splitStyle == .automatic)
    #expect(
      rows.trails
        == {
          var all = SectionTrails<LaterRow, AppDesk.Page>(); all[.mail] = rows.trail; return all
        }())
  }

  @Test(
    "a chosen section that cannot be read is the start after a relaunch, or nothing where that is a place")
  func chosenRowGone() throws {
    let data = try Self.stored(Self.events + [.choose(.notes)])
    let rows = try JSONDecoder().decode(Rows.self, from: data)
    #expect(rows.section == nil && rows.trail(of: .mail).count == 3)
    var settings = Rows.Settings(start: .home, layout: { _ in .stacked })
    #expect(rows.restored(settings) { _ in true }.section == .home)
    settings.options.insert(.backClearsChoice)
    #expect(rows.restored(settings) { _ in true }.section == nil)
  }

  @Test("a trail ends below the first view of which the type has no case any more")
  func pageGone() throws {
    let pages = try JSONDecoder().decode(Pages.self, from: Self.stored(Self.events))
    #expect(pages.trail(of: .mail) == [.message(1)] && pages.trail(of: .notes) == [.message(4)])
    #expect(pages.cover == [.message(6)] && pages.section == .mail)
  }

  @Test("what is missing or misshapen costs no more than itself; what is no place at all is an error")
  func misshapen() throws {
    let texts = [
      #"{"section":{"notes":{}}}"#, #"{"section":{"notes":{}},"trails":7,"cover":{},"tip":"x","style":99}"#,
      #"{"section":{"notes":{}},"trails":[{"mail":{}}]}"#,
      #"{"section":{"notes":{}},"trails":[null,null,{"mail":{}},3]}"#,
    ]
    for text in texts {
      let model = try JSONDecoder().decode(AppDesk.Model.self, from: Data(text.utf8))
      #expect(model.section == .notes && model.trail(of: .mail).isEmpty && model.cover.isEmpty)
      #expect(model.splitStyle == .balanced)
    }
    let text =
      #"{"trails":[{"mail":{}},[{"message":{"_0":1}}],{"gone":{}},[{}],{"notes":{}},[{"message":{"_0":2}}]]}"#
    let model = try JSONDecoder().decode(AppDesk.Model.self, from: Data(text.utf8))
    #expect(model.trail(of: .mail) == [.message(1)] && model.trail(of: .notes) == [.message(2)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AppDesk.Model.self, from: Data("[]".utf8))
    }
  }

  @Test("the same place is the same bytes, however it came about")
  func bytes() throws {
    let pushes = AppDesk.Row.allCases.map { AppDesk.Model.Event.pushOn($0, .message(1)) }
    var all: Set<Data> = []
    for shift in 0..<60 {
      var desk = AppDesk(layout: { _ in .stacked })
      let start = shift % pushes.count
      for event in pushes[start...] + pushes[..<start] { desk.tell(event) }
      all.insert(try Self.encoder.encode(desk.model))
    }
    #expect(all.count == 1)
  }

  @Test("a start that no longer exists is not chosen either")
  func startGone() {
    let desk = AppDesk()
    #expect(
      desk.model.restored(desk.settings, sectionExists: { $0 != .mail }, exists: { _ in true }).section == nil
    )
    #expect(
      desk.model.restored(desk.settings, sectionExists: { $0 == .mail }, exists: { _ in true }).section
        == .mail)
    var other = desk
    other.tell(.choose(.notes))
    #expect(
      other.model.restored(desk.settings, sectionExists: { $0 == .home }, exists: { _ in true }).section
        == nil)
  }

  @Test("work of before takes no view away that is claimed after a restoration, nor in a copy")
  func claims() throws {
    var desk = AppDesk()
    desk.tell(.open(.message(1)))
    let claim = try desk.claim()
    var copy = desk
    let decoded = try JSONDecoder().decode(AppDesk.Model.self, from: JSONEncoder().encode(desk.model))
    desk.model = decoded.restored(desk.settings) { _ in true }
    desk.tell(.go(to: .notes, trail: [.message(9)]))
    let other = try desk.claim()
    #expect(claim != other && desk.tell(.complete(claim)) == .viewWasGone)
    #expect(desk.model.trail == [.message(9)])
    let third = try copy.claim()
    #expect(third != claim && third != other)
    #expect(copy.tell(.complete(claim)) == .trailChanged && copy.model.trail.isEmpty)
  }

  @Test("work that failed gives its claim back, and its view stays")
  func released() throws {
    var desk = AppDesk()
    desk.tell(.open(.message(1)))
    let before = desk.model
    let claim = try desk.claim()
    desk.model.release(claim)
    #expect(desk.model == before && desk.tell(.complete(claim)) == .viewWasGone)
    #expect(desk.model.trail == [.message(1)])
  }

  @Test("a guard is called at the launch, and not for a sidebar that cannot be hidden")
  func guardAtLaunch() {
    var desk = AppDesk(options: .startsWithSidebar, mayOpenSidebar: { _ in false })
    #expect(!desk.isOpen)
    desk = AppDesk(options: .sidebarStays, mayOpenSidebar: { _ in false })
    #expect(desk.isOpen && desk.tell(.toggleSidebar) == .by(.sidebarStays) && desk.isOpen)
    #expect(desk.turn(into: AppDesk.phone) == .sidebarClosed)
    #expect(desk.tell(.columnReported(isSidebar: true)) == .refusedByGuard && !desk.isOpen)
  }
}
