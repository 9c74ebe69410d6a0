/// An app with its type erased: functions over a memory by pointer, specialized where the table is made.
public struct SplitApp: Sendable {
  /// Which container of the body lies in which.
  public let tree: ContainerTree
  /// The names of sections, destinations, links and calls.
  public let vocabulary: Vocabulary
  /// What the design promises where designs differ on purpose.
  public let policies: Policies
  /// Whether memories are flat, so that equal ones have equal bytes.
  public let isFlat: Bool

  // The design's functions, under names of their own where it has overloads.
  @usableFromInline package let launch: @Sendable (Int, DeviceEnvironment) -> AppMemory
  @usableFromInline package let appearsLate: @Sendable (Int) -> Bool
  @usableFromInline package let relaunch: @Sendable (UnsafeMutableRawPointer, DeviceEnvironment) -> Void
  @usableFromInline package let body: @Sendable (UnsafeRawPointer, DeviceEnvironment) -> BodyDescription
  @usableFromInline package let surround:
    @Sendable (UnsafeMutableRawPointer, DeviceEnvironment) -> BodyDescription
  @usableFromInline package let offers: @Sendable (ShownView, UnsafeRawPointer, DeviceEnvironment) -> Offers
  @usableFromInline package let linkPromise:
    @Sendable (UInt8, ShownView, UnsafeRawPointer, DeviceEnvironment) -> LinkPromise
  @usableFromInline package let callPromise:
    @Sendable (UInt8, UInt8, UnsafeRawPointer, DeviceEnvironment) -> CallPromise?
  @usableFromInline package let take: @Sendable (AppEvent, UnsafeMutableRawPointer, inout AppTurn) -> Void
  @usableFromInline package let levels: @Sendable (UnsafeRawPointer) -> Int
  @usableFromInline package let environmentCopies: @Sendable (UnsafeRawPointer) -> EnvironmentCopies
  @usableFromInline package let viewName: @Sendable (ShownView, _ titles: UInt8) -> String
  @usableFromInline package let titles: @Sendable (UnsafeRawPointer) -> UInt8
  @usableFromInline package let linkName: @Sendable (UInt8?, ShownView, UnsafeRawPointer) -> String?
  @usableFromInline package let workName: @Sendable (UInt8, UnsafeRawPointer) -> String?
  @usableFromInline package let pending: @Sendable (UnsafeRawPointer) -> [String]
  @usableFromInline package let misuse: @Sendable (UnsafeRawPointer) -> Misuse?
  @usableFromInline package let notes: @Sendable (UnsafeRawPointer) -> [(isMistake: Bool, text: String)]
  @usableFromInline package let otherWindowHandled:
    @Sendable (AppEvent, UnsafeRawPointer, UnsafeMutableRawPointer, inout AppTurn) -> Void
  @usableFromInline package let openSecondWindow:
    @Sendable (UnsafeMutableRawPointer, DeviceEnvironment) -> AppMemory
  @usableFromInline package let otherWindowClosed: @Sendable (UnsafeMutableRawPointer) -> Void
  @usableFromInline package let join:
    @Sendable (UnsafeMutableRawPointer, UnsafeMutableRawPointer, DeviceEnvironment) -> Void

  @usableFromInline package let fallback: @Sendable (UnsafeRawPointer) -> AppMemory
  @usableFromInline package let assign: @Sendable (AppMemory, UnsafeMutableRawPointer) -> Void

  /// Erases a design's type.
  @inlinable public init<Design: NavigationDesign>(_ design: Design) {
    typealias Memory = Design.Memory
    tree = design.tree
    vocabulary = design.vocabulary
    policies = design.policies
    isFlat = FlatBytes.holds(Memory.self)
    launch = { AppMemory(design.launch(at: $0, $1)) }
    appearsLate = { design.appearsLate(at: $0) }
    relaunch = { design.relaunch(&$0.assumingMemoryBound(to: Memory.self).pointee, $1) }
    body = { design.body($0.assumingMemoryBound(to: Memory.self).pointee, $1) }
    surround = { design.surround(&$0.assumingMemoryBound(to: Memory.self).pointee, $1) }
    offers = { design.offers(of: $0, $1.assumingMemoryBound(to: Memory.self).pointee, $2) }
    linkPromise = { design.promise(ofLink: $0, on: $1, $2.assumingMemoryBound(to: Memory.self).pointee, $3) }
    callPromise = {
      design.promise(ofCall: $0, argument: $1, $2.assumingMemoryBound(to: Memory.self).pointee, $3)
    }
    take = { design.take($0, &$1.assumingMemoryBound(to: Memory.self).pointee, &$2) }
    levels = { design.levels(of: $0.assumingMemoryBound(to: Memory.self).pointee) }
    environmentCopies = { design.environmentCopies($0.assumingMemoryBound(to: Memory.self).pointee) }
    viewName = { design.name(of: $0, titles: $1) }
    titles = { design.titles(of: $0.assumingMemoryBound(to: Memory.self).pointee) }
    linkName = { design.name(ofLink: $0, on: $1, $2.assumingMemoryBound(to: Memory.self).pointee) }
    workName = { design.name(ofWork: $0, $1.assumingMemoryBound(to: Memory.self).pointee) }
    pending = { design.pending($0.assumingMemoryBound(to: Memory.self).pointee) }
    misuse = { design.misuse($0.assumingMemoryBound(to: Memory.self).pointee) }
    notes = { design.notes($0.assumingMemoryBound(to: Memory.self).pointee) }
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
    fallback = { AppMemory(design.fallback(to: $0.assumingMemoryBound(to: Memory.self).pointee)) }
    assign = { memory, place in
      place.assumingMemoryBound(to: Memory.self).pointee = memory.withPointer {
        $0.assumingMemoryBound(to: Memory.self).pointee
      }
    }
  }
}
