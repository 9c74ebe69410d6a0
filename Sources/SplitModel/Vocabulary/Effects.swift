/// What a step caused besides the screen.
@frozen public struct Effects: Hashable, Sendable, BitwiseCopyable {
  /// The section of the row that was tapped.
  public var chosen: SidebarSection?
  /// The link that was tapped, with what it promised.
  public var opened: LinkPromise?
  /// What the external event that came promised.
  public var called: CallPromise?
  /// The splits that were built anew in the place of another, one bit each.
  public var rebuilt: UInt8 = 0
  /// Whether another tab is in front, with containers of its own, or the split has gone, and another may have come.
  public var hasChangedTab = false
  /// Whether the app crashed and was launched again.
  public var hasTrapped = false
  /// What its views have done since the launch that they may not; nil where nothing is known of it.
  public var misuse: Misuse?
  /// Whether the app refused the request and reported that.
  public var hasRefused = false
  /// Whether the platform dropped views that the app put on a path.
  public var hasDroppedPush = false
  /// Whether the app asked for the sidebar by writing a binding.
  public var appAskedForSidebar = false
  /// Whether the geometry alone made the platform show the sidebar.
  public var geometryShowedSidebar = false
  /// How many things were saved, or deleted because somebody confirmed it.
  public var saves: UInt8 = 0
  /// Whether something was deleted.
  public var hasDeleted = false
  /// How often the app ran its logic for a sidebar that opens.
  public var sidebarOpenings: UInt8 = 0
  /// How often the app ran its logic for a sidebar that closes.
  public var sidebarClosings: UInt8 = 0
  /// Whether what was done in one window changed what is chosen or pushed in another.
  public var hasReachedOtherWindow = false
  /// Whether work that the app had started was completed.
  public var hasCompletedWork = false
  /// Whether such work changed what the body says.
  public var hasChangedByWork = false
  /// Whether the app says that such work presented something, as where loading has failed.
  public var presentedByWork = false
  /// Whether what was in front is still to be seen there in another width, though as another view.
  public var showsSameInFront = false
  /// Whether the app moves columns itself as the width or the orientation changes.
  public var movesColumns = false
  /// Whether the app did what it does once something presented has gone.
  public var followsDismissal = false
  /// Whether what is in front of the app may look other than before what was tapped.
  public var looksOther = false
  /// In this turn: how many cleanups ran, three bits above how many actions; the last bit: an action ran before one.
  public var callbacks: UInt8 = 0
  /// In this turn: the view for which work was completed.
  public var completedFor: ShownView?
  /// In this turn: whether that view was gone.
  public var completedForGoneView = false
  /// In this turn: whether the app says that its completed work takes that view away from where it is shown.
  public var completedToLeave = false
  /// In this turn: whether work that was completed replaced the view that work begun after it had brought.
  public var replacesNewerAnswer = false
  /// In this turn: whether such work took away what a tap had presented since it was begun.
  public var dismissesNewer = false

  /// Nothing.
  @inlinable public init() {}

  /// Forgets what belonged to the turn before.
  @inlinable mutating func beginTurn() {
    callbacks = 0
    completedFor = nil
    completedForGoneView = false
    completedToLeave = false
    replacesNewerAnswer = false
    dismissesNewer = false
  }
}

/// What an external event promises: where the code that it calls leads.
@frozen public struct CallPromise: Hashable, Sendable, BitwiseCopyable {
  /// What kind of promise it is.
  public var kind: Kind
  /// The view it speaks of.
  public var view: ShownView
  /// Where that view is to appear.
  public var target: LinkPromise.Target

  /// The kinds of promise.
  @frozen public enum Kind: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// It pushes the view, as a link would.
    case push
    /// It goes to the view, wherever the app is: a deep link or a choice made by code.
    case goTo
    /// It shows the sidebar.
    case revealSidebar
    /// It draws views anew, and changes nothing that a person sees.
    case redraw
    /// It changes the split's style to another one.
    case restyle
    /// It hides the columns before the detail, or brings back the one beside it where the target is the leading one.
    case focus
    /// It ends a registration.
    case forget
    /// It ends the session.
    case signOut
    /// It goes back to the view, on the stack on which it lies.
    case popTo
    /// It changes what lies in the view's section, be that shown or not.
    case amend
    /// It goes to the root of a stack, with an animation, and calls back once it is there.
    case comesHome
    /// The same at once.
    case jumpsHome
    /// It shows views one after another, some of them late, and the view last.
    case endAt
    /// It cancels the late work that is in flight.
    case cancelWork

    /// Whether a person sees nothing of it.
    public var asksForNothing: Bool { self == .redraw || self == .forget }
    /// Whether it goes to the root of a stack and calls back.
    public var goesHome: Bool { self == .comesHome || self == .jumpsHome }
  }

  /// Promises something.
  @inlinable public init(_ kind: Kind, _ view: ShownView, in target: LinkPromise.Target = .anywhere) {
    self.kind = kind
    self.view = view
    self.target = target
  }
}

/// What rules see of a split view: the screen, and what the line set going.
@frozen public struct SplitObservation: Sendable, BitwiseCopyable {
  /// What a person sees.
  public var screen: Screen
  /// What happened.
  public var effects: Effects
  /// Which set of titles the app's views have, where those change; zero for none.
  public var titles: UInt8 = 0
  /// The last body, kept so that the next turn need not evaluate it again.
  @usableFromInline var body: BodyDescription

  @inlinable init(screen: Screen, effects: Effects, body: BodyDescription) {
    self.screen = screen
    self.effects = effects
    self.body = body
  }
}
