/// One part of the screen: which view it shows, where, and what can be tapped there.
@frozen public struct Pane: Hashable, Sendable, BitwiseCopyable {
  /// Which column it is.
  public var column = PaneColumn.detail
  /// How it stands to what lies beneath.
  public var placement = Placement.beside
  /// Whether an overlay dims it, so that taps do not reach it.
  public var isDimmed = false
  /// Which view it shows.
  public var identity = ViewIdentity(container: 0, level: 0, view: .blank)
  /// The number of views pushed on the root of its stack.
  public var depth: UInt8 = 0
  /// The section that was chosen at the first push, or that the root belongs to, plus one; zero for none.
  public var pathOwner: UInt8 = 0
  /// Whether the platform has somewhere to go back to.
  public var canGoBack = false
  /// Whether going back leaves the column for an earlier one, which only happens while collapsed.
  public var goesBackToColumn = false
  /// Whether a swipe back reaches the platform.
  public var canSwipeBack = false
  /// The split whose earlier column going back to a column shows.
  public var backSplit: UInt8 = 0
  /// The back control on it.
  public var back = Back.absent
  /// The links on it, one bit for each number in the vocabulary.
  public var links: UInt16 = 0

  /// A column as a person sees it; a split inside another's detail has its first column as content.
  @frozen public enum PaneColumn: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// The leading column.
    case sidebar
    /// The middle column.
    case content
    /// The trailing column, or the only one.
    case detail
    /// A stack over everything.
    case fullScreen
    /// What is presented over everything.
    case sheet
  }

  /// How a pane stands to what lies beneath.
  @frozen public enum Placement: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// Beside the others, or with the window to itself.
    case beside
    /// Over the others, which are dimmed.
    case over
  }

  /// The back control on a view.
  @frozen public enum Back: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// None.
    case absent
    /// The platform's.
    case system
    /// The app's own.
    case app
    /// One of the app's buttons may go back; which one is not known.
    case unknown
  }

  /// Whether there is a back control that a tap finds.
  @inlinable public var hasBack: Bool { back == .system || back == .app }

  /// Makes an empty pane.
  @inlinable public init() {}

  @inlinable mutating func offer(_ offers: Offers) {
    links = offers.links
    switch offers.back {
    case .system: back = canGoBack ? .system : .absent
    case .hidden: back = .absent
    case .app: back = .app
    case .unknown: back = canGoBack ? .unknown : .absent
    }
  }

  /// What the pane shows.
  @inlinable public var view: ShownView { identity.view }
}
