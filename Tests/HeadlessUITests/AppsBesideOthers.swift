import SplitModel
import Testing

@testable import SwiftUI

/// Apps of several runs take turns on the main thread: what one does changes nothing for another.
@MainActor @Suite struct AppsBesideOthers {
  @Test func eachFollowsWhatItsOwnObjectsAnnounce() {
    let (one, other) = (MainQueue(nil), MainQueue(nil))
    let graphs = [one, other].map { $0.does { ViewGraph({ Text("a") }, EnvironmentValues()) } }
    for graph in graphs { graph.update() }
    one.does { Announcements.note() }
    #expect(graphs.map(\.mayHaveChanged) == [true, false])
    for graph in graphs { graph.update() }
    #expect(graphs.map(\.mayHaveChanged) == [false, false])
    Announcements.note()
    #expect(graphs.map(\.mayHaveChanged) == [true, true])
  }

  #if !canImport(UIKit)
  private func queue(_ device: String) throws -> MainQueue {
    let queue = MainQueue(nil)
    let number = try #require(Device.all.firstIndex { $0.name == device })
    queue.become(DeviceEnvironment(device: number, isLandscape: false))
    return queue
  }

  @Test func eachHasADeviceOfItsOwn() throws {
    let (phone, pad) = (try queue("iphone-15"), try queue("ipad-13"))
    let idiom = { UIDevice.current.userInterfaceIdiom }
    #expect(phone.does(idiom) == .phone)
    #expect(pad.does { phone.does(idiom) } == .phone)
    #expect(pad.does(idiom) == .pad)
  }
  #endif
}
