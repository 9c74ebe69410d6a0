/// An app on the headless platform with its type erased: a table of functions over one `AppMemory`.
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
  public let relaunched: @Sendable (AppMemory, DeviceEnvironment) -> AppMemory
  /// See `NavigationDesign.body(_:_:)`.
  public let body: @Sendable (AppMemory, DeviceEnvironment) -> BodyDescription
  /// See `NavigationDesign.offers(of:_:_:)`.
  public let offers: @Sendable (ShownView, AppMemory, DeviceEnvironment) -> Offers
  /// See `NavigationDesign.promise(ofLink:on:_:_:)`.
  public let linkPromise: @Sendable (UInt8, ShownView, AppMemory, DeviceEnvironment) -> LinkPromise
  /// See `NavigationDesign.promise(ofProgram:argument:_:_:)`.
  public let programPromise: @Sendable (UInt8, UInt8, AppMemory, DeviceEnvironment) -> ProgramPromise?
  /// See `NavigationDesign.take(_:_:_:)`.
  public let take: @Sendable (AppEvent, inout AppMemory, inout AppTurn) -> Void
  /// See `NavigationDesign.levels(of:)`.
  public let levels: @Sendable (AppMemory) -> Int
  /// See `NavigationDesign.beliefs(_:)`.
  public let beliefs: @Sendable (AppMemory) -> Beliefs
  /// See `NavigationDesign.name(of:)`.
  public let viewName: @Sendable (ShownView) -> String
  /// See `NavigationDesign.name(ofWork:_:)`.
  public let workName: @Sendable (UInt8, AppMemory) -> String?
  /// See `NavigationDesign.pending(_:)`.
  public let pending: @Sendable (AppMemory) -> [String]
  /// See `NavigationDesign.otherWindowHandled(_:from:_:_:)`.
  public let otherWindowHandled: @Sendable (AppEvent, AppMemory, inout AppMemory, inout AppTurn) -> Void
  /// See `NavigationDesign.openSecondWindow(beside:_:)`.
  public let openSecondWindow: @Sendable (inout AppMemory, DeviceEnvironment) -> AppMemory
  /// See `NavigationDesign.otherWindowClosed(_:)`.
  public let otherWindowClosed: @Sendable (inout AppMemory) -> Void
  /// See `NavigationDesign.join(_:to:_:)`.
  public let join: @Sendable (inout AppMemory, inout AppMemory, DeviceEnvironment) -> Void

  /// Erases a design's type.
  @inlinable
  public init<Design: NavigationDesign>(_ design: Design) {
    typealias Memory = Design.Memory
    tree = design.tree
    vocabulary = design.vocabulary
    policies = design.policies
    isFlat = AppMemory.isFlat(Memory.self)
    launch = { AppMemory(design.launch(at: $0, $1)) }
    appearsLate = { design.appearsLate(at: $0) }
    relaunched = { AppMemory(design.relaunched($0.value(as: Memory.self), $1)) }
    body = { design.body($0.value(as: Memory.self), $1) }
    offers = { design.offers(of: $0, $1.value(as: Memory.self), $2) }
    linkPromise = { design.promise(ofLink: $0, on: $1, $2.value(as: Memory.self), $3) }
    programPromise = { design.promise(ofProgram: $0, argument: $1, $2.value(as: Memory.self), $3) }
    take = { event, memory, turn in
      memory.update(as: Memory.self) { design.take(event, &$0, &turn) }
    }
    levels = { design.levels(of: $0.value(as: Memory.self)) }
    beliefs = { design.beliefs($0.value(as: Memory.self)) }
    viewName = { design.name(of: $0) }
    workName = { design.name(ofWork: $0, $1.value(as: Memory.self)) }
    pending = { design.pending($0.value(as: Memory.self)) }
    otherWindowHandled = { event, other, memory, turn in
      let other = other.value(as: Memory.self)
      memory.update(as: Memory.self) { design.otherWindowHandled(event, from: other, &$0, &turn) }
    }
    openSecondWindow = { other, environment in
      AppMemory(other.update(as: Memory.self) { design.openSecondWindow(beside: &$0, environment) })
    }
    otherWindowClosed = { memory in memory.update(as: Memory.self) { design.otherWindowClosed(&$0) } }
    join = { second, first, environment in
      second.update(as: Memory.self) { own in
        first.update(as: Memory.self) { design.join(&own, to: &$0, environment) }
      }
    }
  }
}
