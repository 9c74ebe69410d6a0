import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Timers of Combine, which fire as the trace goes on.
@MainActor @Suite struct TimerTests {
  struct Stopwatch: View {
    @State private var seconds = 0
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      NavigationStack {
        VStack {
          Button("Tap") {}
          Button("Stop") { timer.upstream.connect().cancel() }
        }
        .navigationTitle("\(seconds) s")
      }
      .onReceive(timer) { _ in seconds += 1 }
    }
  }

  @Test(arguments: [
    ("", "0 s"), ("rotate", "12 s"), ("rotate; link 1", "13 s"), ("rotate; link 1; link 1", "14 s"),
    ("rotate; ~background; rotate", "12 s"), ("rotate; link 2; link 1", "12 s"),
  ]) func itFiresTwelveTimesAtTheLaunchAndOnceAtEachTap(steps: String, title: String) async throws {
    try await HeadlessApp("stopwatch") { Stopwatch() }
      .test(steps, at: ["device": "iphone-15 portrait"], showing: "detail: \(title)")
  }

  @Test func aTraceNamesIt() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("stopwatch") { Stopwatch() }
        .test("rotate; ~link 1; deliver 1", at: ["device": "iphone-15 portrait"], showing: "detail: 9 s")
    }
    #expect(failure?.description.contains("deliver 1 \"Timer.publish\"") == true)
  }

  /// One that is another wherever the body around its view is evaluated: the view stops the one that it has then.
  struct Remade: View {
    @State private var number = 0
    var body: some View {
      NavigationStack {
        VStack {
          Button("Around") { number += 1 }
          Counting(number: number)
        }
      }
    }
  }
  struct Counting: View {
    let number: Int
    @State private var seconds = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      Button("Stop") { timer.upstream.connect().cancel() }
        .navigationTitle("\(seconds) s").onReceive(timer) { _ in seconds += 1 }
    }
  }

  @Test func theOneOfTheLastEvaluationIsReceived() async throws {
    try await HeadlessApp("remade") { Remade() }
      .test("rotate; link 1; link 2; link 2", at: ["device": "iphone-15 portrait"], showing: "detail: 13 s")
  }

  /// One that a view model keeps, and one that is connected by a tap.
  final class Model: ObservableObject {
    @Published var seconds = 0
    private var held: Set<AnyCancellable> = []
    init() {
      Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .sink { [weak self] _ in self?.seconds += 1 }.store(in: &held)
    }
  }
  struct Modelled: View {
    @StateObject private var model = Model()
    var body: some View { NavigationStack { Button("Tap") {}.navigationTitle("\(model.seconds) s") } }
  }
  struct Connected: View {
    @State private var seconds = 0
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common)
    @State private var connection: (any Cancellable)?
    var body: some View {
      NavigationStack {
        VStack {
          Button("Start") { connection = timer.connect() }
          Button("Stop") { connection?.cancel() }
        }
        .navigationTitle("\(seconds) s")
      }
      .onReceive(timer) { _ in seconds += 1 }
    }
  }

  @Test func everyWayToKeepItIsOne() async throws {
    try await HeadlessApp("modelled") { Modelled() }
      .test("rotate; link 1", at: ["device": "iphone-15 portrait"], showing: "detail: 13 s")
    try await HeadlessApp("connected") { Connected() }
      .test("rotate; link 1; link 2", at: ["device": "iphone-15 portrait"], showing: "detail: 1 s")
  }

  /// A welcome, a view that leaves by itself, and a session that ends.
  struct Welcome: View {
    @State private var isOver = false
    private let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
    var body: some View {
      if isOver {
        NavigationStack { NavigationLink("Pause") { Pause() }.navigationTitle("Home") }
      } else {
        Text("Welcome").onReceive(timer) { _ in isOver = true }
      }
    }
  }
  struct Pause: View {
    @State private var left = 3
    @Environment(\.dismiss) private var dismiss
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      VStack {
        Text("\(left)")
        Button("Longer") { left += 3 }
      }
      .navigationTitle("Pause")
      .onReceive(timer) { _ in if left > 0 { left -= 1 } else { dismiss() } }
    }
  }
  struct Session: View {
    @State private var minutes: Int?
    private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
    var body: some View {
      if let minutes {
        NavigationStack {
          List(0..<3) { NavigationLink("Item \($0)", value: $0) }.navigationTitle("Items")
            .navigationDestination(for: Int.self) { Text("Text").navigationTitle("Item \($0)") }
        }
        .onReceive(timer) { _ in self.minutes = minutes < 3 ? minutes + 1 : nil }
      } else {
        Button("Sign in") { minutes = 0 }
      }
    }
  }
  /// A question follows another, by a timer or by work of the main queue.
  struct Quiz: View {
    @State private var path: [Int] = []
    let isTimed: Bool
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Start", value: 1).navigationTitle("Quiz")
          .navigationDestination(for: Int.self) { number in
            if isTimed { Timed(number: number, path: $path) } else { Later(number: number, path: $path) }
          }
      }
    }
  }
  struct Timed: View {
    let number: Int
    @Binding var path: [Int]
    @State private var timer = Timer.publish(every: 9, on: .main, in: .common).autoconnect()
    var body: some View {
      Text("Text").navigationTitle("Question \(number)")
        .onReceive(timer) { _ in if path.last == number, number < 5 { path.append(number + 1) } }
    }
  }
  struct Later: View {
    let number: Int
    @Binding var path: [Int]
    @State private var isOver = false
    var body: some View {
      Text("Text").navigationTitle("Question \(number)").onAppear {
        if isOver { return }
        isOver = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 9) {
          if path.last == number, number < 5 { path.append(number + 1) }
        }
      }
    }
  }

  @Test func whatLeavesOrComesInTimeIsNotReported() async throws {
    try await passes(HeadlessApp("welcome") { Welcome() })
    try await passes(HeadlessApp("session") { Session() })
    try await passes(HeadlessApp("quiz") { Quiz(isTimed: true) })
    try await passes(HeadlessApp("quiz") { Quiz(isTimed: false) })
  }

  /// It takes away whatever is in front when it fires, and that is not always what it was begun for.
  struct Hint: View {
    @State private var isOpen = false
    @State private var path: [Int] = []
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Next", value: 1).navigationTitle("Home")
          .navigationDestination(for: Int.self) { _ in
            Button("Hint") { isOpen = true }.navigationTitle("Page")
          }
      }
      .onReceive(timer) { _ in
        if isOpen {
          isOpen = false
          path.append(2)
          path.append(2)
        }
      }
    }
  }

  @Test func whatItDoesWrongIsFoundByItsName() async throws {
    try await fails(HeadlessApp("hint") { Hint() }, "onReceive")
  }
}
