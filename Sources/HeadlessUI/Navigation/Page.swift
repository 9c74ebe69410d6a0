/// What the views in one place of navigation declare: a column, a pushed view, or something presented.
@MainActor final class Page {
  /// The title, where one is set.
  @exclusivity(unchecked) var title: String?
  /// The title of an alert or a dialog.
  var heading: String?
  /// Whether it is a label, of which nothing but the first text counts.
  var isLabel = false
  /// The texts of the last label that is tapped.
  private(set) var labelTexts: [String] = []
  /// What names it where there is no text: a picture, or what accessibility calls a part of it.
  private(set) var otherName: String?
  /// The names of the pictures on it.
  @exclusivity(unchecked) var pictures: [String] = []
  /// The texts on it, in order; the first name it where it has no title.
  @exclusivity(unchecked) var texts: [String] = []
  /// What stands in its fields.
  var typed: [String] = []
  /// Whether there is anything to see.
  @exclusivity(unchecked) var isBlank = true
  /// Whether a view on it begins a task as it comes, which may bring something.
  var hasTask = false
  /// The branches of the conditions around everything on it, a bit each behind the first.
  private(set) var branches: UInt64 = 1
  /// What can be tapped.
  @exclusivity(unchecked) var controls: [Control] = []
  /// The list with a selection, if there is one.
  @exclusivity(unchecked) var list: SelectionList?
  /// The links whose views are shown while a flag is on: what each is known by, and what switches it on.
  var flaggedLinks: [(key: AnyHashable, show: @MainActor () -> Void)] = []
  /// Where links with views of their own go, on a leading column's page.
  var columnLinks: ColumnLinks?
  /// Whether there are links on it that show their views in its own column.
  var pushesInColumn = false
  /// Whether such a link has shown it.
  var isPushedInColumn = false
  /// Shows the view of a link, on a page of a `NavigationView` whose controllers code has found.
  var follow: (@MainActor (PushedView) -> Void)?
  /// The views that values on the stack stand for, by the value's type.
  var destinations: [ObjectIdentifier: Destination] = [:]
  /// The views of flags or items that are pushed while they are on.
  var presentedDestinations: [PresentedDestination] = []
  /// What is presented over everything.
  @exclusivity(unchecked) var presentations: [PresentedView] = []
  /// The inspector, if there is one.
  @exclusivity(unchecked) var inspector: Inspector?
  /// Whether the platform follows the first split on it.
  var isFollowed = false
  /// The containers in it.
  @exclusivity(unchecked) var splits: [SplitPlace] = []
  /// The stacks in it.
  @exclusivity(unchecked) var stacks: [StackPlace] = []
  /// The number of the tab in front; zero without tabs.
  var tab: UInt8 = 0
  /// The number of the place where that is declared.
  var tabPlace = 0
  /// Whether a person searches in it, which hides rows.
  var isSearched = false
  /// Whether the system's sidebar toggle is removed.
  var removesSidebarToggle = false
  /// Whether the system's back button is hidden, and with it the swipe back.
  var hidesBack = false
  /// Whether a hand may do there what is not modelled, as drag it away, or choose in a view of UIKit.
  var takesOtherGestures = false
  /// Whether something lies over the leading edge that keeps swipes from the system.
  var coversEdge = false
  /// Whether no swipe dismisses it.
  var refusesSwipe = false
  /// Whether what lies beneath can be tapped.
  var letsTapsThrough = false
  /// The rows' common view modifiers apply while a row is evaluated.
  @exclusivity(unchecked) var row: Row?

  /// Something that can be tapped.
  struct Control {
    enum Effect {
      case run(@MainActor () -> Void)
      /// A link that puts a value on the stack, or chooses the row with it.
      case value(AnyHashable)
      /// A link that shows a view of its own.
      case view(ViewLink)
    }
    var label: String
    var effect: Effect
    let isEnabled: Bool
    var deletes = false
    /// Whether it stands in an element of a collection.
    var isOfElement = false
    /// Whether it stands in a bar, or is there once a row is swiped.
    var isInBar = false, isSwiped = false
    /// Whether that bar is one around a stack, and not in it.
    var isAroundStack = false
    /// Whether that is the bar over the keyboard.
    var isOverKeyboard = false
    /// Whether it stands in an element of a collection that is not among the first two.
    var isRepeated = false
    /// The collection in an element of which it is the only link, by the number of its place.
    var collection: Int?
    /// The texts of its label, where it is a link.
    var texts: [String] = []
    /// What accessibility calls it, where that is given.
    var identifier: String?
    /// Where its action stands in the app's source.
    var writer: Writer?
    /// Whether it is the field of a search, or ends it.
    var isOfSearch = false
    /// What a gesture runs that is attached to it.
    var also: (@MainActor () -> Void)?
    /// The stack that it stands on, where the platform has no place for that.
    var stack: StackPlace?
  }

