import SplitModel
import Testing

@testable import SwiftUI

#if !canImport(UIKit)
/// Apps of several runs take turns on the main thread, each on a device of its own.
@MainActor @Suite struct DevicesOfApps {
  private func queue(_ device: String) throws -> MainQueue {
    let queue = MainQueue(nil)
    let number = try #require(Device.all.firstIndex { $0.name == device })
    queue.become(DeviceEnvironment(device: number, isLandscape: false))
    return queue
  }

  @Test func eachAppHasItsOwn() throws {
    let (phone, pad) = (try queue("iphone-15"), try queue("ipad-13"))
    let idiom = { UIDevice.current.userInterfaceIdiom }
    #expect(phone.does(idiom) == .phone)
    #expect(pad.does { phone.does(idiom) } == .phone)
    #expect(pad.does(idiom) == .pad)
  }
}
#endif
