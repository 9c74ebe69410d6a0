/// What an app can see and do in one turn besides its memory.
public struct AppTurn: Sendable, BitwiseCopyable {
  /// The surroundings now.
  public let environment: DeviceEnvironment
  /// Whether the app crashed.
  public var hasTrapped = false
  /// Whether it refuses the request, and reports that.
  public var hasRefused = false
  /// How many things it saved, or deleted because somebody confirmed it.
  public var saves: UInt8 = 0
  /// Whether it deleted something.
  public var hasDeleted = false
  /// Whether work that is completed in this turn presented something.
  public var presentedByWork = false
  /// Whether work that is completed in this turn is to take its view away from what is shown.
  public var completedToLeave = false
  /// Whether work that is completed in this turn replaces the view that work begun after it has brought.
  package var replacesNewerAnswer = false
  /// Whether work that is completed in this turn takes away what a tap has presented since it was begun.
  package var dismissesNewer = false
  /// Whether the platform has still to write what a person did; not said to flat apps.
  package var hasWritesInFlight = false
  /// The first of those that shortens a path: of which stack, and to how many; likewise.
  package var pop: (stack: UInt8, count: UInt8)?
  /// Whether what is completed in this turn counts as for no view, as where it is of several.
  package var completedForNone = false
  /// Whether it did what follows on a dismissal.
  package var followsDismissal = false
  /// Whether what was in front is still to be seen there in another width, though as another view.
  package var showsSameInFront = false
  /// Whether it moves columns itself as the width or the orientation changes.
  package var movesColumns = false
  /// Whether what is in front may look other than before.
  package var looksOther = false
  /// How often it ran its logic for a sidebar that opens.
  public var sidebarOpenings: UInt8 = 0
  /// How often it ran its logic for a sidebar that closes.
  public var sidebarClosings: UInt8 = 0
  /// Whether the view in the content column was built anew though it shows the same.
  public var hasRebuiltContent = false
  /// Whether a bound of the model was reached; the turn then changes nothing.
  public var hasReachedLimit = false
  /// What its code calls on the first split's controller, in order; nil for nothing.
  @usableFromInline var columnRequests: (ColumnRequest?, ColumnRequest?) = (nil, nil)
  /// The cleanups that ran, in the bits above the fourth the actions, in the last whether one ran before a cleanup.
  @usableFromInline var callbacks: UInt8 = 0
  @usableFromInline var work: (UInt8, UInt8) = (0, 0)
  @usableFromInline var workViews: (ShownView, ShownView) = (.blank, .blank)
  @usableFromInline var workCount = 0
  /// The positions that hold a handler and no work, one bit each.
  @usableFromInline var updates: UInt8 = 0

  /// How much work one turn may start.
  public static let mostWork = 2

  /// Begins a turn.
  @inlinable public init(_ environment: DeviceEnvironment) { self.environment = environment }

  /// Starts work for a view, or `ShownView.blank`, whose completion in a later turn carries a number; at most two in one
  /// turn, more reach the limit.
  @inlinable public mutating func later(_ number: UInt8, of view: ShownView) {
    switch workCount {
    case 0:
      work.0 = number
      workViews.0 = view
    case 1:
      work.1 = number
      workViews.1 = view
    default: hasReachedLimit = true
    }
    workCount += 1
  }

  /// Runs what was registered for going home, and then what was handed to the call, so many times each.
  @inlinable public mutating func callBack(cleanups: UInt8 = 1, actions: UInt8 = 1) {
    if cleanups > 0, callbacks & 0x70 != 0 { callbacks |= 0x80 }
    callbacks &+= cleanups | actions &* 16
  }

  /// Calls the controller under the first split; at most two calls in one turn, more reach the limit.
  @inlinable public mutating func ask(_ request: ColumnRequest) {
    if columnRequests.0 == nil {
      columnRequests.0 = request
    } else if columnRequests.1 == nil {
      columnRequests.1 = request
    } else {
      hasReachedLimit = true
    }
  }

  /// Runs a handler at the next update of the views, which is a later turn; it counts as work of this one.
  @inlinable public mutating func onUpdate(_ number: UInt8) {
    if workCount < Self.mostWork { updates |= 1 << UInt8(workCount) }
    later(number, of: .blank)
  }

  /// Puts a view on a path; reaches the bound when the path is full or `limit` long.
  @inlinable public mutating func push(
    _ view: ShownView, on path: inout ViewPath, limit: Int = ViewPath.capacity
  ) { if path.count >= min(limit, ViewPath.capacity) { hasReachedLimit = true } else { path.append(view) } }
}

extension Effects {
  /// Adds what the app has done in a turn of this step.
  mutating func take(_ turn: AppTurn) {
    hasRefused = hasRefused || turn.hasRefused
    saves &+= turn.saves
    hasDeleted = hasDeleted || turn.hasDeleted
    completedToLeave = completedToLeave || turn.completedToLeave
    presentedByWork = presentedByWork || turn.presentedByWork
    replacesNewerAnswer = replacesNewerAnswer || turn.replacesNewerAnswer
    dismissesNewer = dismissesNewer || turn.dismissesNewer
    followsDismissal = followsDismissal || turn.followsDismissal
    showsSameInFront = showsSameInFront || turn.showsSameInFront
    movesColumns = movesColumns || turn.movesColumns
    looksOther = looksOther || turn.looksOther
    if turn.completedForNone { (completedFor, completedForGoneView) = (.blank, false) }
    if turn.hasRebuiltContent { rebuilt |= 4 }
    callbacks &+= turn.callbacks
    sidebarOpenings &+= turn.sidebarOpenings
    sidebarClosings &+= turn.sidebarClosings
  }
}
