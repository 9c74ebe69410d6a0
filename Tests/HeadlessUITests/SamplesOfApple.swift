import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Forms of Apple's sample apps and of coordinators, which are right.
@MainActor @Suite struct SamplesOfApple {
  /// A grid without elements under a title, as Apple's FocusCookbook shows a category without recipes.
  struct Recipes: View {
    @State private var category: String?
    @State private var path: [String] = []
    private let recipes = ["Dessert": ["Pie"]]

    var body: some View {
      NavigationSplitView {
        List(["Dessert", "Sandwich"], id: \.self, selection: $category) { NavigationLink($0, value: $0) }
          .navigationTitle("Categories")
      } detail: {
        NavigationStack(path: $path) {
          if let category {
            ScrollView {
              LazyVGrid(columns: []) { ForEach(recipes[category] ?? [], id: \.self) { Text($0) } }
            }
            .navigationTitle(category)
          } else {
            Text("Choose a category").navigationTitle("")
          }
        }
      }
    }
  }

  @Test func aCategoryWithoutElementsHasATitle() async throws {
    #expect(try await HeadlessApp("recipes") { Recipes() }.test(seed: 42, runs: 12).findings.isEmpty)
  }

  @Observable final class Flow {
    var outer: [Int] = []
    var inner: [Int] = []
    var isOver = false
  }

  /// A coordinator's stack at the root of another one's, before the app itself.
  struct Coordinated: View {
    @Bindable var flow: Flow
    var body: some View {
      if flow.isOver {
        NavigationStack {
          List(1..<3, id: \.self) { NavigationLink("Row \($0)", value: $0) }
            .navigationTitle("Home")
            .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Page \($0)") }
        }
      } else {
        NavigationStack(path: $flow.outer) {
          NavigationStack(path: $flow.inner) {
            Button("Next") { flow.inner.append(1) }
              .navigationDestination(for: Int.self) { _ in Button("Finish") { flow.isOver = true } }
          }
        }
      }
    }
  }

  @Test func aStackInAnotherIsFollowedAndSaid() async throws {
    let app = HeadlessApp("coordinated", making: { Flow() }, events: []) { Coordinated(flow: $0) }
    let report = try await app.test(seed: 42, runs: 12)
    #expect(report.findings.isEmpty)
    #expect("\(report)".contains("a stack in another stack"))
  }

  enum Place: Hashable { case login, home }

  /// A button to a view with a button of the same name; behind it is a view without a back button.
  struct Account: View {
    @State private var path: [Place] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Login") { path.append(.login) }
          .navigationDestination(for: Place.self) { place in
            switch place {
            case .login: Button("Login") { path = [.home] }
            case .home: Button("Logout") { path = [] }.navigationBarBackButtonHidden()
            }
          }
      }
    }
  }

  @Test func theSurveyTellsARootFromWhatIsPushed() async throws {
    #expect(try await HeadlessApp("account") { Account() }.test(seed: 42, runs: 12).findings.isEmpty)
  }

  /// A screen that covers everything has a stack of its own: from what is pushed there one goes back, and then logs out.
  struct Covered: View {
    @State private var isCovered = false
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack {
        List(1..<3, id: \.self) { NavigationLink("Row \($0)", value: $0) }
          .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Page \($0)") }
          .toolbar { Button("Log in") { isCovered = true } }
      }
      .fullScreenCover(isPresented: $isCovered) {
        NavigationStack(path: $path) {
          VStack {
            Button("Contact") { path.append(1) }
            Button("Log out") { isCovered = false }
            Button("Refresh") {}
          }
          .navigationDestination(for: Int.self) { _ in Text("Write to us") }
        }
      }
    }
  }

  @Test func howOneLeavesACoverIsTheAppsAffair() async throws {
    let app = HeadlessApp("covered") { Covered() }
    #expect(try await app.test(seed: 42, runs: 20).findings.isEmpty)
    try await app.test(#"link 3 "Log in"; link 1 "Contact""#, at: ["device": "iphone-15 portrait"])
  }

  /// Alignments and styles of the app's own, which have no effect.
  struct Aligned: View {
    var body: some View {
      NavigationStack {
        HStack(alignment: .cover) {
          Text("a").alignmentGuide(.cover) { $0[VerticalAlignment.center] + ($0[explicit: .cover] ?? 0) }
          Circle().fill(.background.blendMode(.colorDodge).opacity(0.4))
            .clipShape(.rect(corners: .concentric(minimum: .fixed(16)), isUniform: true))
            .rotationEffect((Angle.degrees(90) - .radians(1)) * 2)
        }
        .navigationTitle("Aligned")
      }
    }
  }

  /// Steps without a way back, of which the last leads to the first view, as in Apple's StoreKitReviewRequest.
  struct Steps: View {
    let hasButtons: Bool
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Start") { path = [1] }.navigationTitle("Process")
          .navigationDestination(for: Int.self) { step in
            VStack {
              if hasButtons { Button("Step \(step)") { path = step < 3 ? path + [step + 1] : [] } }
              Text("Go on").navigationTitle("Step \(step)")
            }
            .navigationBarBackButtonHidden()
          }
      }
    }
  }

  @Test func stepsWithoutAWayBackLeadOn() async throws {
    try await passes(HeadlessApp("steps") { Steps(hasButtons: true) })
    try await fails(HeadlessApp("steps") { Steps(hasButtons: false) }, "no-dead-end stuck")
  }

  /// A card that is equal by what is edited on its view, as in Apple's FlashCard.
  @Observable final class Card: Hashable {
    var front = "Front"
    static func == (one: Card, other: Card) -> Bool { one.front == other.front }
    func hash(into hasher: inout Hasher) { hasher.combine(front) }
  }

  struct Cards: View {
    @State private var cards: [Card] = []
    @State private var path: [Card] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          ForEach(Array(cards.enumerated()), id: \.offset) { NavigationLink("Card \($0)", value: $1) }
          Button("Add") {
            cards.append(Card())
            path = [cards[cards.count - 1]]
          }
        }
        .navigationTitle("Cards")
        .navigationDestination(for: Card.self) { card in
          TextField("Front", text: Bindable(card).front).navigationTitle("Card")
        }
      }
    }
  }

  @Test func aValueOnAPathMayChangeWhatItIsEqualBy() async throws {
    try await HeadlessApp("cards") { Cards() }.test(seed: 42, runs: 20)
  }

  /// A cover with columns of its own, whose sidebar has the button that closes it, as in Apple's GradientBuilder.
  struct Gradients: View {
    @State private var isPlaying = false
    var body: some View {
      NavigationView {
        List { NavigationLink("Gradient") { Text("Colours") } }.navigationTitle("Gradients")
          .toolbar { Button("Play") { isPlaying = true } }
        Text("No gradient")
      }
      .fullScreenCover(isPresented: $isPlaying) {
        NavigationView {
          List { Text("Shapes") }.navigationTitle("Visualizers")
            .toolbar { Button("Close") { isPlaying = false } }
          Text("Choose a visualizer")
        }
      }
    }
  }

  @Test func aCoverWithColumnsIsLeftByAButtonInThem() async throws {
    try await HeadlessApp("gradients") { Gradients() }.test(
      #"link 11 "Play"; link 1 "Close""#, at: ["device": "iphone-15 portrait"], showing: "sidebar: menu")
  }

  @Test func alignmentsOfTheAppsOwnCompile() async throws {
    _ = try await HeadlessApp("aligned") { Aligned() }.system()
  }
}

extension VerticalAlignment {
  private struct Cover: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  fileprivate static let cover = VerticalAlignment(Cover.self)
}
