public import Observation
internal import SplitNavigator

#if HEADLESS
internal import HeadlessUI
#else
internal import SwiftUI
#endif

/// Where an app with a sidebar is: the chosen section, the pages over its root, and what is presented.
///
/// Views read it and call its methods; ``SplitNavigatorView`` shows it. Each section keeps its own path. A change is made
/// in the caller's transaction, so `withAnimation` and `withTransaction` around a call apply to it.
///
/// ```swift
/// enum Mailbox: Hashable, Codable, CaseIterable { case inbox, archive }
/// enum Page: Hashable, Codable { case message(Int) }
/// enum Modal: Hashable { case compose }
/// let navigator = Navigator<Mailbox, Page, Modal>(start: .inbox)
/// navigator.go(to: .archive, path: [.message(7)])
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public final class Navigator<
  Section: Hashable & Codable & Sendable, Page: Hashable & Codable & Sendable, Modal: Hashable & Sendable
>: Observable {
  typealias State = NavigatorState<AppValues<Section, Page, Modal>>

  /// The chosen section; nil where none is.
  public var section: Section? { chosen }
  /// The pages over the root of the chosen section, the lowest first.
  public var path: [Page] { trail }
  /// What is presented; nil where nothing is.
  public var modal: Modal? { presented }
  /// Whether something that takes a page away waits for ``leave()``, because ``confirmsLeaving`` holds for the page.
  ///
  /// Bind an alert or a dialog to it. SwiftUI may set it to false before the action of a button runs.
  public var asksToLeave: Bool {
    get { isAsking }
    set { isAsking = newValue }
  }

  /// Whether a page may be taken from the screen only after ``leave()``, such as one with unsaved changes; nil for never.
  ///
  /// Evaluated for each page of ``path`` that a call or a person would take away. Its back button is hidden, and an own
  /// one calls ``pop()``.
  public var confirmsLeaving: (@MainActor (Page) -> Bool)?

  /// The version of the types that snapshots hold.
  let version: Int
  let settings: State.Settings
  var state: State
  var surroundings = NavigatorSurroundings(isCompact: false, isLandscape: false)
  /// Whether a call or the first appearance has decided where it begins; nothing is restored over that.
  var isPlaced = false
  private var waiting: [State.Event] = []
  /// What the visibility is to be: automatic at launch, and then never again, because that says nothing.
  var wanted = NavigationSplitViewVisibility.automatic
  @Observed private var chosen: Section?
  @Observed private var trail: [Page] = []
  @Observed private var presented: Modal?
  @Observed private var isAsking = false
  @Observed var visibility = NavigationSplitViewVisibility.automatic
  @Observed var column = NavigationSplitViewColumn.detail
  // What the bindings of the list, the stack and the sheet read: for one update what was written and not taken.
  @Observed var selection: Section?
  @Observed var stackPath: [Page] = []
  @Observed var sheet: Modal?
  /// How many writes of the platform were not taken.
  @Observed private(set) var refusals = 0
  /// How often the place has changed.
  @Observed private(set) var moves = 0

  /// Begins at a section.
  ///
  /// - Parameters:
  ///   - start: The section at launch, also after the chosen one was removed; nil for none.
  ///   - version: The version of `Section` and `Page`. Raise it with a change after which a snapshot means something else.
  public init(start: Section? = nil, version: Int = 1) {
    self.version = version
    settings = State.Settings(options: [.backClearsChoice, .startsWithSidebar], start: start) { _ in .stacked
    }
    state = State(settings)
    publish()
  }

  /// Shows a section as it was left.
  public func select(_ section: Section) { request([.choose(section)]) }
  /// Shows a page directly over the root of the chosen section, in place of all others; does nothing where none is chosen.
  public func show(_ page: Page) { if let section = state.section { go(to: section, path: [page]) } }
  /// Puts a page on top of the chosen section; does nothing where none is chosen.
  public func push(_ page: Page) { if state.section != nil { request([.push(page)]) } }
  /// Takes the top page away.
  public func pop() { request([.pop]) }
  /// Takes all pages above one away, and all where it is nil; does nothing where the page is not on the path.
  public func pop(to page: Page?) { request([page.map { .popTo($0) } ?? .popToRoot]) }
  /// Presents something in place of what is presented; nil dismisses that.
  public func present(_ modal: Modal?) { request([modal.map { .present($0) } ?? .dismiss]) }
  /// Shows exactly a section with a path, and over it what is to be presented: a deep link.
  public func go(to section: Section, path: [Page] = [], presenting modal: Modal? = nil) {
    request([.go(to: section, trail: path)] + (modal.map { [.present($0)] } ?? []))
  }
  /// Takes a page that exists no longer off every section's path, with the pages above it, and asks nobody.
  public func remove(page: Page) { apply([.remove(page)]) }
  /// Forgets a section that exists no longer and its path, and asks nobody; where it was chosen, the start is.
  public func remove(section: Section) { apply([.removeSection(section)]) }
  /// Does what ``asksToLeave`` has asked about last; does nothing where the place has changed since.
  public func leave() { apply(waiting) }

  private func request(_ events: [State.Event]) { if !waits(events) { apply(events) } }

  private func apply(_ events: [State.Event]) {
    isPlaced = true
    forgetWaiting()
    take(events)
    publish()
  }

  /// Whether events would take a page away that asks first; they wait then.
  private func waits(_ events: [State.Event]) -> Bool {
    guard let confirmsLeaving else { return false }
    var next = state
    _ = next.handle(events, settings, in: surroundings)
    let stays = state.section == next.section ? next.trail : []
    guard state.trail.contains(where: { !stays.contains($0) && confirmsLeaving($0) }) else { return false }
    waiting = events
    asksToLeave = true
    return true
  }

  private func take(_ events: [State.Event]) {
    let old = state
    _ = state.handle(events, settings, in: surroundings)
    if state != old { moves += 1 }
    if state.section != old.section || state.trail != old.trail { forgetWaiting() }
  }

  private func forgetWaiting() {
    waiting = []
    if asksToLeave { asksToLeave = false }
  }

  /// Takes what the platform reports without a binding that shows it.
  func take(_ event: State.Event) {
    take([event])
    publish()
  }

  /// Takes what the platform has written, unless that is shown already.
  ///
  /// What is not taken is shown for one update as it was written, so that what replaces it is a change, which SwiftUI
  /// follows.
  func report(_ event: State.Event, isShown: () -> Bool, show: () -> Void) {
    if isShown() { return }
    show()
    if !waits([event]) { take([event]) }
    publish()
    if isShown() { return }
    show()
    refusals += 1
  }

  /// Takes the place of what was.
  func adopt(_ restored: State) {
    state = restored
    publish()
  }

  /// Gives the views what differs; nothing observes what stays equal.
  func publish() {
    _chosen.change(to: state.section)
    _selection.change(to: state.section)
    _trail.change(to: state.trail)
    _stackPath.change(to: state.trail)
    _presented.change(to: state.sheet)
    _sheet.change(to: state.sheet)
    let front = state.isSidebarOnTop ? NavigationSplitViewColumn.sidebar : .detail
    _column.change(to: front)
    // Of the values that show the sidebar, the one that was written stays.
    let isShown = state.isSidebarShown
    if (wanted != .detailOnly) != isShown { wanted = isShown ? .all : .detailOnly }
    _visibility.change(to: wanted)
  }
}
