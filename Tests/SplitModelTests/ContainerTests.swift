import Testing

@testable import SplitModel

private let letter = ShownView.destination(Destination(0))
private let photo = ShownView.destination(Destination(1))

@Suite("StackContainer")
struct StackContainerTests {
  @Test("a stack holds entries of three kinds, and only values are those of the path")
  func threeKinds() {
    var stack = StackContainer()
    let taken = [
      stack.push(letter, as: .value), stack.push(photo, as: .viewLink), stack.push(letter, as: .presented),
    ]
    #expect(taken == [true, true, true])
    #expect(stack.entries == ViewPath([letter, photo, letter]))
    #expect((0..<3).map(stack.kind(at:)) == [.value, .viewLink, .presented])
    #expect(stack.values == ViewPath([letter]))
    #expect(stack.valueCount == 1)
    #expect(stack.agrees(with: ViewPath([letter])))
    #expect(!stack.agrees(with: ViewPath([letter, photo, letter])))
  }

  @Test("every level keeps its own kind, and forgets it when it is taken off", arguments: 0..<8)
  func kindsByLevel(_ level: Int) {
    var stack = StackContainer()
    for other in 0..<8 { stack.push(letter, as: other == level ? .presented : .viewLink) }
    #expect((0..<8).map { stack.kind(at: $0) == .presented } == (0..<8).map { $0 == level })
    stack.truncate(to: level)
    for _ in level..<8 { stack.push(letter, as: .value) }
    #expect((level..<8).allSatisfy { stack.kind(at: $0) == .value })
    #expect(stack.valueCount == 8 - level)
    stack.truncate(to: 0)
    #expect(bytes(of: stack) == bytes(of: StackContainer()))
  }

  @Test("a full stack takes no further view and stays as it was")
  func full() {
    var stack = StackContainer()
    for _ in 0..<8 { stack.push(letter, as: .value) }
    let before = stack
    #expect(stack.push(photo, as: .viewLink) == false)
    #expect(stack == before)
  }

  @Test("a path that the app wrote replaces everything but what is presented, which stays on top")
  func takesAPath() {
    var stack = StackContainer()
    stack.push(letter, as: .value)
    stack.push(photo, as: .viewLink)
    stack.take(ViewPath([photo]), presented: letter)
    #expect(stack.entries == ViewPath([photo, letter]))
    #expect(stack.kind(at: 0) == .value)
    #expect(stack.kind(at: 1) == .presented)
    #expect(stack.agrees(with: ViewPath([photo])))
    stack.take(ViewPath(), presented: nil)
    #expect(bytes(of: stack) == bytes(of: StackContainer()))
  }

  @Test("going back from a presented view resets its binding and leaves the path")
  func presentedResets() {
    var launch = DeskMemory(selection: SidebarSection(0))
    launch.path = ViewPath([letter])
    launch.presented = photo
    var pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true)
    #expect(pad.panes == ["detail photo <"])
    pad.begin(.back)
    #expect(pad.panes == ["detail letter <"])
    #expect(pad.pendingEvents == [Delivery(.presented)])
    pad.settle()
    #expect(pad.told == [.writeDismissal(stack: 0)])
    #expect(pad.memory.path == ViewPath([letter]))
    #expect(pad.screen.stacks[0].agreesWithPath)
  }

  @Test("holding the back control past a presented view resets its binding and shortens the path in one go")
  func longPressPastPresented() {
    var launch = DeskMemory(selection: SidebarSection(0))
    launch.path = ViewPath([letter, photo])
    launch.presented = photo
    var pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true)
    pad.take(.longPressBack(2))
    #expect(pad.told == [.writePath(stack: 0, count: 1), .writeDismissal(stack: 0)])
    #expect(pad.panes == ["detail letter <"])
  }

  @Test("choosing another row empties the stack, and what was presented on it is reset")
  func choiceResetsPresented() {
    var launch = DeskMemory(visibility: .all, selection: SidebarSection(0))
    launch.presented = photo
    var pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true)
    pad.take(.choose(1))
    #expect(pad.panes == ["sidebar menu", "detail sent"])
    #expect(pad.memory.presented == nil)
    #expect(pad.told == [.writeSelection(split: 0, SidebarSection(1)), .writeDismissal(stack: 0)])
  }
}

@Suite("DeliveryQueue")
struct DeliveryQueueTests {
  private func queue(_ deliveries: [Delivery]) -> DeliveryQueue {
    var queue = DeliveryQueue()
    for delivery in deliveries { queue.send(delivery) }
    return queue
  }
  private func all(_ queue: DeliveryQueue) -> [Delivery] { (0..<queue.count).compactMap { queue[$0] } }

  private let some = [
    Delivery(.visibility, container: 0, value: 3), Delivery(.path, container: 1, value: 2),
    Delivery(.visibility, container: 1, value: 1), Delivery(.completion, container: 64, value: 9),
  ]

  @Test("deliveries wait in the order in which they were sent")
  func order() {
    #expect(all(queue(some)) == some)
    #expect(queue(some)[4] == nil)
    #expect(queue(some)[-1] == nil)
  }

  @Test("taking one out leaves the others in order, and nothing of it in the bytes", arguments: 0..<4)
  func removal(_ position: Int) {
    var rest = queue(some)
    #expect(rest.remove(at: position) == some[position])
    var expected = some
    expected.remove(at: position)
    #expect(all(rest) == expected)
    #expect(rest == queue(expected))
    #expect(bytes(of: rest) == bytes(of: queue(expected)))
    #expect(rest.remove(at: 3) == nil)
  }

  @Test("dropping a kind for a container touches no other kind or container")
  func removeAll() {
    var rest = queue(some + some)
    rest.removeAll(.visibility, container: 0)
    #expect(all(rest) == [some[1], some[2], some[3], some[1], some[2], some[3]])
  }

  @Test("a delivery beyond the capacity is refused and changes nothing")
  func bound() {
    var full = queue(Array(repeating: some[0], count: DeliveryQueue.capacity))
    #expect(full.count == DeliveryQueue.capacity)
    let before = full
    #expect(full.send(some[1]) == false)
    #expect(full == before)
    while !full.isEmpty { _ = full.remove(at: 0) }
    #expect(bytes(of: full) == bytes(of: DeliveryQueue()))
  }

  @Test(
    "no write of a binding overtakes an earlier one; a push and a pop of one path are writes of one binding")
  func nothingOvertakes() {
    let kinds: [Delivery.Kind] = [
      .visibility, .compactColumn, .selection, .path, .append, .presented, .transition, .orientation,
      .sizeClass,
      .appearance, .completion,
    ]
    for earlier in kinds {
      for later in kinds {
        let isOneBinding =
          (earlier == later && earlier != .completion) || Set([earlier, later]) == Set([.path, .append])
        for container in UInt8(0)..<2 {
          let both = queue([Delivery(earlier), Delivery(later, container: container)])
          #expect(both.wouldOvertake(1) == (isOneBinding && container == 0), "\(later) after \(earlier)")
          #expect(!both.wouldOvertake(0))
        }
      }
    }
  }
}
