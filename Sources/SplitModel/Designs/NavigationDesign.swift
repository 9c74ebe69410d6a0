/// An app's navigation written as a value: it declares a body and handles events, as an app does in SwiftUI.
///
/// A design knows nothing of the platform's state or of the screen: it reads and writes its own memory, and
/// the platform compares what the body said before and after each turn. Every member is a function of its
/// arguments.
public protocol NavigationDesign: Sendable {
  /// All that the app remembers; flat memories go faster.
  associatedtype Memory: Hashable & Sendable

  /// Which container of the body lies in which.
  var tree: ContainerTree { get }
  /// The names of sections, destinations, links and programs.
  var vocabulary: Vocabulary { get }
  /// What the design promises where designs differ on purpose.
  var policies: Policies { get }

  /// The memory at a start: 0 is launch, others are positions in the vocabulary's `starts` plus one.
  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory
  /// Whether a start is followed by the first view's appearance as a delivery of its own, instead of having
  /// it done.
  func appearsLate(at start: Int) -> Bool
  /// The memory after the process ended: what was stored, and else as at a launch.
  func relaunched(_ memory: Memory, _ environment: DeviceEnvironment) -> Memory
  /// What the body says.
  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription
  /// What a view offers.
  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers
  /// What a link on a view promises.
  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise
  /// What a program promises; nil for nothing that a rule could ask for.
  func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> ProgramPromise?
  /// Takes an event, which is one turn of the app; a turn that reaches a bound changes nothing.
  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn)
  /// Whether equal memories have equal bytes: no padding, nothing left behind in unused parts.
  ///
  /// True wherever the memory is `BitwiseCopyable`; one with padding says false, and is digested more slowly.
  var isMemoryFlat: Bool { get }
  /// How many views are on the app's paths, on whichever copy of them holds the most.
  ///
  /// Bounded exploration asks for it: a copy that nobody sees may grow where everything on screen stays small.
  func levels(of memory: Memory) -> Int
  /// What the app believes of its surroundings.
  func beliefs(_ memory: Memory) -> Beliefs
  /// The name of a view in reports.
  func name(of view: ShownView) -> String
  /// What work that is under way is called; nil where it has no name.
  func name(ofWork number: UInt8, _ memory: Memory) -> String?
  /// The names of work that nothing in flight completes any more.
  func pending(_ memory: Memory) -> [String]
}

extension NavigationDesign {
  /// The first view's appearance is part of every launch.
  @inlinable
  public func appearsLate(at start: Int) -> Bool { false }
  /// Stores nothing.
  public func relaunched(_ memory: Memory, _ environment: DeviceEnvironment) -> Memory {
    launch(at: 0, environment)
  }
  /// The name in the vocabulary.
  public func name(of view: ShownView) -> String { vocabulary.name(of: view) }
  /// Gives work no names.
  public func name(ofWork number: UInt8, _ memory: Memory) -> String? { nil }
  /// Leaves nothing behind.
  public func pending(_ memory: Memory) -> [String] { [] }
  /// Not unless it is known to be.
  @inlinable
  public var isMemoryFlat: Bool { false }
  /// Keeps no paths but those of its body.
  @inlinable
  public func levels(of memory: Memory) -> Int { 0 }
  /// Keeps no copies.
  @inlinable
  public func beliefs(_ memory: Memory) -> Beliefs { Beliefs() }
}

extension NavigationDesign where Memory: BitwiseCopyable {
  /// Flat, as memories of bytes are.
  @inlinable
  public var isMemoryFlat: Bool { true }
}

