/// An app on the headless platform with its type erased: a table of functions over a memory that they find by pointer.
///
/// The functions are specialized where a table is made, so everything that drives one is compiled once.
public struct SplitApp: Sendable {
  /// Which container of the body lies in which.
  public let tree: ContainerTree
  /// The names of sections, destinations, links and programs.
  public let vocabulary: Vocabulary
  /// What the design promises where designs differ on purpose.
  public let policies: Policies
  /// Whether memories are flat, so that equal ones have equal bytes.
  public let isFlat: Bool

  /// See `NavigationDesign.launch(at:_:)`.
  public let launch: @Sendable (Int, DeviceEnvironment) -> AppMemory
  /// See `NavigationDesign.appearsLate(at:)`.
  public let appearsLate: @Sendable (Int) -> Bool
  /// See `NavigationDesign.relaunched(_:_:)`.
  public let relaunched: @Sendable (UnsafeRawPointer, DeviceEnvironment) -> AppMemory
  /// See `NavigationDesign.body(_:_:)`.
  public let body: @Sendable (UnsafeRawPointer, DeviceEnvironment) -> BodyDescription
  /// See `NavigationDesign.offers(of:_:_:)`.
  public let offers: @Sendable (ShownView, UnsafeRawPointer, DeviceEnvironment) -> Offers
  /// See `NavigationDesign.promise(ofLink:on:_:_:)`.
  public let linkPromise: @Sendable (UInt8, ShownView, UnsafeRawPointer, DeviceEnvironment) -> LinkPromise
  /// See `NavigationDesign.promise(ofProgram:argument:_:_:)`.
  public let programPromise: @Sendable (UInt8, UInt8, UnsafeRawPointer, DeviceEnvironment) -> ProgramPromise?
  /// See `NavigationDesign.take(_:_:_:)`.
  public let take: @Sendable (AppEvent, UnsafeMutableRawPointer, inout AppTurn) -> Void
  /// See `NavigationDesign.levels(of:)`.
  public let levels: @Sendable (UnsafeRawPointer) -> Int
  /// See `NavigationDesign.beliefs(_:)`.
  public let beliefs: @Sendable (UnsafeRawPointer) -> Beliefs
  /// See `NavigationDesign.name(of:)`.
  public let viewName: @Sendable (ShownView) -> String
  /// See `NavigationDesign.name(ofWork:_:)`.
  public let workName: @Sendable (UInt8, UnsafeRawPointer) -> String?
  /// See `NavigationDesign.pending(_:)`.
  public let pending: @Sendable (UnsafeRawPointer) -> [String]
  /// See `NavigationDesign.otherWindowHandled(_:from:_:_:)`.
  public let otherWindowHandled:
    @Sendable (AppEvent, UnsafeRawPointer, UnsafeMutableRawPointer, inout AppTurn) -> Void
  /// See `NavigationDesign.openSecondWindow(beside:_:)`.
  public let openSecondWindow: @Sendable (UnsafeMutableRawPointer, DeviceEnvironment) -> AppMemory
  /// See `NavigationDesign.otherWindowClosed(_:)`.
  public let otherWindowClosed: @Sendable (UnsafeMutableRawPointer) -> Void
  /// See `NavigationDesign.join(_:to:_:)`.
  public let join: @Sendable (UnsafeMutableRawPointer, UnsafeMutableRawPointer, DeviceEnvironment) -> Void

  /// Copies a memory.
  public let copy: @Sendable (UnsafeRawPointer) -> AppMemory
  /// Overwrites a memory with another one.
  public let assign: @Sendable (AppMemory, UnsafeMutableRawPointer) -> Void

  /// Erases a design's type.
  @inlinable public init<Design: NavigationDesign>(_ design: Design) {
    typealias Memory = Design.Memory
    tree = design.tree
    vocabulary = design.vocabulary
    policies = design.policies
    isFlat = FlatBytes.holds(Memory.self)
    launch = { AppMemory(design.launch(at: $0, $1)) }
    appearsLate = { design.appearsLate(at: $0) }
    relaunched = { AppMemory(design.relaunched($0.assumingMemoryBound(to: Memory.self).pointee, $1)) }
    body = { design.body($0.assumingMemoryBound(to: Memory.self).pointee, $1) }
    offers = { design.offers(of: $0, $1.assumingMemoryBound(to: Memory.self).pointee, $2) }
    linkPromise = { design.promise(ofLink: $0, on: $1, $2.assumingMemoryBound(to: Memory.self).pointee, $3) }
    programPromise = {
      design.promise(ofProgram: $0, argument: $1, $2.assumingMemoryBound(to: Memory.self).pointee, $3)
    }
    take = { design.take($0, &$1.assumingMemoryBound(to: Memory.self).pointee, &$2) }
    levels = { design.levels(of: $0.assumingMemoryBound(to: Memory.self).pointee) }
    beliefs = { design.beliefs($0.assumingMemoryBound(to: Memory.self).pointee) }
    viewName = { design.name(of: $0) }
    workName = { design.name(ofWork: $0, $1.assumingMemoryBound(to: Memory.self).pointee) }
    pending = { design.pending($0.assumingMemoryBound(to: Memory.self).pointee) }
    otherWindowHandled = {
      design.otherWindowHandled(
        $0, from: $1.assumingMemoryBound(to: Memory.self).pointee,
        &$2.assumingMemoryBound(to: Memory.self).pointee, &$3)
    }
    openSecondWindow = {
      AppMemory(design.openSecondWindow(beside: &$0.assumingMemoryBound(to: Memory.self).pointee, $1))
    }
    otherWindowClosed = { design.otherWindowClosed(&$0.assumingMemoryBound(to: Memory.self).pointee) }
    join = {
      design.join(
        &$0.assumingMemoryBound(to: Memory.self).pointee,
        to: &$1.assumingMemoryBound(to: Memory.self).pointee, $2)
    }
    copy = { AppMemory($0.assumingMemoryBound(to: Memory.self).pointee) }
    assign = { memory, place in
      place.assumingMemoryBound(to: Memory.self).pointee = memory.withPointer {
        $0.assumingMemoryBound(to: Memory.self).pointee
      }
    }
  }
}
