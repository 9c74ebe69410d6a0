import Testing

@testable import SplitDesigns
@testable import SplitModel

/// States are flat: one representation for each value, so that they can be kept, hashed and compared whole.
@Suite("Flatness")
struct FlatnessTests {
  /// What a person and a device do at random; the resizes make size classes flip.
  private static let actions: [SplitAction] =
    [
      .toggle, .toggle, .back, .back, .swipeBack, .edgeSwipe, .drag, .tapOutside, .escape, .rotate,
      .resize(.full), .resize(.third), .resize(.twoThirds), .longPressBack(2), .deliver(1), .deliver(2),
    ] + (0..<3).map { .choose(UInt8($0)) } + (0..<4).map { .open(UInt8($0)) }
    + (0..<4).flatMap { call in (0..<4).map { .call(UInt8(call), UInt8($0)) } }

  /// The states of a walk, some in flight and some at rest, and the steps between them.
  private func walk(
    _ design: LazySplit, on device: String, seed: UInt64, count: Int
  ) -> [SplitState] {
    var walk = Walk(state: seed)
    var driver = Driver(design, on: device, start: walk.below(2), quirks: [.edgeSwipeSlips])
    var states = [driver.state]
    for step in 0..<count {
      if step % 200 == 199 {
        driver = Driver(design, on: device, start: walk.below(2), quirks: [.edgeSwipeSlips])
      }
      driver.begin(Self.actions[walk.below(Self.actions.count)])
      states.append(driver.state)
      if walk.below(3) > 0 {
        driver.settle()
        states.append(driver.state)
      }
    }
    return states
  }

  /// Compares states with others that were reached by another way; returns the number that were there before.
  ///
  /// States with the same bytes must be equal and hash alike; of those with different bytes, a thousand are
  /// compared with each other.
  private func compare<Value: Hashable>(
    _ values: [Value], _ bytes: (Value) -> [UInt8] = { value in withUnsafeBytes(of: value) { Array($0) } }
  ) -> Int {
    var first: [[UInt8]: Int] = [:]
    var distinct: [Value] = []
    for (position, value) in values.enumerated() {
      if let other = first[bytes(value)] {
        #expect(values[other] == value && values[other].hashValue == value.hashValue, "state \(position)")
      } else {
        first[bytes(value)] = position
        distinct.append(value)
      }
    }
    let some = stride(from: 0, to: distinct.count, by: max(1, distinct.count / 1_000)).map { distinct[$0] }
    let isTold = some.indices.allSatisfy { one in some[..<one].allSatisfy { $0 != some[one] } }
    #expect(isTold)
    return values.count - distinct.count
  }

  @Test(
    "over 20,000 actions states are equal exactly when their bytes are, whatever way led to them",
    arguments: [("iphone-15-pro-max", UInt64(1)), ("ipad-11", 2)])
  func bytesAgree(_ device: String, _ seed: UInt64) {
    let states =
      walk(.head, on: device, seed: seed, count: 5_000)
      + walk(.version16, on: device, seed: seed, count: 5_000)
    #expect(states.count > 10_000)
    let equal = compare(states.map(FlatState.init))
    #expect(equal > 1_000 && states.count - equal > 1_000, "\(equal) of \(states.count)")
    #expect(compare(states.map(\.platform)) > 1_000)
    #expect(compare(states.map { $0.memory.value(as: LazySplit.Memory.self) }) > 1_000)
  }

  @Test("no part of a state has padding: its size is the sum of its fields'")
  func noPadding() {
    func size<Value>(_ type: Value.Type) -> Int {
      #expect(MemoryLayout<Value>.size == MemoryLayout<Value>.stride, "\(type)")
      #expect(MemoryLayout<Value>.alignment == 1, "\(type)")
      return MemoryLayout<Value>.size
    }
    #expect(size(ViewPath.self) == 9)
    #expect(size(DeviceEnvironment.self) == 8)
    #expect(size(SplitContainer.self) == 10)
    #expect(size(StackContainer.self) == 9 + 2 + 1)
    #expect(size(Delivery.self) == 3)
    #expect(size(DeliveryQueue.self) == DeliveryQueue.capacity * 3 + 1)
    #expect(size(PlatformState.self) == 8 + 2 * 10 + 2 * 12 + 1 + size(DeliveryQueue.self))
    #expect(size(SidebarColumns.Memory.self) == 8)
    #expect(size(ComposableSplit.Memory.self) == 19)
    #expect(size(SplitNavigatorDesign.Memory.self) == 1 + 3 * 9 + 1 + 2 + 9 + 9 + 1)
    #expect(size(LazySplit.Memory.self) == 4 + 2 * 9 + 9 + 2 * 9)
    #expect(
      MemoryLayout<FlatState>.size == MemoryLayout<FlatBytes>.size + MemoryLayout<PlatformState>.size)
  }

  @Test("what every action copies takes 128 bytes at most, up to which a copy is a few moves and not a call")
  func copiesAreSmall() {
    #expect(MemoryLayout<Screen>.size <= 128)
    #expect(MemoryLayout<BodyDescription>.size <= 128)
    #expect(MemoryLayout<PlatformState>.size <= 128)
  }

  @Test("a state of the platform or of LazySplit may be copied as bytes")
  func bitwiseCopyable() {
    func isFlat<Value: BitwiseCopyable>(_: Value.Type) -> Bool { true }
    #expect(isFlat(FlatState.self) && isFlat(PlatformState.self))
    #expect(isFlat(LazySplit.Memory.self) && isFlat(SplitObservation.self))
  }

  @Test(
    "what is seen can be derived anew at any time and is the same",
    arguments: ["ipad-11", "iphone-15-pro-max"])
  func observationIsDerived(_ device: String) {
    var walk = Walk(state: 3)
    var driver = Driver(LazySplit.version16, on: device, quirks: [.edgeSwipeSlips, .tapFallsThrough])
    for _ in 0..<2_000 {
      driver.begin(Self.actions[walk.below(Self.actions.count)])
      let anew = driver.simulation.observe(driver.state)
      #expect(anew.screen == driver.screen)
      #expect(anew.body == driver.observation.body)
      if walk.below(3) > 0 { driver.settle() }
      if driver.screen.place.entries[0].count > 5 { driver = Driver(.version16, on: device) }
    }
  }
}
