/// A design that notes what it was told, so that the app's other window can be told of it.
public struct EavesdroppedDesign<Design: WindowedDesign>: NavigationDesign {
  /// The design.
  public let design: Design

  /// What one window remembers, and what it was told in the step that is under way.
  public struct Memory: Hashable, Sendable {
    /// What the window remembers.
    public var own: Design.Memory
    @usableFromInline var told: [AppEvent] = []

    /// Begins to note what the window is told.
    @inlinable
    public init(own: Design.Memory) { self.own = own }
  }

  @inlinable
  init(_ design: Design) { self.design = design }

  /// The design's own.
  @inlinable public var tree: ContainerTree { design.tree }
  /// The design's own.
  @inlinable public var vocabulary: Vocabulary { design.vocabulary }
  /// The design's own, and that there are several windows.
  @inlinable public var policies: Policies { design.policies.union(.hasWindows) }

  /// The design's own.
  @inlinable
  public func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    Memory(own: design.launch(at: start, environment))
  }
  /// The design's own.
  @inlinable
  public func appearsLate(at start: Int) -> Bool { design.appearsLate(at: start) }
  /// The design's own.
  @inlinable
  public func relaunched(_ memory: Memory, _ environment: DeviceEnvironment) -> Memory {
    Memory(own: design.relaunched(memory.own, environment))
  }
  /// The design's own.
  @inlinable
  public func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    design.body(memory.own, environment)
  }
  /// The design's own.
  @inlinable
  public func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    design.offers(of: view, memory.own, environment)
  }
  /// The design's own.
  @inlinable
  public func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise { design.promise(ofLink: link, on: view, memory.own, environment) }
  /// The design's own.
  @inlinable
  public func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> ProgramPromise? { design.promise(ofProgram: program, argument: argument, memory.own, environment) }
  /// Takes the event as the design does, and notes it.
  @inlinable
  public func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    design.take(event, &memory.own, &turn)
    if !turn.hasReachedBound { memory.told.append(event) }
  }
  /// The design's own.
  @inlinable
  public func levels(of memory: Memory) -> Int { design.levels(of: memory.own) }
  /// The design's own.
  @inlinable
  public func beliefs(_ memory: Memory) -> Beliefs { design.beliefs(memory.own) }
  /// The design's own.
  public func name(of view: ShownView) -> String { design.name(of: view) }
  /// The design's own.
  public func name(ofWork number: UInt8, _ memory: Memory) -> String? {
    design.name(ofWork: number, memory.own)
  }
  /// The design's own.
  public func pending(_ memory: Memory) -> [String] { design.pending(memory.own) }
  /// Flat where the design's memory is: between two steps nothing is noted.
  @inlinable public var isMemoryFlat: Bool { design.isMemoryFlat }
}
