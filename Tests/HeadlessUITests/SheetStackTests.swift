import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// A stack in a sheet: one goes back in it, and dismisses the sheet with what is on it.
@Suite struct SheetStackTests {
  /// Settings in a sheet, whose path outlives it.
  struct Settings: View {
    enum Bug { case presentsAgain, hidesBack, refuses }
    let bug: Bug?
    @State private var isPresented = false
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack {
        Button("Settings") { isPresented = true }
          .navigationTitle("Path \(path.map(String.init).joined(separator: "/"))")
      }
      .sheet(isPresented: $isPresented) {
        NavigationStack(path: $path) {
          page(0).navigationDestination(for: Int.self) { page($0) }
        }
      }
      .onChange(of: path) { if bug == .presentsAgain { isPresented = true } }
    }

    private func page(_ number: Int) -> some View {
      NavigationLink("More", value: number + 1)
        .navigationTitle("Page \(number)")
        .navigationBarBackButtonHidden(bug == .hidesBack)
        .interactiveDismissDisabled(bug == .refuses && number == 2)
    }
  }

  private func shows(_ screen: String, after actions: String, _ bug: Settings.Bug? = nil) async throws {
    try await HeadlessApp("settings") { Settings(bug: bug) }
      .test(actions, at: ["device": "iphone-15 portrait"], showing: screen)
  }

  @Test func oneGoesBackInIt() async throws {
    try await shows("sheet: 2 (2 deep) <back", after: "link 1; link 1; link 1")
    try await shows("detail: Path 1/2", after: "link 1; link 1; link 1; dismiss-sheet")
    try await shows("detail: Path 1", after: "link 1; link 1; link 1; back; dismiss-sheet")
    try await shows("detail: Path ", after: "link 1; link 1; back; back; dismiss-sheet")
  }

  @Test func thePathIsWrittenLater() async throws {
    // Two views are taken off before the first write comes.
    try await shows("detail: Path ", after: "link 1; link 1; link 1; ~back; ~back; dismiss-sheet")
    // The view that was taken off is not tapped again.
    try await shows("detail: Path 1/2", after: "link 1; link 1; ~back; link 1; link 1; dismiss-sheet")
  }

  @Test func whereTheBackButtonIsHiddenNobodyGoesBack() async throws {
    try await shows("detail: Path 1", after: "link 1; link 1; back; dismiss-sheet", .hidesBack)
  }

  @Test func theViewInFrontDecidesWhetherASwipeDismisses() async throws {
    try await shows("sheet: 2 (2 deep) <back", after: "link 1; link 1; link 1; dismiss-sheet", .refuses)
    try await shows("detail: Path 1", after: "link 1; link 1; dismiss-sheet", .refuses)
  }

  @Test func aLateWriteComesAfterTheSheetHasGone() async throws {
    // The handler of the path presents the sheet anew.
    try await shows("sheet: Page 0", after: "link 1; link 1; ~back; dismiss-sheet", .presentsAgain)
    try await shows("detail: Path ", after: "link 1; link 1; back; dismiss-sheet", .presentsAgain)
  }

  @Test func correctViewsKeepEveryRule() async throws {
    try await passes(HeadlessApp("settings") { Settings(bug: nil) })
  }

  /// Checkout in a sheet, with one mistake.
  struct Checkout: View {
    enum Bug { case pushesTwice, cannotGoBack, goesToItsRoot, forgetsAtTurn, sharesItsPath, keepsItsPath }
    let bug: Bug?
    @State private var isPresented = false
    @State private var path: [Int] = []
    @State private var steps: [Int] = []
    @Environment(\.horizontalSizeClass) private var size

    var body: some View {
      NavigationStack(path: $path) {
        Button("Buy") {
          if bug != .keepsItsPath { steps = [] }
          isPresented = true
        }
        .navigationTitle("Goods")
        .navigationDestination(for: Int.self) { Text("Good \($0)") }
      }
      .sheet(isPresented: $isPresented) {
        NavigationStack(path: bug == .sharesItsPath ? both : written) {
          page(0).navigationDestination(for: Int.self) { page($0) }
        }
        .onChange(of: size) { if bug == .forgetsAtTurn { steps = [] } }
      }
    }

    private var written: Binding<[Int]> {
      Binding {
        steps
      } set: { new in
        if new.count < steps.count, bug == .cannotGoBack { return }
        steps = new.count < steps.count && bug == .goesToItsRoot ? [] : new
      }
    }

    private var both: Binding<[Int]> {
      Binding {
        steps
      } set: { new in
        (steps, path) = (new, new)
      }
    }

    private func page(_ number: Int) -> some View {
      VStack {
        NavigationLink("Next", value: number + 1)
        Button("Skip") { steps += bug == .pushesTwice ? [9, 9] : [9] }
      }
      .navigationTitle("Step \(number)")
    }
  }

  @Test(arguments: [
    (Checkout.Bug.pushesTwice, "push.single several"), (.cannotGoBack, "back.one-level too-few"),
    (.goesToItsRoot, "back.returns-to-previous wrong-view"),
    (.forgetsAtTurn, "size-class.keeps-front front-lost"),
    (.sharesItsPath, "push.leaves-others other-column"),
  ])
  func mistakesInItAreFound(bug: Checkout.Bug, violation: String) async throws {
    try await fails(HeadlessApp("checkout") { Checkout(bug: bug) }, violation)
  }

  @Test func aSheetThatComesAgainWhereItWasLeftIsNoted() async throws {
    func notes(_ bug: Checkout.Bug?) async throws -> [String] {
      try await HeadlessApp("checkout") { Checkout(bug: bug) }.test(seed: 42, runs: 12).notes
    }
    let left = "came again with what was pushed when that was dismissed"
    #expect(try await notes(.keepsItsPath).contains { $0.contains(left) })
    #expect(try await !notes(nil).contains { $0.contains(left) })
  }

  @Test func aCorrectCheckoutKeepsEveryRule() async throws {
    try await passes(HeadlessApp("checkout") { Checkout(bug: nil) })
    try await passes(HeadlessApp("columns") { Columns { Checkout(bug: nil) } })
  }

  /// A split with a stack in its detail, in which something presents a sheet with a stack.
  struct Columns<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var row: Int? = 1
    var body: some View {
      NavigationSplitView {
        List(1..<4, selection: $row) { Text("Row \($0)").tag($0) }.navigationTitle("Rows")
      } detail: {
        if row == nil { Text("Choose a row") } else { content() }
      }
    }
  }

  @Test func mistakesAreFoundBesideColumns() async throws {
    try await fails(
      HeadlessApp("columns") { Columns { Checkout(bug: .cannotGoBack) } }, "back.one-level too-few")
  }

  /// A sheet with a stack, in a stack in a sheet.
  struct Album: View {
    let level: Int
    @State private var path: [Int] = []
    @State private var next = false
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Picture", value: 1)
          Button("Next") { next = true }
        }
        .navigationTitle("Album \(level)")
        .navigationDestination(for: Int.self) { _ in
          Button("Next from here") { next = true }.navigationTitle("Picture")
        }
      }
      .sheet(isPresented: $next) { if level < 3 { Album(level: level + 1) } else { Text("End") } }
    }
  }

  @Test func sheetsOverSheetsKeepEveryRule() async throws {
    let album = await HeadlessApp("album") { Album(level: 0) }
    try await passes(album)
    // Each keeps what is pushed on it.
    try await album.test(
      "link 2; link 1; link 1; dismiss-sheet; back", at: ["device": "iphone-15 portrait"],
      showing: "sheet: Album 1")
  }

  /// A sheet that shows what is shown beneath it as well, with another button.
  struct Related: View {
    @State private var isPresented = false
    @State private var count = 0
    var body: some View {
      NavigationStack {
        NavigationLink("Good 1", value: 1).navigationTitle("Goods \(count)")
          .navigationDestination(for: Int.self) { Button("Related to \($0)") { isPresented = true } }
      }
      .sheet(isPresented: $isPresented) {
        NavigationStack {
          NavigationLink("The same", value: 1).navigationTitle("Related")
            .navigationDestination(for: Int.self) { _ in Button("Count") { count += 1 } }
        }
      }
    }
  }

  @Test func whatIsShownBeneathAsWellIsTappedInTheSheet() async throws {
    try await HeadlessApp("related") { Related() }.test(
      "link 1; link 1; link 1; link 1; dismiss-sheet; back", at: ["device": "iphone-15 portrait"],
      showing: "detail: Goods 1")
  }

  /// A sheet on which what it shows is deleted.
  struct Items: View {
    let isRight: Bool
    @State private var items = [1, 2]
    @State private var item: Int?
    var body: some View {
      NavigationStack {
        List(items, id: \.self) { number in Button("Item \(number)") { item = number } }
          .navigationTitle("Items")
      }
      .sheet(isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } })) {
        if let item, items.contains(item) {
          Button("Delete", role: .destructive) {
            items.removeAll { $0 == item }
            if isRight { self.item = nil }
          }
          .navigationTitle("Item \(item)")
        }
      }
    }
  }

  @Test func aSheetOnWhichNothingIsLeftIsReported() async throws {
    try await HeadlessApp("items") { Items(isRight: true) }.test(seed: 42, runs: 6, savesFailures: false)
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("items") { Items(isRight: false) }.test(seed: 42, runs: 6, savesFailures: false)
    }
    let text = failure?.description ?? ""
    #expect(text.contains("what is presented shows nothing (SheetStackTests.swift:"), "\(text)")
    #expect(text.contains("present it only while it has something to show"), "\(text)")
  }

  /// Steps in a sheet, of which the last may show nothing.
  struct Steps: View {
    let isRight: Bool
    @State private var asks = false
    var body: some View {
      NavigationStack { Button("Begin") { asks = true }.navigationTitle("Home") }
        .sheet(isPresented: $asks) {
          NavigationStack {
            NavigationLink("Next", value: 1).navigationTitle("Step 0")
              .navigationDestination(for: Int.self) { step in
                if step == 1 {
                  NavigationLink("Next", value: 2).navigationTitle("Step 1")
                } else if isRight {
                  Text("Done")
                }
              }
          }
        }
    }
  }

  @Test func aStepThatShowsNothingIsReported() async throws {
    // A relaunch need not present anything.
    try await passes(HeadlessApp("steps", restoresPlace: true) { Steps(isRight: true) })
    try await fails(
      HeadlessApp("steps") { Steps(isRight: false) }, "detail.resolvable unresolved at step 3", runs: 6)
  }
}
