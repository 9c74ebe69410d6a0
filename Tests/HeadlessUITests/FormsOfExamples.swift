import SplitFuzz
import Testing

@testable import SwiftUI

/// Forms that collections of examples and apps of 2026 use.
@Suite struct FormsOfExampleTests {
  struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  struct Card: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { Card(text: $0) }
      ProxyRepresentation { Card(text: String(describing: $0 as URL)) }
      ProxyRepresentation { Card(text: String(decoding: $0 as Data, as: UTF8.self)) }
    }
  }

  struct Labeled: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).bold() }
  }

  /// What has no effect and has to compile.
  struct Inert: View {
    @Environment(\.openURL) private var openURL
    @State private var position = ScrollPosition(point: .zero)
    @State private var isExporting = false
    var body: some View {
      NavigationStack {
        VStack {
          TimelineView(.animation) { Text($0.cadence <= .live ? "live" : "slow") }
          GroupBox(label: Text("label")) { Text("content") }.labeledContentStyle(Labeled())
          ControlGroup { Text("a") }.controlGroupStyle(.compactMenu)
          EllipticalGradient(colors: [.red, .blue]).clipShape(AnyShape(Circle()))
          AngularGradient(colors: [Color(.yellow)], center: .center, angle: .degrees(3))
          OffsetShape(shape: Circle(), offset: .zero)
          RotatedShape(shape: Circle(), angle: .degrees(3))
          ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 1))
          Section("s") { Text("b") }.sectionIndexLabel("s").listSectionMargins(.bottom, 3)
        }
        .position(CGPoint(x: 1, y: 1)).defersSystemGestures(on: .vertical).labelReservedIconWidth(3)
        .visualEffect { effect, geometry in
          effect.offset(geometry.size).scaleEffect(x: 2).scaleEffect(geometry.size)
        }
        .dropDestination(for: String.self, isEnabled: true) { items, session in
          print(items, session.location)
        }
        .buttonBorderShape(.roundedRectangle(radius: 3)).blendMode(.sourceAtop).scrollPosition($position)
        .keyframeAnimator(initialValue: 0.0) { view, scale in
          view.scaleEffect(scale)
        } keyframes: { _ in
          KeyframeTrack(\.self) { SpringKeyframe(1, duration: 1, spring: .snappy) }
        }
        .toolbar {
          ToolbarItem(placement: .title) { Button("Go") { openURL(URL(filePath: "/a"), prefersInApp: true) } }
            .visibilityPriority(.high)
        }
      }
    }
  }

  @Test func whatHasNoEffectCompiles() async throws {
    _ = try await HeadlessApp("inert") { Inert() }.system()
  }

  /// Rows for bindings to elements, with each kind of selection.
  struct Rows: View {
    let isById: Bool
    let isSet: Bool
    @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]
    @State private var one: Int?
    @State private var several: Set<Int> = []
    private var chosen: Int? { isSet ? several.first : one }
    var body: some View {
      NavigationSplitView {
        switch (isById, isSet) {
        case (false, false): List($people, selection: $one) { $person in Text(person.name) }
        case (false, true): List($people, selection: $several) { $person in Text(person.name) }
        case (true, false): List($people, id: \.id, selection: $one) { $person in Text(person.name) }
        case (true, true): List($people, id: \.id, selection: $several) { $person in Text(person.name) }
        }
      } detail: {
        if let chosen {
          List($people, id: \.self) { $person in Text(person.name) }.navigationTitle("Number \(chosen)")
        } else {
          Text("Choose")
        }
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func rowsForBindingsAreChosen(isById: Bool, isSet: Bool) async throws {
    let app = await HeadlessApp("rows") { Rows(isById: isById, isSet: isSet) }
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
    let graph = await evaluated(Rows(isById: isById, isSet: isSet))
    let rows = await graph.page.splits[0].sidebar.anyList?.rows.count
    #expect(rows == 2)
  }

  /// An alert and a dialog that are there while there is an item.
  struct Alerting: View {
    @State private var asked: String?
    @State private var told: Int?
    @State private var taps = 0
    var body: some View {
      NavigationStack {
        VStack {
          Button("Ask") { asked = "sure" }
          Button("Tell") { told = 3 }
        }
        .navigationTitle("Taps: \(taps)")
        .confirmationDialog("Are you?", item: $asked) { word in
          Button("Yes, \(word)") { taps += 1 }
        } message: {
          Text($0)
        }
        .alert("Told", item: $told) { number in
          Button("Fine, \(number)") { taps += number }
        } message: {
          Text("\($0)")
        }
      }
    }
  }

  @Test func anAlertOfAnItemIsAnswered() async throws {
    let app = await HeadlessApp("alerting") { Alerting() }
    let system = try await app.system()
    _ = try await system.test(
      #"link 1 "Ask"; link 1; link 2 "Tell"; link 1"#, at: ["device": "iphone-15 portrait"])
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
  }
}
