import Foundation
import Testing

@testable import SwiftUI

/// What public apps use and has to compile, each name met in one of them.
@MainActor @Suite("Forms of public apps") struct FormsOfPublicApps {
  struct Page: View {
    @State private var text = ""
    @State private var number = 1.0
    @Namespace private var space
    private let price: NumberFormatter = {
      let price = NumberFormatter()
      price.minimumFractionDigits = 2
      return price
    }()
    private let picture = ImageResource(name: "bread", bundle: .main)

    init() {
      let bar = UINavigationBarAppearance()
      bar.configureWithOpaqueBackground()
      bar.titleTextAttributes = [
        .foregroundColor: UIColor.label, .font: UIFont.systemFont(ofSize: 17, weight: .bold),
      ]
      bar.buttonAppearance.normal.titleTextAttributes = bar.titleTextAttributes
      UINavigationBar.appearance().standardAppearance = bar
      UINavigationBar.appearance().scrollEdgeAppearance = bar
      let tabs = UITabBarAppearance()
      tabs.stackedLayoutAppearance.selected.iconColor = .red
      UITabBar.appearance().standardAppearance = tabs
      UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.label], for: .selected)
      UISegmentedControl.appearance().selectedSegmentTintColor = .red
      UITableView.appearance().backgroundColor = .clear
    }

    var body: some View {
      NavigationStack {
        List {
          Section("Prices") {
            Text(1.5 as NSNumber, formatter: price).textScale(.secondary).fontWidth(.condensed)
            Text("by \(2.5 as NSNumber, formatter: price)")
            Text(Date.now, format: .offset(to: Date.now, allowedFields: [.minute, .second]))
            Text(TimeDataSource<Date>.currentDate, format: .stopwatch(startingAt: .now))
            Text(.currentDate, format: SystemFormatStyle.Timer(countingDownIn: .now..<Date.distantFuture))
            Slider(
              value: $number, in: 0...2, minimumValueLabel: Text("a"), maximumValueLabel: Text("b"),
              label: { Text("Volume") })
            Slider(
              value: $number, in: 0...2, step: 1, minimumValueLabel: Text("a"), maximumValueLabel: Text("b"),
              label: { Text("Rating") })
          }
          .listSectionSeparator(.hidden, edges: .top)
          .listRowSeparator(.hidden, edges: [.top, .bottom])
          Image(picture).background(.fill.tertiary)
            .foregroundStyle(Color(ColorResource(name: "crust", bundle: .main)))
          Label("Bread", image: picture).badge(String?.none).glassEffectUnion(id: 1, namespace: space)
          Stepper(value: $number, step: 5) { Text("Step") }
          Stepper("Step", value: $number, step: 5)
          TextField("Phone", text: $text).textContentType(.telephoneNumber).keyboardType(.namePhonePad)
          Circle().fill(Color(#colorLiteral(red: 0.9, green: 0.8, blue: 0.7, alpha: 1)))
            .gesture(number > 1 ? nil : TapGesture().onEnded { number = 2 })
          Text("drag").onDrag {
            .init(object: NSUserActivity(activityType: text))
          } preview: {
            Text("drag")
          }
          Button("Copy") {
            UIPasteboard.general.string = "copied"
            UIImpactFeedbackGenerator(style: .soft).impactOccurred()
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            UISelectionFeedbackGenerator().selectionChanged()
            if !UIAccessibility.isVoiceOverRunning {
              UIAccessibility.post(notification: .announcement, argument: "copied")
            }
            if let settings = URL(string: UIApplication.openSettingsURLString) {
              UIApplication.shared.open(settings)
            }
            let misspelled = UITextChecker().rangeOfMisspelledWord(
              in: text, range: NSRange(0..<text.utf16.count), startingAt: 0, wrap: false, language: "en")
            text = UIPasteboard.general.string ?? (misspelled.location == NSNotFound ? "nothing" : text)
          }
          ._onButtonGesture(pressing: { _ in }, perform: {})
          if let image = ImageRenderer(content: Text("a")).uiImage { Image(uiImage: image) }
          if let image = UIImage(named: "bread") { Image(uiImage: image).resizable() }
        }
        .searchable(text: $text) {
          ForEach(["rye"], id: \.self) { Text($0).searchCompletion($0) }
        }
      }
    }
  }

  /// What an app's delegate is written with, and what is handed out.
  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 0
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
  }
  struct Delegated: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene {
      WindowGroup { Handed(data: Data([1])).environmentObject(delegate) }
    }
  }
  struct Handed: View {
    let data: Data?
    private let bread = Image("bread")
    private var isBold: Bool { weight == .bold || isInverted }
    @ScaledMetric private var side = 20
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.accessibilityInvertColors) private var isInverted
    @GestureState(initialValue: .zero, resetTransaction: Transaction(animation: .default))
    private var offset: CGSize
    @State private var isChosen = false
    var body: some View {
      NavigationStack {
        List {
          if let picture = data.flatMap(UIImage.init) { Image(uiImage: picture).frame(width: side) }
          Label("Bread", systemImage: "circle").labelIconToTitleSpacing(2).labelReservedIconWidth(9)
            .opacity(isBold ? 1 : 0.5)
          bread.symbolColorRenderingMode(.gradient).offset(offset)
          ShareLink(item: bread, preview: .init("bread", image: bread, icon: bread))
          ShareLink(items: ["rye", "oat"], preview: { SharePreview($0) })
          Button("Choose") { isChosen = true }
            .fileImporter(isPresented: $isChosen, allowedContentTypes: [.text]) { result in
              if let url = try? result.get(), url.startAccessingSecurityScopedResource() {
                url.stopAccessingSecurityScopedResource()
              }
            }
        }
        .background(Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white }))
        .frame(width: UIScreen.main.bounds.width)
        .scrollIndicators(.never)
        .background(.bar, ignoresSafeAreaEdges: .top).overlay(.thinMaterial, in: .capsule).overlay(.tint)
        .navigationTitle("Handed")
      }
    }
  }

  @Test("an app may have a delegate, and hand out pictures and files")
  func appsHaveDelegates() throws {
    #expect(Delegated.Body.self != Never.self)
    let graph = evaluated(Handed(data: Data([1])))
    try graph.tap("Choose")
    #expect(graph.problems.isEmpty)
  }

  /// Titles that are strings.
  struct Titled: View {
    let title: String
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var number = 1.0

    var body: some View {
      NavigationStack {
        VStack {
          LabeledContent(title, value: "a")
          LabeledContent(title) { Text("b") }
          Label(title, image: "bread")
          ProgressView(title)
          DatePicker(title, selection: $date)
          Stepper(title, value: $number)
          GroupBox(title) { Text("c") }
          TextField(title, value: $number, format: .number)
        }
        .navigationBarTitle(.init(verbatim: title))
      }
    }
  }

  /// An alert without buttons, a size of text of older apps, and defaults by what all objects have.
  struct Older: View {
    @Environment(\.sizeCategory) private var size
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Button("Count \(UserDefaults.standard.value(forKey: "older count") as? Int ?? 0)") { isShown = true }
          .alert(isPresented: $isShown) {
            Alert(title: Text("Stopped"), message: Text("at \(size.rawValue)"))
          }
          .environment(\.sizeCategory, .accessibilityLarge)
      }
    }
  }

  @Test("an alert without buttons has one that says OK")
  func alertsHaveAButton() throws {
    UserDefaults.standard.setValue(2, forKey: "older count")
    defer { UserDefaults.standard.removeObject(forKey: "older count") }
    let graph = evaluated(Older())
    try graph.tap("Count 2")
    try graph.tap("OK")
    #expect(graph.problems.isEmpty)
  }

  @Test("a title may be a string")
  func titlesAreStrings() {
    let graph = evaluated(Titled(title: "Bread"))
    #expect(graph.front.title == "Bread")
    #expect(graph.front.texts.filter { $0 == "Bread" }.count >= 5)
  }

  @Test("what has no effect leaves the page as it is, and a formatter writes a text")
  func hasNoEffect() throws {
    let graph = evaluated(Page())
    #expect(graph.front.texts.prefix(3) == ["Prices", "1.50", "by 2.50"])
    try graph.tap("Copy")
    #expect(graph.problems.isEmpty)
    #expect(graph.front.texts.prefix(3) == ["Prices", "1.50", "by 2.50"])
  }

  @Test("a file has lines, and an address of the network is not reached")
  func lines() async throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).words")
    try "rye\n\nspelt".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var words: [String] = []
    for try await line in file.lines { words.append(line) }
    #expect(words == ["rye", "spelt"])
    let address = try #require(URL(string: "https://example.org/words"))
    await #expect(throws: CocoaError.self) {
      for try await line in address.lines { words.append(line) }
    }
  }
}
