import SplitFuzz
import SwiftUI
import Testing

/// What an app loses while it is left: found in a short test, where a trace itself leaves the app.
@Suite @MainActor struct BackgroundTests {
  struct Letters: View {
    let forgets: ScenePhase?
    @State private var path: [Int] = []
    @Environment(\.scenePhase) private var phase
    var body: some View {
      NavigationStack(path: $path) {
        List(1..<4, id: \.self) { NavigationLink("Letter \($0)", value: $0) }.navigationTitle("Letters")
          .navigationDestination(for: Int.self) { Text("Dear \($0)").navigationTitle("Letter \($0)") }
      }
      .onChange(of: phase) { if phase == forgets { path = [] } }
    }
  }

  @Test(arguments: 1...5) func aPathThatIsForgottenMeanwhileIsMissed(seed: UInt64) async throws {
    let report = try await HeadlessApp("letters") { Letters(forgets: nil) }.test(seed: seed, runs: 12)
    #expect(report.findings.isEmpty)
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("forgetful") { Letters(forgets: .background) }
        .test(seed: seed, runs: 12, savesFailures: false)
    }
    #expect(failure?.description.contains("background.no-change differs") == true)
  }

  /// A lock in the place of everything, behind which everything is as it was.
  struct Locked: View {
    @State private var path: [Int] = []
    @State private var isLocked = false
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Group {
        if isLocked {
          Button("Unlock") { isLocked = false }
        } else {
          NavigationStack(path: $path) {
            List(1..<4, id: \.self) { NavigationLink("Letter \($0)", value: $0) }.navigationTitle("Letters")
              .navigationDestination(for: Int.self) { Text("Dear \($0)").navigationTitle("Letter \($0)") }
          }
        }
      }
      .onChange(of: phase) { if phase == .background { isLocked = true } }
    }
  }

  @Test func aLockMayTakeThePlaceOfEverything() async throws {
    try await passes(HeadlessApp("locked") { Locked() })
  }

  /// The first load comes with the scene that is active, which it becomes at the launch.
  struct Loading: View {
    @State private var isLoaded = false
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Group { if isLoaded { Letters(forgets: nil) } else { ProgressView() } }
        .onChange(of: phase) { if phase == .active { isLoaded = true } }
    }
  }
  /// A lock that is there as long as the scene is inactive, in the place of the stack.
  struct Covered: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { if phase == .inactive { Text("Locked") } else { Letters(forgets: nil) } }
  }
  /// The place is saved once the scene is inactive.
  struct Saving: View {
    @AppStorage("letter") private var letter = 0
    @State private var path: [Int]?
    @Environment(\.scenePhase) private var phase
    var body: some View {
      NavigationStack(path: Binding(get: { path ?? (letter > 0 ? [letter] : []) }, set: { path = $0 })) {
        List(1..<4, id: \.self) { NavigationLink("Letter \($0)", value: $0) }.navigationTitle("Letters")
          .navigationDestination(for: Int.self) { Text("Dear \($0)").navigationTitle("Letter \($0)") }
      }
      .onChange(of: phase) { if phase == .inactive, let path { letter = path.first ?? 0 } }
    }
  }

  @Test func theSceneIsInactiveOnItsWay() async throws {
    try await passes(HeadlessApp("loading") { Loading() })
    try await passes(HeadlessApp("saving", restoresPlace: true) { Saving() }, runs: 40)
    try await fails(HeadlessApp("covered") { Covered() }, "background.no-change differs")
  }

  /// A lock in the place of a view that keeps its path itself.
  struct LockedOut: View {
    @State private var isLocked = false
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Group { if isLocked { Button("Unlock") { isLocked = false } } else { Letters(forgets: nil) } }
        .onChange(of: phase) { if phase == .background { isLocked = true } }
    }
  }

  @Test func aLockAfterWhichThePlaceIsGoneIsNoted() async throws {
    let text = "came in the place of the containers as the app was left has gone, and what was pushed with it"
    let notes = try await HeadlessApp("locked-out") { LockedOut() }.test(seed: 42, runs: 20).notes
    #expect(notes.contains { $0.contains(text) }, "\(notes)")
    #expect(try await HeadlessApp("locked") { Locked() }.test(seed: 42, runs: 20).notes.isEmpty)
  }

  /// A lock over the columns, and over the sheet while that is there.
  struct LockedSheet: View {
    @State private var isEditing = false
    @State private var isLocked = false
    @Environment(\.scenePhase) private var phase
    var body: some View {
      NavigationStack { Button("Edit") { isEditing = true }.navigationTitle("Items") }
        .fullScreenCover(isPresented: Binding(get: { isLocked && !isEditing }, set: { isLocked = $0 })) {
          lock
        }
        .sheet(isPresented: $isEditing) {
          Button("Done") { isEditing = false }.fullScreenCover(isPresented: $isLocked) { lock }
        }
        .onChange(of: phase) { if phase == .background { isLocked = true } }
    }
    private var lock: some View { Button("Unlock") { isLocked = false } }
  }

  @Test func aLockMayLieOverASheet() async throws {
    try await passes(HeadlessApp("locked-sheet") { LockedSheet() }, runs: 20)
  }
}
