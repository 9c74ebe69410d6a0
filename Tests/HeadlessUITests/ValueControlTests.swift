import Foundation
import FuzzEngine
import Testing

@testable import SwiftUI

/// Steppers, sliders and dates can be moved.
@MainActor @Suite struct ValueControlTests {
  struct Form: View {
    let log: Log
    @State private var count = 1
    @State private var level = 0.5
    @State private var day = Date(timeIntervalSince1970: 0)
    var body: some View {
      Text("\(count) \(Int(level * 10)) \(Int(day.timeIntervalSince1970 / 86_400))")
      Stepper("Count", value: $count, in: 0...2) { log.note("\($0)") }
      Stepper("Free", onIncrement: { count += 10 }, onDecrement: nil)
      Slider(value: $level, in: 0...1) { Text("Level") }
      DatePicker("Day", selection: $day, in: Date(timeIntervalSince1970: 0)...)
    }
  }

  @Test func eachMovesWithinItsBounds() throws {
    let log = Log()
    let graph = evaluated(Form(log: log))
    func labels() -> [String] { graph.front.controls.map(\.label) }
    #expect(
      labels() == ["increase Count", "decrease Count", "increase Free", "move Level", "increase Day"])
    try graph.tap("decrease Count")
    #expect(log.lines == ["true", "false"] && !labels().contains("decrease Count"))
    try graph.tap("increase Free")
    #expect(!labels().contains("increase Count") && labels().contains("decrease Count"))
    try graph.tap("move Level")
    try graph.tap("increase Day")
    #expect(graph.front.texts.first == "10 0 1" && labels().last == "decrease Day")
    try graph.tap("move Level")
    #expect(graph.front.texts.first == "10 10 1")
  }

  /// Steppers with bounds as far apart as numbers reach.
  struct Unbounded: View {
    @State private var count: UInt = 1
    @State private var offset = -1
    var body: some View {
      Stepper("Count", value: $count, in: 0...UInt.max)
      Stepper("Offset", value: $offset, in: Int.min...Int.max)
      Stepper("Late", value: $offset, in: 1...Int.max)
    }
  }

  @Test func boundsMayBeFarApart() {
    #expect(
      evaluated(Unbounded()).front.controls.map(\.label) == [
        "increase Count", "decrease Count", "increase Offset", "decrease Offset", "increase Late",
      ])
  }

  struct Visit: Identifiable, Hashable {
    let id: Int
    var title: String { "Visit \(id)" }
  }
  /// The visits of a day, of which one is chosen; there are twenty-one.
  struct Visits: View {
    let isStale: Bool
    var isPinned = false
    @State private var day = 0
    @State private var chosen: Int?
    private var visits: [Visit] {
      (isPinned ? [Visit(id: 0)] : []) + (1...3).map { Visit(id: day * 3 + $0) }
    }
    var body: some View {
      NavigationSplitView {
        List(visits, selection: $chosen) { Text($0.title) }
          .toolbar {
            Stepper("Day", value: $day, in: 0...6).onChange(of: day) { if !isStale { chosen = nil } }
          }
      } detail: {
        if let visit = visits.first(where: { $0.id == chosen }) {
          Text(visit.title).navigationTitle(visit.title)
        } else if chosen == nil {
          Text("Choose")
        }
      }
    }
  }

  /// Rows that come later are called by what stands on them.
  @Test func rowsThatComeLaterHaveNames() async throws {
    let app = HeadlessApp("visits") { Visits(isStale: false) }
    let next = Array(repeating: #"link 11 "increase Day""#, count: 6).joined(separator: "; ")
    try await app.test(
      next + #"; choose 20 "Visit 20"; choose 18; choose 7"#, at: ["device": "iphone-15-pro-max landscape"],
      showing: "sidebar: menu | detail: Visit 20")
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("visits") { Visits(isStale: true) }.test(
        #"link 11; choose 5; link 11"#, at: ["device": "iphone-15-pro-max landscape"])
    }
    #expect(failure?.description.contains(#"choose 5 "Visit 5""#) == true, "\(failure?.description ?? "")")
  }

  /// Where one row stays and the others change, the others are chosen still.
  @Test func rowsBesideOneThatStays() async throws {
    let app = HeadlessApp("visits") { Visits(isStale: false, isPinned: true) }
    let next = Array(repeating: #"link 11 "increase Day""#, count: 6).joined(separator: "; ")
    try await app.test(
      next + "; choose 21", at: ["device": "iphone-15-pro-max landscape"],
      showing: "sidebar: menu | detail: Visit 20")
    try await passes(app)
  }

  @Test func whatAStepperLeavesBehindIsFound() async throws {
    try await passes(HeadlessApp("visits") { Visits(isStale: false) })
    try await fails(HeadlessApp("visits") { Visits(isStale: true) }, "detail.not-blank")
  }
}
