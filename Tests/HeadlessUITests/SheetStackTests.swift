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
    try await shows("sheet: Page 0", after: "link 1; link 1; link 1")
    try await shows("detail: Path 1/2", after: "link 1; link 1; link 1; dismiss-sheet")
    try await shows("detail: Path 1", after: "link 1; link 1; link 1; link 2; dismiss-sheet")
    try await shows("detail: Path ", after: "link 1; link 1; link 2; link 2; dismiss-sheet")
  }

  @Test func thePathIsWrittenLater() async throws {
    // Two views are taken off before the first write comes.
    try await shows("detail: Path ", after: "link 1; link 1; link 1; ~link 2; ~link 2; dismiss-sheet")
    // The view that was taken off is not tapped again.
    try await shows("detail: Path 1/2", after: "link 1; link 1; ~link 2; link 1; link 1; dismiss-sheet")
  }

  @Test func whereTheBackButtonIsHiddenNobodyGoesBack() async throws {
    try await shows("detail: Path 1", after: "link 1; link 1; link 2; dismiss-sheet", .hidesBack)
  }

  @Test func theViewInFrontDecidesWhetherASwipeDismisses() async throws {
    try await shows("sheet: Page 0", after: "link 1; link 1; link 1; dismiss-sheet", .refuses)
    try await shows("detail: Path 1", after: "link 1; link 1; dismiss-sheet", .refuses)
  }

  @Test func aLateWriteComesAfterTheSheetHasGone() async throws {
    // The handler of the path presents the sheet anew.
    try await shows("sheet: Page 0", after: "link 1; link 1; ~link 2; dismiss-sheet", .presentsAgain)
    try await shows("detail: Path ", after: "link 1; link 1; link 2; dismiss-sheet", .presentsAgain)
  }

  @Test func correctViewsKeepEveryRule() async throws {
    let report = try await HeadlessApp("settings") { Settings(bug: nil) }.test(seed: 42, runs: 6)
    #expect(report.findings.isEmpty)
    #expect(report.notes.contains { $0.contains("a stack in what is presented") })
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
    #expect(
      failure?.description.contains("what is presented shows nothing (SheetStackTests.swift:") == true,
      "\(failure?.description ?? "")")
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
    try await HeadlessApp("steps") { Steps(isRight: true) }.test(seed: 42, runs: 6, savesFailures: false)
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("steps") { Steps(isRight: false) }.test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(
      failure?.description.contains(
        "what is pushed in what is presented shows nothing (SheetStackTests.swift:") == true,
      "\(failure?.description ?? "")")
  }
}
