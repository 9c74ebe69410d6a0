import Foundation
import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Forms of initializers and modifiers that apps write seldom; what has no effect has to compile.
@MainActor @Suite struct SeldomForms {
  struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var children: [Person]?
  }
  enum Field: Hashable { case name }
  struct Marked: TextAttribute {}

  struct Drawn: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line where run[Marked.self] == nil { for glyph in run { context.draw(glyph) } }
        context.draw(line, options: .disablesSubpixelQuantization)
      }
    }
  }

  struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value))
    }
  }

  struct Linear: CustomAnimation {
    struct Count<Value: VectorArithmetic>: AnimationStateKey { static var defaultValue: Int { 0 } }
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Count<V>.self] += 1
      return value.scaled(by: time)
    }
  }

  struct Snap: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = context.containerSize.width + context.velocity.dx
    }
  }

  struct Bar: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
  }

  struct Spread: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: subviews.map { $0.dimensions(in: proposal)[.leading] }.max() ?? 0, height: 0)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
  }

  struct Grouped: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
  }

  final class Notes: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.text]
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { "" }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  struct Controls: View {
    @State private var people = [Person(id: 1, name: "Ann")]
    @State private var chosen: Set<Int> = []
    @State private var isOn = false
    @State private var number = 0.5
    @State private var dates: Set<DateComponents> = []
    @State private var text = ""
    @State private var order = [KeyPathComparator(\Person.name)]
    @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.searchSuggestionsPlacement) private var placement
    @Environment(\.appearsActive) private var isActive
    @Environment(\.openSettings) private var openSettings
    private let picture = ImageResource(name: "a", bundle: .main)

    var body: some View {
      Form {
        Picker("a", systemImage: "x", selection: $isOn) { Text("on").tag(true) }
        Picker("a", image: picture, selection: $isOn) { Text("on").tag(true) }
        Menu("a", image: picture) { Button("b", image: picture) {} }
        ControlGroup("a", systemImage: "x") { Toggle("b", image: picture, isOn: $isOn) }
        Stepper("a", value: $number, in: 1...3, step: 0.5, format: .number)
        Stepper(onIncrement: {}, onDecrement: nil) { Text("a") }
        Slider(value: $number) {
          Text("a")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
        Slider(value: $number, in: 0...1, step: 0.1) {
          Text("a")
        } tick: {
          SliderTick($0)
        }
        Slider(value: $number, neutralValue: 0.5) {
          Text("a")
        } ticks: {
          SliderTick(0.2)
          SliderTickContentForEach([0.4], id: \.self) { SliderTick($0) }
        }
        MultiDatePicker(selection: $dates) { Text("a") }
        ShareLink("a", items: ["a"])
        ShareLink(items: ["a"]) {
          SharePreview($0)
        } label: {
          Text("a")
        }
        ContentUnavailableView("a", image: "x", description: Text("b"))
        Gauge(value: number) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        } markedValueLabels: {
          Text("c")
        }
        ProgressView(timerInterval: .now ... .now) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }
        ProgressView(Progress(totalUnitCount: 3))
        TextField(text: $text, axis: .vertical) { Text("a") }
        TextEditor(text: $text).findNavigator(isPresented: $isOn).replaceDisabled()
      }
      List(people, children: \.children, selection: $chosen) { Text($0.name) }
      List {
        ForEach(people) { Text($0.name) }.onInsert(of: [.text]) { _, _ in }
        OutlineGroup(people[0], children: \.children) { Text($0.name) }
      }
      Table(people, children: \.children) { TableColumn(Text("a"), value: \.name).alignment(.trailing) }
      Table(people, columnCustomization: $columns) { TableColumn("a", value: \.name) }
      Table(of: Person.self) {
        TableColumnForEach(0..<2) { number in TableColumn("\(number)") { (one: Person) in Text(one.name) } }
        if isOn { TableColumn("a", value: \.name) } else { TableColumn("b", value: \.name) }
      } rows: {
        DisclosureTableRow(people[0]) { ForEach(people) { TableRow($0) } }
      }
      AnyLayout(ZStackLayout()) { Spread() { Text("a") } }
      TabView { Tab("a", image: "x") { Text("a") }.contextMenu { Button("b") {} } }
        .tabViewSearchActivation(.searchTabSelection)
      Text(.now ... .now)
      Image("a").resizable(resizingMode: .tile)
      Image(size: .zero) { $0.draw($0.resolve(Text("a")), at: .zero) }
      Circle().union(Rectangle()).size(width: 3, height: 3).fill(.image(Image("x")))
    }
  }

  struct Looks: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var detent = PresentationDetent.custom(Bar.self)
    @State private var address: URL?
    @State private var people = [Person(id: 1, name: "Ann")]
    @FocusState private var field: Field?
    @Namespace private var space

    var body: some View {
      Text("a").customAttribute(Marked()).textRenderer(Drawn())
        .scrollTargetBehavior(Snap()).defaultScrollAnchor(.top, for: .initialOffset)
        .scrollTransition(.interactive.threshold(.visible(0.3)), axis: .horizontal) { view, phase in
          view.brightness(phase.value).rotation3DEffect(.degrees(3), axis: (x: 1, y: 0, z: 0))
        }
        .scrollTransition(topLeading: .animated, bottomTrailing: .identity) { view, _ in view }
        .onScrollPhaseChange { _, _, context in _ = context.geometry.bounds }
        .safeAreaInset(edge: .leading) { Text("b") }.safeAreaPadding(EdgeInsets())
        .alignmentGuide(HorizontalAlignment.leading) { $0.width }
      Text("b").animation(.timingCurve(0, 0, 1, 1), value: isOn).animation(.spring(.bouncy), value: isOn)
        .animation(Animation(Linear()), value: isOn).animation(.easeIn) { $0.opacity(1) }
        .transaction(value: isOn) { $0.isContinuous = true }
        .transition(Twirl().combined(with: .opacity)).transition(.blurReplace(.downUp))
        .transition(AsymmetricTransition(insertion: Twirl(), removal: .scale))
        .transition(AnyTransition(Twirl()))
        .symbolEffect(.wiggle.left.byLayer, options: .repeat(3).speed(2), value: isOn)
        .symbolEffect(.variableColor.cumulative.reversing).groupBoxStyle(Grouped())
      Text("c").gesture(SpatialTapGesture(count: 2).onEnded { _ = $0.location })
        .onContinuousHover { if case .active = $0 { isOn = true } }
        .presentationDetents([.large], selection: $detent)
        .presentationSizing(.page.fitted(horizontal: true, vertical: false))
        .presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
        .fileDialogMessage("a").quickLookPreview($address).navigationDocument("a", preview: SharePreview("a"))
        .searchable(text: $text, editableTokens: $people) { $one in Text(one.name) }
        .searchFocused($field, equals: .name).searchSuggestions(.hidden, for: .content).submitScope()
        .defaultFocus($field, .name, priority: .userInitiated)
        .toolbar {
          ToolbarItem(id: "a", showsByDefault: false) { Text("a") }.customizationBehavior(.reorderable)
          ToolbarItem { Button("b") {} }.hidden(isOn)
        }
      Text("d").font(.body.width(.condensed)).font(.custom("a", fixedSize: 3)).lineLimit(3...)
        .lineHeight(.loose).foregroundStyle(.red, .blue, .green).clipShape(.buttonBorder)
        .foregroundStyle(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1))
        .listItemTint(.fixed(.red)).listRowInsets(.horizontal, 3).labelsVisibility(.hidden)
        .help(Text("a")).containerBackground(for: .window) { Color.red }.modifier(Once().concat(Once()))
        .accessibilityIdentifier("a", isEnabled: isOn).accessibilityScrollAction { _ in }
        .accessibilityLabeledPair(role: .label, id: 1, in: space).accessibilityChildren { Text("a") }
        .accessibilityAction {
        } label: {
          Text("a")
        }.accessibilityCustomContent("a", Text("b"))
    }
  }

  struct Once: ViewModifier { func body(content: Content) -> some View { content } }

  @Test func whatIsWrittenSeldomCompiles() async throws {
    _ = try await HeadlessApp("controls") { NavigationStack { Controls() } }.system()
    _ = try await HeadlessApp("looks") { NavigationStack { Looks() } }.system()
  }

  /// A tap that is turned off, and rows that are edited while it is.
  struct Masked: View {
    @State private var isEditing = false
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Kept().gesture(TapGesture().onEnded { path = [1] }, including: isEditing ? .none : .all)
          Text("other").gesture(TapGesture().onEnded { path = [2] }, isEnabled: !isEditing)
          Button("Edit") { isEditing.toggle() }
        }
        .navigationTitle("Masked").navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  struct Kept: View {
    @State private var count = 0
    var body: some View { Text("kept \(count)").onAppear { count += 1 } }
  }

  @Test func aGestureThatIsTurnedOffIsNotTapped() async throws {
    let app = HeadlessApp("masked") { Masked() }
    let phone: KeyValuePairs = ["device": "iphone-15 portrait"]
    try await app.test("link 1; back", at: phone, showing: "detail: Masked")
    try await app.test("link 3; link 1", at: phone, showing: "detail: Masked")
  }

  /// What several values have in common is chosen for all.
  struct Alike: View {
    @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]

    var body: some View {
      NavigationStack {
        Picker("Name", sources: $people, selection: \.name) { Text("Eve").tag("Eve") }
          .navigationTitle(people.map(\.name).joined(separator: " "))
      }
    }
  }

  @Test func aPickerSetsAllItsSources() async throws {
    try await HeadlessApp("alike") { Alike() }.test(
      "link 1 \"Eve\"", at: ["device": "iphone-15 portrait"], showing: "detail: Eve Eve")
  }
}