/// Something that an app is told.
@frozen
public enum AppEvent: Hashable, Sendable, BitwiseCopyable {
  /// Its own toggle or close button was tapped.
  case toggle
  /// A row of plain buttons was tapped.
  case choose(SidebarSection)
  /// A link or button was tapped, by number, on a view.
  case open(UInt8, on: ShownView)
  /// Its own back control was tapped on a view.
  case back(on: ShownView)
  /// Its own code runs a program.
  case program(UInt8, argument: UInt8)
  /// Its first view appeared.
  case appeared
  /// A stack's root came on screen again, where the body says that the app hears of it.
  case rootAppeared(stack: UInt8)
  /// The top view of a stack begins to leave under a finger, where the body says that the app hears of it.
  case viewBeginsToLeave(stack: UInt8)
  /// The finger let go, and the view stays.
  case viewStays(stack: UInt8)
  /// It is on screen no longer.
  case enteredBackground
  /// The device was locked, and whether the app had left the screen before.
  case locked(inBackground: Bool)
  /// It is on screen again.
  case enteredForeground
  /// Its surroundings changed from these.
  case environmentChanged(from: DeviceEnvironment)
  /// Work that it started under this number is complete.
  case completion(UInt8)
  /// Its views are updated, and the handler that it put off under this number runs.
  case updated(UInt8)
  /// The platform writes a split's visibility.
  case writeVisibility(split: UInt8, ColumnVisibility)
  /// The platform writes a split's compact column.
  case writeCompactColumn(split: UInt8, Column)
  /// The platform writes a split's selection; nil clears it.
  case writeSelection(split: UInt8, SidebarSection?)
  /// The platform shortens a stack's path.
  case writePath(stack: UInt8, count: UInt8)
  /// The platform puts a view on a stack's path.
  case writeAppend(stack: UInt8, ShownView)
  /// The platform switches a stack's presented destination off.
  case writeDismissal(stack: UInt8)
  /// The platform chooses an item in a split's content column; blank clears it.
  case writeItem(split: UInt8, ShownView)
  /// What was presented over everything was dismissed by a hand that chose nothing on it.
  case dismissSheet
  /// The platform writes that an alert or dialog, on which a button was tapped, is presented no longer.
  case writePresented(ShownView)
  /// The platform writes whether the inspector is presented: a hand dismissed its sheet, or its command was pressed.
  case writeInspector(isPresented: Bool)
}

/// What an app can see and do in one turn besides its memory.
@frozen
public struct AppTurn: Sendable, BitwiseCopyable {
  /// The surroundings now.
  public let environment: DeviceEnvironment
  /// Whether the app crashed.
  public var hasTrapped = false
  /// Whether it refuses what was asked, and says so.
  public var hasRefused = false
  /// How many things it saved, or deleted because somebody confirmed it.
  public var saves: UInt8 = 0
  /// Whether it deleted something.
  public var hasDeleted = false
  /// Whether work that is completed in this turn presented something.
  public var presentedByWork = false
  /// Whether work that is completed in this turn is to take its view away from what is shown.
  public var completedToLeave = false
  /// How often it ran its logic for a sidebar that opens.
  public var sidebarOpenings: UInt8 = 0
  /// How often it ran its logic for a sidebar that closes.
  public var sidebarClosings: UInt8 = 0
  /// Whether the view in the content column was built anew though it shows the same.
  public var hasRebuiltContent = false
  /// Whether a bound of the model was reached; the turn then changes nothing.
  public var hasReachedBound = false
  /// What its code asks of the first split's controller, in order; nil for nothing.
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
  @inlinable
  public init(_ environment: DeviceEnvironment) { self.environment = environment }

  /// Starts work that completes in a later turn.
  ///
  /// At most two in one turn; more reach the bound.
  ///
  /// - Parameters:
  ///   - number: What the completion's event carries.
  ///   - view: The view for which the work is done, `ShownView.blank` for none.
  @inlinable
  public mutating func later(_ number: UInt8, of view: ShownView) {
    switch workCount {
    case 0:
      work.0 = number
      workViews.0 = view
    case 1:
      work.1 = number
      workViews.1 = view
    default: hasReachedBound = true
    }
    workCount += 1
  }

  /// Runs what was registered for going home, and then what was handed to the call, so many times each.
  @inlinable
  public mutating func callBack(cleanups: UInt8 = 1, actions: UInt8 = 1) {
    if cleanups > 0, callbacks & 0x70 != 0 { callbacks |= 0x80 }
    callbacks &+= cleanups | actions &* 16
  }

  /// Asks something of the controller under the first split; at most two in one turn, more reach the bound.
  @inlinable
  public mutating func ask(_ request: ColumnRequest) {
    if columnRequests.0 == nil {
      columnRequests.0 = request
    } else if columnRequests.1 == nil {
      columnRequests.1 = request
    } else {
      hasReachedBound = true
    }
  }

  /// Runs a handler at the next update of the views, which is a later turn; it counts as work of this one.
  @inlinable
  public mutating func onUpdate(_ number: UInt8) {
    if workCount < Self.mostWork { updates |= 1 << UInt8(workCount) }
    later(number, of: .blank)
  }

  /// Puts a view on a path; reaches the bound when the path is full or `limit` long.
  @inlinable
  public mutating func push(_ view: ShownView, on path: inout ViewPath, limit: Int = ViewPath.capacity) {
    if path.count >= min(limit, ViewPath.capacity) {
      hasReachedBound = true
    } else {
      path.append(view)
    }
  }
}
