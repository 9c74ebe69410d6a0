import Foundation
import FuzzEngine
import Observation
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
    #expect(graphs.map(\.hasAnnounced) == [true, false])
    for graph in graphs { graph.update() }
    #expect(graphs.map(\.mayHaveChanged) == [false, false])
    Announcements.note()
    // A thread's may be anybody's, but nothing in a report follows from it.
    #expect(graphs.map(\.mayHaveChanged) == [true, true])
    #expect(graphs.map(\.hasAnnounced) == [false, false])
  }

  @Test func whatATaskAnnouncesElsewhereIsOfItsApp() throws {
    let (one, other, app) = (MainQueue(nil), MainQueue(nil), AppTasks())
    let graphs = [one, other].map { $0.does { ViewGraph({ Text("a") }, EnvironmentValues()) } }
    for graph in graphs { graph.update() }
    app.found = one
    let (control, isDone) = (try #require(Tasks.control), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      control.call(app) { Announcements.note() }
      isDone.signal()
    }
    isDone.wait()
    #expect(graphs.map(\.mayHaveChanged) == [true, false])
  }

  struct Listening: View {
    var body: some View {
      let changes = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
      Text("listening").onReceive(changes) { _ in }
    }
  }
  struct Home: View { var body: some View { VStack { MadeObjects.Counter() } } }

  /// Where changes may be missed, every body is evaluated, and makes its objects anew.
  @Test func onlyTheAppThatListensMayMissChanges() throws {
    let (one, other) = (MainQueue(nil), MainQueue(nil))
    let graph = one.does { evaluated(Home()) }
    let listening = other.does { evaluated(Listening()) }
    for _ in 0..<2 { try one.does { Result { try graph.tap("Count") } }.get() }
    #expect(graph.counted == "2")
    #expect([graph, listening].map(\.mayHaveChanged) == [false, true])
  }

  final class Shown: ObservableObject { @Published var count = 0 }
  @Observable final class Reason { var isThere = false }
  struct Reader: View {
    @ObservedObject var shown: Shown
    var body: some View { Text("\(shown.count)") }
  }
  struct Writing: View {
    let (shown, reason): (Shown, Reason)
    var body: some View {
      Reader(shown: shown)
      ForEach(0..<1) { _ in
        let _ = reason.isThere && shown.count == 0 ? (shown.count = 1) : ()
        Text("row")
      }
    }
  }

  /// A row that writes is of the view around, though only the row is evaluated.
  @Test func aReportNamesTheViewOfItsOwnApp() {
    let reason = Reason()
    let graph = evaluated(Writing(shown: Shown(), reason: reason))
    _ = evaluated(Home())
    reason.isThere = true
    graph.update()
    #expect(graph.problems.map(\.problem) == ["the body of 'Writing' changes state while it is evaluated"])
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
