@testable import SplitModel

/// A design on the platform with a hand on it: takes one action after another and tells what is seen.
struct Driver<Design: NavigationDesign> {
  let simulation: SplitSimulation
  private(set) var state: SplitState
  private(set) var observation: SplitObservation

  init(
    _ design: Design, on device: String, landscape: Bool = false, start: Int = 0, quirks: Quirks = [],
    _ assumptions: Assumptions = Assumptions(), isImmediate: Bool = false
  ) {
    simulation = SplitSimulation(
      SplitApp(design), quirks: quirks, assumptions: assumptions, isImmediate: isImmediate)
    state = simulation.launch(at: start, .named(device, landscape: landscape))
    observation = simulation.observe(state)
  }

  var screen: Screen { observation.screen }
  var memory: Design.Memory { state.memory.value(as: Design.Memory.self) }
  var environment: DeviceEnvironment { state.platform.environment }
  /// What is in flight, the one that waits longest first.
  var pendingEvents: [Delivery] { (0..<state.platform.queue.count).compactMap { state.platform.queue[$0] } }

  /// Takes an action and leaves in flight what it sent: a line with `~`.
  @discardableResult
  mutating func begin(_ action: SplitAction) -> IgnoreReason? {
    simulation.step(&state, &observation, action)
  }

  /// Lands the delivery that waits longest.
  mutating func deliverOne() -> Bool { simulation.deliverNext(&state, &observation) }

  /// Lands everything in flight.
  mutating func settle() { while simulation.deliverNext(&state, &observation) {} }

  /// Takes an action and lands everything: a plain line.
  @discardableResult
  mutating func take(_ action: SplitAction) -> IgnoreReason? {
    let reason = begin(action)
    settle()
    return reason
  }

  mutating func take(_ actions: [SplitAction]) { for action in actions { take(action) } }

  /// The panes from leading to trailing, as `column view` with what is special about them.
  var panes: [String] {
    (0..<Int(screen.paneCount)).map { position in
      let pane = screen[position]
      let special =
        (pane.placement == .over ? " over" : "") + (pane.isDimmed ? " dimmed" : "")
        + (pane.back == .absent ? "" : pane.back == .system ? " <" : " <app")
      return "\(pane.column) \(simulation.app.viewName(pane.view, 0))\(special)"
    }
  }
}

extension AppMemory {
  /// The value, which must be of the type that was stored.
  func value<Value>(as type: Value.Type) -> Value {
    withPointer { $0.assumingMemoryBound(to: Value.self).pointee }
  }
}

extension DeviceEnvironment {
  static func named(_ name: String, landscape: Bool = false) -> DeviceEnvironment {
    let index = Device.all.firstIndex { $0.name == name }
    return DeviceEnvironment(device: index ?? -1, isLandscape: landscape)
  }
}

extension SplitAction {
  static func choose(_ index: UInt8) -> SplitAction { .choose(SidebarSection(index)) }
  static func call(_ call: UInt8, _ argument: UInt8 = 0) -> SplitAction {
    .call(number: call, argument: argument)
  }
}

/// A random sequence for walks; the seed is all it depends on.
struct Walk {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) >> 33) % bound
  }
}

/// The bytes of a value that has no references in it.
func bytes<Value: BitwiseCopyable>(of value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

extension Assumptions {
  /// One can swipe back wherever the app hides the back button.
  static var swipingAnywhere: Assumptions {
    var assumptions = Assumptions()
    precondition(assumptions.set("hidden-back-swipe", to: "everywhere"))
    return assumptions
  }
}
