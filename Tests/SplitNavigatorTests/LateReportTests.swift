import Testing

@testable import SplitModel
@testable import SplitNavigator

/// What the platform writes late, when the layout is another one or the app has gone elsewhere; and views whose section
/// has no stack now.
@Suite("SplitNavigator: late reports and hidden trails")
struct LateReportTests {
  private let a = AppDesk.Page.message(1)
  private let b = AppDesk.Page.message(2)
  private let c = AppDesk.Page.message(3)

  /// Layouts that change while the app runs.
  private final class Layout: @unchecked Sendable { var now = SectionLayout.stacked }

  private func desk(_ layout: Layout, options: NavigatorOptions = .standard) -> AppDesk {
    AppDesk(options: options, start: .notes, layout: { _ in layout.now })
  }

  @Test("a path that is written across a change of layout is judged by the layout in which it was shown")
  func acrossLayouts() throws {
    for (old, path) in [(SectionLayout.stacked, [a, b]), (.besideDetail, [b])] {
      for new in [SectionLayout.stacked, .besideDetail, .sliding, .alone] {
        let layout = Layout()
        layout.now = old
        var desk = desk(layout)
        desk.tell(.push(a), .push(b), .push(c))
        let shown = try #require(desk.model.path(desk.settings))
        layout.now = new
        #expect(desk.tell(.pathReported(path, over: shown)) == .trailChanged)
        #expect(desk.model.trail(of: .notes) == [a, b], "\(old) to \(new)")
      }
    }
  }

  @Test("a path that is written after another section was chosen is that of its own section")
  func acrossSections() throws {
    var desk = desk(Layout())
    desk.tell(.push(a), .push(b))
    let shown = try #require(desk.model.path(desk.settings))
    desk.tell(.choose(.mail), .push(c), .toggleSidebar)
    desk.tell(.pathReported([a], over: shown))
    #expect(desk.model.trail == [c] && desk.model.trail(of: .notes) == [a])
    #expect(desk.isOpen)
    desk.tell(.choose(.notes))
    let lower = try #require(desk.model.path(desk.settings))
    desk.tell(.choose(.mail), .toggleSidebar, .pathReported([a, b], over: lower))
    #expect(desk.model.trail(of: .notes) == [a, b])
    #expect(desk.isOpen, "what is pushed where nobody sees it closes nothing")
  }

  @Test("a path that was shown before a link is not taken over what the link named")
  func beforeALink() throws {
    for trail in [[], [c], [c, b], [a, b, c]] as [[AppDesk.Page]] {
      var desk = desk(Layout())
      desk.tell(.push(a), .push(b))
      let shown = try #require(desk.model.path(desk.settings))
      desk.tell(.go(to: .notes, trail: trail))
      #expect(desk.tell(.pathReported([a], over: shown)) == .reportAnswered)
      #expect(desk.model.trail == trail)
    }
    var desk = desk(Layout())
    desk.tell(.cover(a), .cover(b))
    let shown = desk.model.coverPath
    desk.tell(.go(to: .notes, trail: [c]), .cover(c))
    #expect(desk.tell(.pathReported([a], over: shown)) == .reportAnswered && desk.model.cover == [c])
  }

  @Test(
    "what cannot be distinguished: a link to what is shown, before which or after which a person went back")
  func linkToWhatIsShown() throws {
    var desk = desk(Layout())
    desk.tell(.push(a))
    let shown = try #require(desk.model.path(desk.settings))
    desk.tell(.go(to: .notes, trail: [a]))
    #expect(desk.model.path(desk.settings) == shown)
    desk.tell(.pathReported([], over: shown))
    #expect(desk.model.trail.isEmpty)
  }

  @Test("quick steps in one direction are all taken, though a body showed only the first")
  func quickSteps() throws {
    var desk = desk(Layout())
    desk.tell(.push(a), .push(b), .push(c))
    let shown = try #require(desk.model.path(desk.settings))
    desk.tell(.pathReported([a, b], over: shown), .pathReported([a], over: shown))
    #expect(desk.model.trail == [a])
    let lower = try #require(desk.model.path(desk.settings))
    desk.tell(.pathReported([a, b], over: lower), .pathReported([a, b, c], over: lower))
    #expect(desk.model.trail == [a, b, c])
  }

