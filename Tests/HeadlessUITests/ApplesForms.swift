import Testing

@testable import SwiftUI

/// Forms of SwiftUI's that apps are written in: that they compile is most of the test.
@MainActor @Suite struct ApplesFormsTests {
  struct Person: Identifiable, Hashable {
    let id: Int
    var name = "Ann"
    var isOn = false
  }
  struct PlainLabels: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }
  struct Checks: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
    }
  }
  struct Bars: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).opacity(configuration.fractionCompleted ?? 0)
    }
  }
  struct Lines: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
  }
  /// A shape that reads its own properties, which no actor has.
  struct Wave: Shape {
    var phase: Double
    var height: CGFloat
    private var start: CGPoint { CGPoint(x: phase, y: height) }
    var animatableData: AnimatablePair<Double, CGFloat> {
      get { AnimatablePair(phase, height) }
      set { (phase, height) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path {
      Path { $0.move(to: start) }.applying(CGAffineTransform(scaleX: 1, y: 2)).trimmedPath(from: 0, to: 1)
    }
  }
  struct Shake: GeometryEffect {
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
    }
  }

  struct Gestures: View {
    enum Drag { case none, pressed, moved(CGSize) }
    @State private var position = CGSize.zero
    @State private var isTargeted = false
    @GestureState private var drag = Drag.none
    @AccessibilityFocusState private var isRead: Bool
    @AccessibilityFocusState(for: .voiceOver) private var row: Int?
    @Namespace private var space

    private var press: some Gesture {
      LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
        .updating($drag) { value, state, _ in
          switch value {
          case .first(true): state = .pressed
          case .second(true, let drag): state = .moved(drag?.translation ?? .zero)
          default: state = .none
          }
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          position.width += drag.predictedEndTranslation.width
        }
    }

    var body: some View {
      Text("moved").gesture(press, including: .all).accessibilityFocused($isRead)
        .accessibilityFocused($row, equals: 1).draggable("text").dropDestination(for: URL.self) { urls, _ in
          !urls.isEmpty
        }
      Text("taken").onDrop(of: [.text], isTargeted: $isTargeted) { providers in !providers.isEmpty }
        .onDrop(of: ["public.text"], isTargeted: nil) { $0.isEmpty && $1.x > 0 }
      Text("read").accessibilityRotor("People") { AccessibilityRotorEntry("Ann", id: 1) }
        .accessibilityRotorEntry(id: 1, in: space).modifier(Shake(animatableData: 1))
        .accessibility(label: Text("label"))
      PasteButton(payloadType: String.self) { _ in }
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
  struct Looks: View {
    @State private var dates: Set<DateComponents> = []
    @State private var text = "text"
    @State private var selection: TextSelection?
    @State private var scope = 0
    @State private var asks = false
    @Environment(\.tabBarPlacement) private var placement

    var body: some View {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: 80)), GridItem()], spacing: 8) { Text("grid") }
        UnevenRoundedRectangle(topLeadingRadius: 8).fill(.red).strokeBorder(.blue, lineWidth: 2)
        Text("cut").clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 1)))
          .background(
            .linearGradient(Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom), in: .capsule)
        MeshGradient(width: 1, height: 2, points: [[0, 0], [1, 0]], colors: [.red, .blue])
        Wave(phase: 1, height: 2).stroke(.red)
        Image("logo", bundle: nil, label: Text("Logo"))
        AsyncImage(url: nil) { phase in
          if let image = phase.image { image.resizable() } else { ProgressView() }
        }
        MultiDatePicker("Dates", selection: $dates)
        TextField("Name", text: $text, selection: $selection).textFieldStyle(Lines())
        ProgressView("Bar", value: 1, total: 2).progressViewStyle(Bars())
        Label("Label", systemImage: "a").labelStyle(PlainLabels())
      }
      .contentMargins(.horizontal, 20, for: .scrollContent).searchable(text: $text)
      .searchScopes($scope, activation: .onSearchPresentation) { Text("All").tag(0) }
      .searchToolbarBehavior(.minimize).scrollEdgeEffectStyle(.soft, for: .top)
      .sensoryFeedback(trigger: scope) { $0 < $1 ? .impact(weight: .heavy) : nil }
      .confirmationDialog("Sure?", isPresented: $asks) { Button("Yes") {}.buttonStyle(.glassProminent) }
      .dialogIcon(Image(systemName: "trash"))
    }
  }

  struct Scenes: App {
    var body: some Scene {
      WindowGroup("Note", id: "note", for: Int.self) { $id in Text("\(id ?? 0)") }
      WindowGroup(for: Int.self) { $id in
        Text("\(id)")
      } defaultValue: {
        1
      }
      .backgroundTask(.appRefresh("refresh")) { await refresh() }
    }
    private func refresh() async {}
  }

  struct Working: View {
    let log: Log
    @State private var people = [Person(id: 1), Person(id: 2, isOn: true)]
    @State private var size = 1
    @State private var tab = 0

    @TabContentBuilder<Int> private var more: some TabContent<Int> {
      TabSection { Tab("Three", systemImage: "c", value: 2) { Text("three") } }
        .customizationID("more").hidden(size > 1)
    }
    var body: some View {
      Text("place").onTapGesture(count: 2) { point in log.note("\(point.x)") }
      Button(role: .close) { log.note("closed") }
      Menu("Sort") {
        Button("Name") {}
      } primaryAction: {
        log.note("sorted")
      }
      Text("row").contextMenu { RenameButton() }.renameAction { log.note("renamed") }
      RenameButton()
      Toggle("All", sources: $people, isOn: \.isOn).toggleStyle(Checks())
      Text("on \(people.count { $0.isOn })")
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      } currentValueLabel: {
        Text("now \(size)")
      }
      TabView(selection: $tab) {
        Tab("One", systemImage: "a", value: 0) { Text("one") }
        Tab("Two", systemImage: "b", value: 1) { Text("two") }.hidden(size > 1)
        more
      }
    }
  }

  @Test func whatHasAnEffectHasIt() throws {
    let log = Log()
    let graph = evaluated(Working(log: log))
    for label in ["place", "Close", "Sort", "Rename"] { try graph.tap(label) }
    #expect(log.lines == ["0.0", "closed", "sorted", "renamed"])
    // Without an action around it there is nothing to rename.
    #expect(graph.front.controls.filter { $0.label == "Rename" }.map(\.isEnabled) == [true, false])
    try graph.tap("All")
    #expect(graph.front.texts.contains("on 2"))
    try graph.tap("All")
    #expect(graph.front.texts.contains("on 0"))
    #expect(graph.front.controls.contains { $0.label == "Tab Two" })
    #expect(graph.front.controls.contains { $0.label == "Tab Three" })
    try graph.tap("Large")
    #expect(!graph.front.controls.contains { ["Tab Two", "Tab Three"].contains($0.label) })
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
  @Test func whatHasNoneIsEvaluated() {
    #expect(evaluated(Gestures()).problems.isEmpty)
    #expect(evaluated(Looks()).front.texts.contains("grid"))
    _ = Scenes().body
  }

  struct Announced: View {
    @Environment(\.controlActiveState) private var state
    var body: some View {
      Button("Say") { AccessibilityNotification.Announcement("said").post() }
        .clipShape(Rectangle(), style: FillStyle(eoFill: true))
        .opacity(state == .inactive ? 0.5 : 1)
    }
  }
  @Test func whatOnlyOtherSystemsShowCompiles() throws {
    try evaluated(Announced()).tap("Say")
  }
}
