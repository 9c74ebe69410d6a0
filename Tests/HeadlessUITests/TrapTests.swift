import FuzzEngine
import Testing

@testable import SwiftUI

/// What is printed where the code under test ends the process: the fewest steps, where a copy of the process traps as well.
@MainActor @Suite struct TrapTests {
  final class Fragile {
    private var calls = 0
    func call() {
      calls += 1
      precondition(calls < 6, "called too often")
    }
  }

  @Test func aTrapSaysWhatWasPlayed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("fragile", making: { Fragile() }, events: [.event("call") { $0.call() }]) { _ in
        NavigationStack { Text("root") }
      }.test(seed: 42, runs: 6, settings: SystemSettings(quirks: ["edge-swipe-slips"]))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("SplitFuzz: the code under test ended the process"), "\(text)")
    #expect(text.contains("shrunk from ") && text.contains("at            a handler or an action"), "\(text)")
    let steps = Array(repeating: #"call "call""#, count: 6)
    #expect(text.contains("  steps         \(steps.joined(separator: "; "))\n"), "\(text)")
    let place = #"at: ["device": "iphone-15 portrait"]"#
    let settings = #"settings: SystemSettings(quirks: ["edge-swipe-slips"])"#
    let call = ##"app.test(#"\##(steps.joined(separator: "; "))"#, \##(place), \##(settings))"##
    #expect(text.contains(call), "\(text)")
  }

  /// Takes two views off a path of one, where the survey does not.
  struct Fruits: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        List(["apple", "pear"], id: \.self) { NavigationLink("Show \($0)", value: $0) }
          .navigationTitle("Fruits")
          .task { try? await Task.sleep(for: .seconds(1)) }
          .navigationDestination(for: String.self) { fruit in
            Button("Eat \(fruit)") { path.removeLast(path.count > 1 || width == .compact ? 1 : 2) }
              .navigationTitle(fruit)
              .toolbar { NavigationLink("More", value: fruit + "s") }
          }
      }
    }
  }

  @Test func aTrapOfAnAppWithTasksIsShrunk() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("fruits") { Fruits() }.test(seed: 42, runs: 6)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        #"  steps         deliver 1 "the first view appears"; link 1 "Show apple"; link 1 "Eat apple"\#n"#),
      "\(text)")
  }

  struct Row: Identifiable { let id: Int }
  /// Two rows have one id after six shots behind a shield, and six without one end the process.
  struct Shielded: View {
    @State private var shields = 0
    @State private var shots = 0
    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<5) { number in Button("Shield \(number)") { shields += 1 } }
          Button("Fire") {
            shots += 1
            precondition(shots < 6 || shields > 0, "no shield")
          }
          ForEach(shots < 6 ? [Row(id: 1)] : [Row(id: 1), Row(id: 1)]) { Text("Row \($0.id)") }
        }
        .navigationTitle("Shots")
      }
    }
  }

  /// Nothing was said, of the finding or of the trap.
  @Test func aTrapWhileAFindingIsShrunkSaysWhatWasPlayed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("shielded") { Shielded() }.test(seed: 42, runs: 40, savesFailures: false)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("  found   while a violation of views.no-misuse was shrunk, at the last step or at"),
      "\(text)")
    let steps = Array(repeating: "link 6", count: 6).joined(separator: "; ")
    #expect(text.contains("  steps   \(steps)\n"), "\(text)")
  }

  @Test func aTrapOnAThreadOfTheAppsOwnSaysWhatWasPlayed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp(
        "threads", making: { 0 },
        events: [
          .event("call") { _ in
            Thread.detachNewThread { raise(SIGSEGV) }
            Thread.sleep(forTimeInterval: 3)
          }
        ]
      ) { _ in
        NavigationStack { Text("root") }
      }.system().test("rotate; call call")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("SplitFuzz: the code under test ended the process"), "\(text)")
    #expect(text.contains("  at      a thread of its own, after the steps that were played last"), "\(text)")
    #expect(text.contains("as where two threads change one value"), "\(text)")
  }

  @Test func aTrapInAReplaySaysWhatWasPlayed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("fragile", making: { Fragile() }, events: [.event("call") { $0.call() }]) { _ in
        NavigationStack { Text("root") }
      }.test(Array(repeating: "call call", count: 8).joined(separator: "; "))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let steps = Array(repeating: #"call "call""#, count: 6).joined(separator: "; ")
    #expect(text.contains("  steps   \(steps)\n") && text.contains("found   in a replay"), "\(text)")
  }

  @Test func aTrapInTheSurveySaysWhatWasTapped() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("fragile") {
        NavigationStack {
          List(5..<9) { NavigationLink("Row \($0)", value: $0) }.navigationTitle("Rows")
            .navigationDestination(for: Int.self) { Text([1, 2, 3, 4, 5, 6][$0].description) }
        }
      }.test(seed: 42, runs: 6)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "  steps   launch on ipad-13 landscape; tap 'Row 5' on 'Rows'; tap 'Row 6' on 'Rows'\n"), "\(text)")
    #expect(text.contains("before the runs, where everything is tapped once"), "\(text)")
  }

  @Test func aTrapAtTheFirstLaunchSaysSo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("fragile") {
        NavigationStack { Text("a").onAppear { preconditionFailure("not here") } }
      }.test(seed: 42, runs: 6)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("  steps   launch on ipad-13 landscape\n"), "\(text)")
  }

  /// A body that a function of its own makes, and that calls itself before anything is evaluated.
  struct Endless: View {
    var body: some View { NavigationStack { level(0) } }
    func level(_ number: Int) -> AnyView {
      AnyView(
        VStack {
          Text("\(number)")
          level(number + 1)
        })
    }
  }

  @Test func aFunctionThatCallsItselfWithoutEndIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("endless") { Endless() }.test(seed: 42, runs: 6)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("at      the body of 'Endless'"), "\(text)")
    #expect(text.contains("calls itself without end"), "\(text)")
  }

  /// A value whose comparison calls itself.
  private struct Letter: Hashable {
    let number: Int
    static func == (left: Letter, right: Letter) -> Bool {
      left.number == right.number && (left.number != 2 || [left] == [right])
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func aComparisonThatCallsItselfWithoutEndIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("letters") {
        NavigationStack {
          List(1..<4, id: \.self) { NavigationLink("Letter \($0)", value: Letter(number: $0)) }
            .navigationDestination(for: Letter.self) { Text("Dear \($0.number)") }
        }
      }.test(seed: 42, runs: 6)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("tap 'Letter 1'") && text.contains("calls itself without end"), "\(text.prefix(800))")
  }

  final class Calls {
    static let lock = NSLock()
    nonisolated(unsafe) static var all = 0
    private var calls = 0

    func callLocked() { Self.lock.withLock { call() } }
    func call() {
      calls += 1
      precondition(calls < 6, "called too often")
    }
    static func call() {
      all += 1
      precondition(all < 60, "called too often")
    }
  }

  /// A queue's thread, as the main queue's on Linux, blocks the signal by which a copy that waits for ever ends.
  @Test(.timeLimit(.minutes(1))) func underALockAllStepsAreSaid() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("locked", making: { Calls() }, events: [.event("call") { $0.callLocked() }]) {
        _ in
        NavigationStack { Text("root") }
      }.test(seed: 42, runs: 6)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("found   seed 42, run 0, at the last step"), "\(text)")
  }

  /// The last call alone traps here, and not in a new process.
  @Test func whatOutlivesALaunchIsNotShrunkAway() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await HeadlessApp("shared", making: { Calls() }, events: [.event("call") { _ in Calls.call() }]) {
        _ in
        NavigationStack { Text("root") }
      }.test(seed: 42, runs: 6)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("SplitFuzz: the code under test ended the process"), "\(text)")
    #expect(!text.contains("to reproduce"), "\(text)")
  }
}
