import Testing

@testable import SplitModel

@Suite("Rotation")
struct RotationTests {
  private let orientation = Delivery(.orientation, value: 1)
  private let sizeClass = Delivery(.sizeClass, value: 0)

  @Test("turning a large phone sends the orientation, then the size class, and the app handles each")
  func twoDeliveries() {
    var phone = Driver(Desk(), on: "iphone-15-pro-max")
    let upright = phone.environment
    #expect(phone.begin(.rotate) == nil)
    #expect(phone.pendingEvents == [orientation, sizeClass])
    #expect(phone.environment == upright)
    #expect(phone.begin(.deliver(1)) == nil)
    #expect(phone.environment.isLandscape && phone.environment.isCompact)
    let between = phone.environment
    phone.settle()
    #expect(phone.environment == .named("iphone-15-pro-max", landscape: true))
    #expect(phone.told == [.environmentChanged(from: upright), .environmentChanged(from: between)])
  }

  @Test("the size class may be delivered before the orientation, and both orders end alike")
  func otherOrder() {
    var phone = Driver(Desk(), on: "iphone-15-pro-max")
    phone.begin(.rotate)
    #expect(phone.begin(.deliver(2)) == nil)
    #expect(!phone.environment.isCompact && !phone.environment.isLandscape)
    #expect(phone.environment.widthPoints == 430)
    phone.settle()
    #expect(phone.environment == .named("iphone-15-pro-max", landscape: true))
  }

  @Test("other actions come between the two parts of a rotation")
  func actionsBetween() {
    var phone = Driver(Desk(), on: "iphone-15-pro-max")
    phone.begin(.rotate)
    #expect(phone.begin(.choose(0)) == nil)
    #expect(phone.memory.selection == SidebarSection(0))
    #expect(phone.pendingEvents.prefix(2) == [orientation, sizeClass])
    phone.settle()
    #expect(phone.panes == ["detail inbox"])
  }

  @Test(
    "turning twice before anything is delivered ends where it began, and events of one kind stay in order")
  func twiceInFlight() {
    var phone = Driver(Desk(), on: "iphone-15-pro-max")
    let upright = phone.environment
    phone.begin(.rotate)
    phone.begin(.rotate)
    #expect(
      phone.pendingEvents == [
        orientation, sizeClass, Delivery(.orientation, value: 0), Delivery(.sizeClass, value: 1),
      ])
    #expect(phone.begin(.deliver(3)) == .outOfOrder)
    phone.settle()
    #expect(phone.environment == upright)
  }

  @Test("turning any other device is one event", arguments: ["iphone-15", "ipad-11", "iphone-duo-inner"])
  func oneEvent(_ device: String) {
    var desk = Driver(Desk(), on: device)
    let upright = desk.environment
    #expect(desk.begin(.rotate) == nil)
    #expect(desk.pendingEvents == [])
    #expect(desk.environment == .named(device, landscape: true))
    #expect(desk.told == [.environmentChanged(from: upright)])
  }

  @Test("a device that cannot turn ignores it", arguments: ["mac", "vision-pro", "apple-tv", "apple-watch"])
  func cannotTurn(_ device: String) {
    var desk = Driver(Desk(), on: device)
    #expect(desk.take(.rotate) == .notOnThisDevice)
    #expect(desk.told == [])
  }

  @Test("an app that crashes between the two parts is launched anew in the surroundings that were to come")
  func crashBetween() {
    let desk = Desk(calls: [{ _, turn in turn.hasTrapped = true }])
    var phone = Driver(desk, on: "iphone-15-pro-max")
    phone.begin(.rotate)
    phone.begin(.call(0))
    #expect(phone.observation.effects.hasTrapped)
    #expect(phone.pendingEvents == [])
    #expect(phone.environment == .named("iphone-15-pro-max", landscape: true))
  }

  @Test("on an immediate platform a rotation is one event on a large phone too")
  func immediate() {
    var phone = Driver(Desk(), on: "iphone-15-pro-max", isImmediate: true)
    phone.begin(.rotate)
    #expect(phone.environment == .named("iphone-15-pro-max", landscape: true))
    #expect(phone.told.count == 1)
  }
}