  /// A list with a selection, and its rows as far as they are known.
  struct SelectionList {
    let writer: Writer
    let read: () -> AnyHashable?
    var write: (AnyHashable?) -> Void
    /// The state of a view that its selection is.
    var state: ObjectIdentifier?
    /// Whether it stands for the links of a column.
    var isOfLinks = false
    var rows: [Row] = []
    /// Whether a tap on a row chooses it.
    var choosesByTap = true
    /// Whether its selection can be a value.
    var takes: (AnyHashable) -> Bool = { _ in true }
    /// The rows that a tap chooses.
    var tappedRows: [Row] { choosesByTap ? rows.filter(\.isChosenByTap) : [] }
    /// Whether a row is there for a choice, or a link without one, which is there for its flag alone.
    func holds(_ tag: AnyHashable) -> Bool { rows.contains { $0.tag == tag } || isOfLinks && takes(tag) }
  }

  /// A row of a list.
  struct Row {
    var tag: AnyHashable?
    var label: String?
    /// What stands on it beside that.
    var otherTexts: [String] = []
    /// All that stands on it.
    var look: [String] { (label.map { [$0] } ?? []) + otherTexts }
    /// Whether it is a link, whose value goes onto the stack where no column follows.
    var isLink = false
    /// The link with a view of its own that it holds, in a leading column.
    var shows: (link: ViewLink, flag: Binding<Bool>?)?
    /// Whether it opens and closes rows below it, which it does also where it cannot be chosen.
    var isBranch = false
    /// How much there is to see in it, and how much of that is buttons.
    var parts = 0, buttons = 0
    /// Whether a tap chooses it: where there is nothing but a button, that takes the tap.
    var isChosenByTap: Bool { isLink || buttons == 0 || parts > buttons }
  }

  /// The view for values of one type.
  struct Destination {
    let value: Any.Type
    let view: any View.Type
    let writer: Writer
    let evaluate: @MainActor (AnyHashable, Scope) -> Void
  }

  /// A view that is pushed while a flag or an item is on.
  struct PresentedDestination {
    let key: AnyHashable
    /// The place of what pushes it: the same item may be pushed by others.
    let place: Int
    /// Where that is, the same where all around it was made anew.
    let position: Int
    let writer: Writer
    let dismiss: @MainActor () -> Void
    /// Whether a link's flag is on.
    var isOn: @MainActor () -> Bool = { false }
    let evaluate: @MainActor (Scope) -> Void
  }

  /// Something presented over everything.
  struct PresentedView {
    enum Kind {
      case sheet, cover, popover, alert, dialog

      /// Whether it has one column, as a `NavigationView` in a sheet has: Apple's Date Planner, an app for iPads, rests on it.
      var isNarrow: Bool { self == .sheet || self == .popover }
      /// Whether it waits until another that stands beneath the same views has gone.
      var waits: Bool { self == .sheet || self == .cover }
    }
    let kind: Kind
    let key: AnyHashable
    let dismiss: @MainActor () -> Void
    /// Whether what it is bound to says so, also once it has gone.
    let isPresented: @MainActor () -> Bool
    let writer: Writer
    let page: Page
    let handler: PresentationHandler
    /// Where what it shows is evaluated.
    let place: ViewNode
    /// Whether it is attached to what a list or a lazy stack makes as it comes on screen.
    let isInRow: Bool
    /// Whether no hand takes it away.
    @MainActor var refusesSwipe: Bool {
      isNotRun ? false : kind == .cover || page.front.contains(where: \.refusesSwipe)
    }
    /// Whether what is not run has all of it, as a camera of UIKit, which has a button of its own to leave it.
    @MainActor private var isNotRun: Bool {
      page.front.contains(where: \.takesOtherGestures) && page.front.allSatisfy(\.controls.isEmpty)
    }
    @MainActor var letsTapsThrough: Bool { page.front.contains(where: \.letsTapsThrough) }
  }

  /// The inspector and what it shows.
  struct Inspector {
    let isPresented: Binding<Bool>
    let writer: Writer
    let page: Page
  }

  /// Notes which branch of a condition is taken, unless something stands before it.
  func takes(branch: UInt64) {
    if isBlank, controls.isEmpty, branches < 1 << 62 { branches = branches << 1 | branch }
  }

  func noteOnLabel(_ name: String?) { if isLabel, otherName == nil { otherName = name } }

  /// Takes over what can be tapped on a label, as in its menu, and what that presents.
  func take(_ label: Page) {
    controls += label.controls
    labelTexts = label.texts
    pictures += label.pictures
    presentations += label.presentations
    presentedDestinations += label.presentedDestinations
  }

  func see(_ text: String? = nil) {
    isBlank = false
    row?.parts += 1
    guard let text = text?.withoutUUIDs, !text.isEmpty else { return }
    if texts.count < 8 { texts.append(text) }
    if row?.label != nil { row?.otherTexts.append(text) } else { row?.label = text }
  }
}
