import Testing

@testable import SwiftUI

/// What views read, choose and keep, each fact with its source in Apple's documentation.
@MainActor @Suite struct FactsOfValues {
  final class Model: ObservableObject {
    @Published var count = 0
    init(_ log: Log) { log.note("made") }
  }
  struct Owner: View {
    @StateObject private var model: Model
    let title: String
    init(_ log: Log, _ title: String) {
      _model = StateObject(wrappedValue: Model(log))
      self.title = title
    }
    var body: some View { Button("\(title) \(model.count)") { model.count += 1 } }
  }
  struct Owners: View {
    let log: Log
    var body: some View { Owner(log, log.isOn ? "one" : "two").id(log.number) }
  }

  /// `StateObject`: the object is made once for the lifetime of the container that declares it, by a closure that is run once
  /// though the view is initialised again; another identity is another object.
  @Test func anObjectIsMadeOncePerIdentity() throws {
    let log = Log()
    let graph = evaluated(Owners(log: log))
    try graph.tap("one 0")
    log.isOn = false
    graph.update()
    #expect(graph.front.controls.first?.label == "two 1" && log.lines == ["made"])
    log.number = 1
    graph.update()
    #expect(graph.front.controls.first?.label == "two 0" && log.lines == ["made", "made"])
  }

  struct Login: View {
    enum Field: Hashable { case name, password }
    @FocusState private var field: Field?
    @FocusState private var isOn: Bool
    @State private var name = ""
    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name).focused($isOn)
      Button("next") { (field, isOn) = (.password, true) }
      Text("\(field.map { "\($0)" } ?? "none") \(isOn)")
    }
  }

  /// `FocusState`: nil or false where nothing has the focus; it is moved by a write.
  @Test func focusIsAValue() throws {
    let graph = evaluated(Login())
    #expect(graph.front.texts.contains("none false"))
    try graph.tap("next")
    #expect(graph.front.texts.contains("password true"))
  }

  struct Opening: View {
    @Environment(\.openURL) private var openURL
    var body: some View {
      Button("open") { if let url = URL(string: "app://one") { openURL(url) } }
    }
  }

  /// `OpenURLAction`: the action of the nearest environment is called with the address.
  @Test func anAddressIsOpenedByTheNearestAction() throws {
    let log = Log()
    let action = { (name: String) in
      OpenURLAction { url in
        log.note("\(name) \(url)")
        return .handled
      }
    }
    let view = Opening().environment(\.openURL, action("inner")).environment(\.openURL, action("outer"))
    try evaluated(view).tap("open")
    #expect(log.lines == ["inner app://one"])
    try evaluated(Opening()).tap("open")
  }

  struct Fitting: View {
    var body: some View {
      ViewThatFits {
        Button("wide") {}
        Button("middle") {}
        Button("narrow") {}
      }
    }
  }

  /// `ViewThatFits`: one of its views is there, usually the largest that fits.
  ///
  /// Assumption `fits-by-width`: sizes are not known, so it is the first where the width is regular, and elsewhere the last.
  @Test func oneOfSeveralViewsFits() {
    let graph = evaluated(Fitting())
    #expect(graph.page.controls.map(\.label) == ["wide"])
    var surroundings = graph.environment.surroundings
    surroundings.horizontalSizeClass = .compact
    graph.update(surroundings, hasRun: false)
    #expect(graph.page.controls.map(\.label) == ["narrow"])
  }

  struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    var body: some View {
      TimelineView(schedule) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
    }
  }
  struct Hourly: TimelineSchedule {
    func entries(from start: Date, mode: Mode) -> [Date] { [start.addingTimeInterval(3_600)] }
  }

  /// `TimelineView`: its content is updated at the dates of its schedule; here there is no time but the first of them.
  @Test func aTimelineStandsAtItsFirstDate() {
    let date = { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(evaluated(Clock(schedule: .periodic(from: date(60), by: 1))).page.texts == ["60"])
    #expect(evaluated(Clock(schedule: .explicit([date(7), date(9)]))).page.texts == ["7"])
    #expect(evaluated(Clock(schedule: .everyMinute)).page.texts == ["0"])
    #expect(evaluated(Clock(schedule: Hourly())).page.texts == ["3600"])
  }

  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mint
    var id: Self { self }
  }
  struct Flavors: View {
    @State private var flavor = Flavor.vanilla
    @State private var second: Flavor?
    var body: some View {
      Text("\(flavor) \(second?.rawValue ?? "none")")
      Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue) } }
      Picker("Second", selection: $second) {
        Text("No second").tag(Flavor?.none)
        ForEach(Flavor.allCases) { Text("and \($0.rawValue)").tag(Optional($0)) }
      }
    }
  }

  /// `Picker`: a `ForEach` tags its views by their elements' identities, others by `tag(_:)`; what is tapped is selected.
  @Test func aChoiceIsSelectedByItsTag() throws {
    let graph = evaluated(Flavors())
    #expect(graph.front.controls.map(\.label) == ["mint", "and vanilla", "and mint"])
    try graph.tap("mint")
    try graph.tap("and mint")
    #expect(graph.front.texts.first == "mint mint")
    try graph.tap("No second")
    #expect(graph.front.texts.first == "mint none")
  }

  struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Button(isEnabled ? "on" : "off") {} }
  }

  /// `disabled(_:)`: it sets `isEnabled` for the views in it, and a view in a disabled one cannot be enabled.
  @Test func aDisabledViewCannotBeTapped() {
    let graph = evaluated(Group { Enabled().disabled(false) }.disabled(true))
    #expect(graph.page.controls.map(\.label) == ["off"] && graph.page.controls.map(\.isEnabled) == [false])
  }
}
