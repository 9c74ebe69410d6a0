/// An app that is listened to: the same design, which keeps everything that it was told beside its memory.
///
/// It serves to show what a trace tells an app, and what two traces tell it alike. The design's type is erased, so that
/// listening to any design is compiled once; it is slow, and its states grow for ever.
public struct Overheard: NavigationDesign {
  /// What the app remembers, and what it was told.
  public struct Memory: Hashable, Sendable {
    let base: any Hashable & Sendable
    /// What the app was told since it was launched first, in order.
    public var heard: [Heard] = []

    /// Compares both.
    public static func == (left: Self, right: Self) -> Bool {
      left.heard == right.heard && isSame(left.base, as: right.base)
    }

    /// Hashes what was told, which tells states apart well enough.
    public func hash(into hasher: inout Hasher) { hasher.combine(heard) }

    private static func isSame<Value: Hashable>(_ value: Value, as other: any Hashable & Sendable) -> Bool {
      other as? Value == value
    }
  }

  /// Something that an app was told.
  public struct Heard: Hashable, Sendable {
    /// What it was told; nil for a launch anew.
    public let event: AppEvent?
    /// Its surroundings then.
    public let environment: DeviceEnvironment
  }

  /// Which container of the body lies in which.
  public let tree: ContainerTree
  /// The names of sections, destinations, links and programs.
  public let vocabulary: Vocabulary
  /// What the design promises where designs differ on purpose.
  public let policies: Policies

  private let base: any NavigationDesign

  /// Listens to a design.
  public init(_ base: any NavigationDesign) {
    self.base = base
    tree = base.tree
    vocabulary = base.vocabulary
    policies = base.policies
  }

  /// A memory of a design's own type: every memory here was made by the same design.
  private func own<Design: NavigationDesign>(_ memory: Memory, of design: Design) -> Design.Memory {
    memory.base as? Design.Memory ?? design.launch(at: 0, DeviceEnvironment(device: 0, isLandscape: false))
  }

  /// The memory at a start, with nothing heard.
  public func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    Memory(base: base.launch(at: start, environment))
  }

  /// Whether the first view's appearance is a delivery of its own.
  public func appearsLate(at start: Int) -> Bool { base.appearsLate(at: start) }

  /// The memory after the process ended, and what was heard before.
  public func relaunched(_ memory: Memory, _ environment: DeviceEnvironment) -> Memory {
    func relaunched(_ design: some NavigationDesign) -> any Hashable & Sendable {
      design.relaunched(own(memory, of: design), environment)
    }
    let heard = memory.heard + [Heard(event: nil, environment: environment)]
    return Memory(base: relaunched(base), heard: heard)
  }

  /// What the body says.
  public func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    func body(_ design: some NavigationDesign) -> BodyDescription {
      design.body(own(memory, of: design), environment)
    }
    return body(base)
  }

  /// What a view offers.
  public func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    func offers(_ design: some NavigationDesign) -> Offers {
      design.offers(of: view, own(memory, of: design), environment)
    }
    return offers(base)
  }

  /// What a link promises.
  public func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    func promise(_ design: some NavigationDesign) -> LinkPromise {
      design.promise(ofLink: link, on: view, own(memory, of: design), environment)
    }
    return promise(base)
  }

  /// What a program promises.
  public func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> ProgramPromise? {
    func promise(_ design: some NavigationDesign) -> ProgramPromise? {
      design.promise(ofProgram: program, argument: argument, own(memory, of: design), environment)
    }
    return promise(base)
  }

  /// Hands an event on, and keeps it.
  public func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    func take(_ design: some NavigationDesign, _ turn: inout AppTurn) -> any Hashable & Sendable {
      var own = own(memory, of: design)
      design.take(event, &own, &turn)
      return own
    }
    let heard = memory.heard + [Heard(event: event, environment: turn.environment)]
    memory = Memory(base: take(base, &turn), heard: heard)
  }

  /// How many views are on the app's paths.
  public func levels(of memory: Memory) -> Int {
    func levels(_ design: some NavigationDesign) -> Int { design.levels(of: own(memory, of: design)) }
    return levels(base)
  }

  /// What the app believes of its surroundings.
  public func beliefs(_ memory: Memory) -> Beliefs {
    func beliefs(_ design: some NavigationDesign) -> Beliefs { design.beliefs(own(memory, of: design)) }
    return beliefs(base)
  }

  /// The name of a view in reports.
  public func name(of view: ShownView) -> String { base.name(of: view) }
}
