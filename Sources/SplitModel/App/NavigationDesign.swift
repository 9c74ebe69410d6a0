/// An app's navigation written as a value: it declares a body and handles events, as an app does in SwiftUI.
///
/// A design reads and writes its own memory and never sees the platform's state or the screen; the platform compares
/// what the body said before and after each turn. Every member is a function of its arguments.
public protocol NavigationDesign: Sendable {
  /// All that the app remembers; one of at most 56 bytes without padding or references goes fastest.
  associatedtype Memory: Hashable & Sendable

  /// Which container of the body lies in which.
  var tree: ContainerTree { get }
  /// The names of sections, destinations, links and calls.
  var vocabulary: Vocabulary { get }
  /// What the design promises where designs differ on purpose.
  var policies: Policies { get }

  /// The memory at a start: 0 is launch, others are positions in the vocabulary's `starts` plus one.
  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory
  /// Whether the first view appears in a delivery of its own after a start, instead of before it.
  func appearsLate(at start: Int) -> Bool
  /// Ends the process and launches the app again: keeps what was stored, and else begins as at a launch.
  func relaunch(_ memory: inout Memory, _ environment: DeviceEnvironment)
  /// What the body says.
  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription
  /// What the body says in other surroundings, before the app handles that they have changed.
  func surround(_ memory: inout Memory, _ environment: DeviceEnvironment) -> BodyDescription
  /// What a view offers.
  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers
  /// What a link on a view promises.
  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise
  /// What an external event promises; nil for nothing that a rule could check.
  func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> CallPromise?
  /// Takes an event, which is one turn of the app; a turn that reaches a bound changes nothing.
  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn)
  /// What to come back to where a later part of the same action reaches a bound.
  func fallback(to memory: Memory) -> Memory
  /// How many views are on the app's paths, on whichever copy of them holds the most; bounded exploration uses it.
  func levels(of memory: Memory) -> Int
  /// The app's copies of its environment.
  func environmentCopies(_ memory: Memory) -> EnvironmentCopies
  /// The name of a view in reports, which may be one of those in a set of titles.
  func name(of view: ShownView, titles: UInt8) -> String
  /// Which set of titles the app's views have now, where those change; zero for none.
  func titles(of memory: Memory) -> UInt8
  /// What a link on a view is called, or without a link the view's title; nil where the vocabulary names it.
  func name(ofLink link: UInt8?, on view: ShownView, _ memory: Memory) -> String?
  /// What work that is under way is called; nil where it has no name.
  func name(ofWork number: UInt8, _ memory: Memory) -> String?
  /// The names of work that nothing in flight completes any more.
  func pending(_ memory: Memory) -> [String]
  /// What its views have done last that they may not; nil where they have not, or nothing is known of them.
  func misuse(_ memory: Memory) -> Misuse?
  /// What the app's code has written or done wrong since its launch, each with its place; empty where nothing is known.
  func notes(_ memory: Memory) -> [(isMistake: Bool, text: String)]

  /// Takes over what this window sees of an event that the app's other window handled; `other` is that one's memory.
  func otherWindowHandled(
    _ event: AppEvent, from other: Memory, _ memory: inout Memory, _ turn: inout AppTurn)
  /// What a second window remembers that is opened beside another one, whose memory this may change.
  func openSecondWindow(beside other: inout Memory, _ environment: DeviceEnvironment) -> Memory
  /// Runs in the window that is left when the other one was closed.
  func otherWindowClosed(_ memory: inout Memory)
  /// Makes the second of two windows that were launched together share the first one's process.
  func join(_ second: inout Memory, to first: inout Memory, _ environment: DeviceEnvironment)
}

extension NavigationDesign {
  /// The body: it is a function of the memory.
  @inlinable public func surround(
    _ memory: inout Memory, _ environment: DeviceEnvironment
  )
    -> BodyDescription
  { body(memory, environment) }
  /// The first view's appearance is part of every launch.
  @inlinable public func appearsLate(at start: Int) -> Bool { false }
  /// Stores nothing.
  public func relaunch(_ memory: inout Memory, _ environment: DeviceEnvironment) {
    memory = launch(at: 0, environment)
  }
  /// The name in the vocabulary.
  public func name(of view: ShownView, titles: UInt8) -> String { vocabulary.name(of: view) }
  /// Changes none.
  public func titles(of memory: Memory) -> UInt8 { 0 }
  /// Promises nothing.
  public func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> CallPromise? { nil }
  /// Gives links no names, and views no titles.
  public func name(ofLink link: UInt8?, on view: ShownView, _ memory: Memory) -> String? { nil }
  /// Gives work no names.
  public func name(ofWork number: UInt8, _ memory: Memory) -> String? { nil }
  /// Leaves nothing behind.
  public func pending(_ memory: Memory) -> [String] { [] }
  /// The memory itself.
  @inlinable public func fallback(to memory: Memory) -> Memory { memory }
  /// Knows of nothing.
  @inlinable public func misuse(_ memory: Memory) -> Misuse? { nil }
  /// Knows of no write.
  public func notes(_ memory: Memory) -> [(isMistake: Bool, text: String)] { [] }
  /// Keeps no paths but those of its body.
  @inlinable public func levels(of memory: Memory) -> Int { 0 }
  /// Keeps no copies.
  @inlinable public func environmentCopies(_ memory: Memory) -> EnvironmentCopies { EnvironmentCopies() }
  /// Changes nothing: the windows share nothing.
  public func otherWindowHandled(
    _ event: AppEvent, from other: Memory, _ memory: inout Memory, _ turn: inout AppTurn
  ) {}
  /// What a launch gives.
  public func openSecondWindow(beside other: inout Memory, _ environment: DeviceEnvironment) -> Memory {
    launch(at: 0, environment)
  }
  /// Changes nothing.
  public func otherWindowClosed(_ memory: inout Memory) {}
  /// Changes nothing: memories that are values share nothing.
  public func join(_ second: inout Memory, to first: inout Memory, _ environment: DeviceEnvironment) {}
}
