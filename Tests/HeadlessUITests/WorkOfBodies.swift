import Foundation
import FuzzEngine
import SplitModel
import Testing

@testable import SplitFuzz
@testable import SwiftUI

/// What is put on the main queue where SwiftUI makes an object or evaluates a body is done.
@Suite @MainActor struct WorkOfBodies {
  final class Loading: ObservableObject {
    @Published var isLoaded = false
    init(_ log: Log, isDelayed: Bool) {
      if isDelayed {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.load(log) }
      } else {
        DispatchQueue.main.async { self.load(log) }
      }
    }
    func load(_ log: Log) {
      isLoaded = true
      log.note("loaded")
    }
  }
  struct Page: View {
    @StateObject private var model: Loading
    init(_ log: Log, isDelayed: Bool) {
      _model = StateObject(wrappedValue: Loading(log, isDelayed: isDelayed))
    }
    var body: some View { Text(model.isLoaded ? "#1" : "#0") }
  }
  struct Beside: View {
    @State private var isOn = false
    var body: some View { Text("beside") }
  }
  struct Home: View {
    enum Way: CaseIterable { case branch, row, sheet, own, updates, environment, stateful }
    @State private var isOn = false
    @State private var isShown = false
    let log: Log
    let isDelayed: Bool
    let way: Way
    var body: some View {
      switch way {
      case .branch:
        Button("Change") { isOn = true }
        Beside()
        if isOn { Page(log, isDelayed: isDelayed) }
      case .row:
        Button("Change") { isOn = true }
        Beside()
        ForEach(0..<(isOn ? 1 : 0), id: \.self) { _ in Page(log, isDelayed: isDelayed) }
      case .sheet:
        Button("Change") { isShown = true }.sheet(isPresented: $isShown) {
          Beside()
          Page(log, isDelayed: isDelayed)
        }
        Beside()
      case .own:
        Own(log: log, isDelayed: isDelayed)
      case .updates:
        Updates(number: Updating(log: log, isDelayed: isDelayed))
      case .environment:
        Button("Change") { isOn = true }
        Surrounded(log: log, isDelayed: isDelayed).disabled(isOn)
      case .stateful:
        VStack {
          Beside()
          Later(isOn: $isOn, log: log, isDelayed: isDelayed)
        }
      }
    }
  }
  nonisolated static func work(_ log: Log, _ isDelayed: Bool) {
    if isDelayed {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("loaded") }
    } else {
      DispatchQueue.main.async { log.note("loaded") }
    }
  }
  struct Own: View {
    @State private var isOn = false
    let log: Log
    let isDelayed: Bool
    var body: some View {
      Button("Change") { isOn = true }
      if isOn { Inner(log: log, isDelayed: isDelayed) }
    }
  }
  struct Inner: View {
    let log: Log
    let isDelayed: Bool
    var body: some View {
      let _ = WorkOfBodies.work(log, isDelayed)
      Text("inner")
    }
  }
  /// A property that starts work when it has changed.
  @propertyWrapper struct Updating: DynamicProperty {
    @State private var number = 0
    let log: Log
    let isDelayed: Bool
    var wrappedValue: Int {
      get { number }
      nonmutating set { number = newValue }
    }
    func update() { if number > 0 { WorkOfBodies.work(log, isDelayed) } }
  }
  struct Updates: View {
    @Updating var number: Int
    init(number: Updating) { _number = number }
    var body: some View {
      Button("Change") { number += 1 }
      Text("\(number)")
    }
  }
  struct Surrounded: View {
    @Environment(\.isEnabled) private var isEnabled
    let log: Log
    let isDelayed: Bool
    var body: some View {
      let _ = isEnabled ? () : WorkOfBodies.work(log, isDelayed)
      Text("inner")
    }
  }
  struct Later: View {
    @Binding var isOn: Bool
    let log: Log
    let isDelayed: Bool
    var body: some View {
      let _ = isOn ? WorkOfBodies.work(log, isDelayed) : ()
      Button("Change") { isOn = true }
    }
  }

  @Test(arguments: Home.Way.allCases, [false, true]) func itIsDone(_ way: Home.Way, _ isDelayed: Bool) throws
  {
    let (log, work) = (Log(), DeferredWork())
    let phone = DeviceEnvironment(device: 0, isLandscape: false)
    let app = EvaluatedApp(phone, rows: [], survey: nil, deferred: work.deferred, ViewLog()) {
      (ViewGraph({ Home(log: log, isDelayed: isDelayed, way: way) }, $0), [])
    }
    work.completeAll()
    #expect(log.lines == [])
    try app.queue.does { Result { try app.graph.tap("Change") } }.get()
    for _ in 0..<3 {
      work.completeAll()
      app.queue.does { app.graph.update() }
    }
    #expect(log.lines == ["loaded"], "\(way)")
  }

  struct Two: View {
    @State private var number = 0
    let log: Log
    var body: some View {
      Button("Change") { number += 1 }
      Beside()
      if number > 0 { Page(log, isDelayed: true).id(number) }
    }
  }

  @Test func ofTwoItIsDoneTwice() throws {
    let (log, work) = (Log(), DeferredWork())
    let phone = DeviceEnvironment(device: 0, isLandscape: false)
    let app = EvaluatedApp(phone, rows: [], survey: nil, deferred: work.deferred, ViewLog()) {
      (ViewGraph({ Two(log: log) }, $0), [])
    }
    for _ in 0..<2 { try app.queue.does { Result { try app.graph.tap("Change") } }.get() }
    for _ in 0..<3 { work.completeAll() }
    #expect(log.lines == ["loaded", "loaded"])
  }
}