  @Test(
    "where every link is an event a released view is put back, but not after a request")
  func putBack() {
    var desk = desk(Layout(), options: [.standard, .pushesByEvents])
    desk.tell(.push(a), .push(b), .toggleSidebar)
    desk.write(path: [a])
    #expect(desk.write(path: [a, b]) == .trailChanged && desk.model.trail == [a, b])
    #expect(desk.isOpen, "nobody pushed anything")
    #expect(desk.write(path: [a, b, c]) == .reportAnswered, "it was put back already")
    desk.write(path: [a])
    desk.tell(.surroundingsChanged(from: desk.surroundings), .sidebarReported(isShown: true))
    #expect(desk.write(path: [a, b]) == .trailChanged, "a turn of the device lets go as well")
    for request in [AppDesk.Model.Event.go(to: .notes, trail: [a]), .toggleSidebar, .complete(ViewClaim())] {
      desk.write(path: [a])
      desk.tell(request)
      #expect(desk.write(path: [a, b]) == .reportAnswered && desk.model.trail == [a], "\(request)")
      desk.tell(.push(b))
    }
  }

  @Test("a tap on a link of a section's own view shows no cover, whatever the app's copy still says")
  func linkBeneathACover() {
    var desk = AppDesk()
    desk.tell(.cover(a), .open(b))
    #expect(desk.model.cover.isEmpty && desk.model.trail == [b])
    desk.tell(.choose(.home), .cover(a), .open(a))
    #expect(
      desk.model.cover == [a, a], "the same path would not be seen by a platform that is about to cut it")
  }

  @Test("a link that lengthens a path is a push: it closes the sidebar, and where views are unique goes back")
  func links() {
    var desk = desk(Layout(), options: [.standard, .uniqueViews])
    desk.tell(.push(a), .push(b), .toggleSidebar)
    #expect(
      desk.write(path: [a, b, a]) == [.trailChanged, .sidebarClosed, .by(.uniqueViews), .by(.closesOnPush)])
    #expect(desk.model.trail == [a] && !desk.isOpen)
    desk.tell(.toggleSidebar)
    #expect(desk.write(path: []) == .trailChanged && desk.isOpen)
    desk.write(cover: [a, b, a])
    #expect(desk.model.cover == [a] && !desk.isOpen)
    desk.tell(.go(to: .notes, trail: [a, b, a, c, c]))
    #expect(desk.model.trail == [a, c])
    #expect(desk.tell(.go(to: .notes, trail: [a, b, a, c])).isEmpty)
    desk.settings.layout = { _ in .alone }
    desk.tell(.go(to: .notes, trail: [a, a]))
    #expect(desk.model.cover == [a])
  }

  @Test(
    "what lies on a trail that has no stack now is not in front: nothing pops it, claims it or focuses on it")
  func hiddenTrail() {
    let layout = Layout()
    var desk = desk(layout, options: [])
    desk.tell(.push(a), .push(b))
    layout.now = .alone
    #expect(desk.model.front(desk.settings) == nil && desk.model.claimFront(desk.settings) == nil)
    for event in [.pop, .popToRoot, .focus(true)] as [AppDesk.Model.Event] {
      #expect(desk.tell(event).isEmpty)
    }
    for event in [.popTo(a), .popToRootOf(.notes), .pushOn(.notes, c)] as [AppDesk.Model.Event] {
      #expect(desk.tell(event) == .hadNoPlace)
    }
    desk.tell(.push(c), .pop)
    layout.now = .stacked
    #expect(desk.model.trail == [a, b] && desk.model.cover.isEmpty)
  }

  @Test("a link to a section that is alone leaves nothing there that would come back with a stack")
  func linkToHiddenTrail() {
    let layout = Layout()
    var desk = desk(layout)
    desk.tell(.push(a), .push(b))
    layout.now = .alone
    #expect(desk.tell(.go(to: .notes, trail: [])) == .trailChanged)
    layout.now = .stacked
    #expect(desk.model.trail.isEmpty)
  }

  @Test(
    "a sidebar in front is in front again after the columns stood apart, unless it closed or was left meanwhile"
  )
  func flips() {
    let phone = AppDesk.phone
    for (events, isOpen) in [
      ([], true), ([.toggleSidebar], false), ([.toggleSidebar, .toggleSidebar], false),
      ([.choose(.home)], false),
      ([.push(a)], false), ([.sidebarReported(isShown: false)], false),
    ] as [([AppDesk.Model.Event], Bool)] {
      var desk = AppDesk(phone, options: [])
      desk.tell(.toggleSidebar)
      #expect(desk.turn(into: AppDesk.pad).isEmpty && desk.isOpen)
      for event in events { desk.tell(event) }
      _ = desk.turn(into: phone)
      #expect(desk.isOpen == isOpen, "\(events)")
    }
  }
}
