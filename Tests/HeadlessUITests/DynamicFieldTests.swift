import Testing

@testable import SwiftUI

/// What a view owns is found wherever it stands among its fields.
@MainActor @Suite struct DynamicFieldTests {
  /// Dynamic properties within one.
  struct Counted: DynamicProperty {
    @State private var taps = 0
    @State private var name = ""
    @State private var last = 0
    @State private var first = 0
    func tap() {
      taps += 1
      name += "x"
      (first, last) = (last, taps)
    }
    var text: String { "\(taps) \(name) \(first) \(last)" }
  }

  struct Plain: View {
    let isOn: Bool
    @State private var number = 1
    let label: String
    let size: Int8
    var counted = Counted()
    @Environment(\.isEnabled) private var isEnabled
    let note: Any
    @State private var isMarked = false
    var body: some View {
      NavigationStack {
        Text("\(isOn) \(number) \(label) \(size) \(counted.text) \(isEnabled) \(note) \(isMarked)")
        Button("Tap") {
          number += 1
          isMarked.toggle()
          counted.tap()
        }
      }
    }
  }

  @Test func betweenOtherFields() throws {
    let graph = evaluated(Plain(isOn: true, label: "a", size: 7, note: "b").disabled(false))
    #expect(graph.front.texts.first == "true 1 a 7 0  0 0 true b false")
    try graph.tap("Tap")
    try graph.tap("Tap")
    #expect(graph.front.texts.first == "true 3 a 7 2 xx 1 2 true b false")
  }

  /// A field of a protocol's type, which holds now this and now that.
  struct Varied: View {
    var property: any DynamicProperty
    @State private var taps = 0
    var body: some View {
      NavigationStack {
        Text("\((property as? State<Int>)?.wrappedValue ?? -1) \(taps)")
        Button("Tap") {
          (property as? State<Int>)?.wrappedValue += 1
          taps += 1
        }
      }
    }
  }

  @Test func inAFieldOfAProtocolsType() throws {
    let graph = evaluated(Varied(property: State(wrappedValue: 4)))
    try graph.tap("Tap")
    #expect(graph.front.texts.first == "5 1")
    #expect(evaluated(Varied(property: Counted())).front.texts.first == "-1 0")
    #expect(evaluated(Varied(property: Environment(\.isEnabled))).front.texts.first == "-1 0")
  }

  /// A view that shows debuggers something else.
  struct Custom: View, @preconcurrency CustomReflectable {
    let label: String
    @State private var taps = 0
    var customMirror: Mirror { Mirror(self, children: ["taps": _taps]) }
    var body: some View {
      NavigationStack {
        Text("\(label) \(taps)")
        Button("Tap") { taps += 1 }
      }
    }
  }

  @Test func ofAViewThatIsMirroredOtherwise() throws {
    let graph = evaluated(Custom(label: "a"))
    try graph.tap("Tap")
    #expect(graph.front.texts.first == "a 1")
  }

  /// A part with a dynamic property of several.
  struct Part: View {
    let title: String
    private var counted = Counted()
    init(_ title: String) { self.title = title }
    var body: some View {
      Text(counted.text)
      Button(title) { counted.tap() }
    }
  }

  struct Twice: View {
    private static let part = Part("Tap")
    var body: some View {
      NavigationStack {
        Self.part
        Self.part
      }
    }
  }

  @Test func ofOneValueInTwoPlaces() throws {
    let graph = evaluated(Twice())
    try graph.tap("Tap")
    #expect(graph.front.texts == ["1 x 0 1", "Tap", "0  0 0", "Tap"])
  }

  struct Listed: View {
    @State private var numbers = [1, 2]
    @Binding var other: Int
    var body: some View {
      NavigationStack {
        Text("\(numbers) \(other)")
        Button("Tap") {
          numbers.append(numbers.count + 1)
          other += 1
        }
      }
    }
  }

  @Test func behindOthersOfTheSameView() throws {
    let log = Log()
    let graph = evaluated(Listed(other: Binding(get: { log.number }, set: { log.number = $0 })))
    try graph.tap("Tap")
    #expect(graph.front.texts.first == "[1, 2, 3] 1")
  }

  /// A view that holds something else in each case.
  enum Badge: View {
    case none
    case count(ObservedObject<Mailbox>)
    var body: some View {
      switch self {
      case .none: Text("no badge")
      case .count(let mailbox): Text("\(mailbox.wrappedValue.count)")
      }
    }
  }
  final class Mailbox: ObservableObject { @Published var count = 0 }
  struct Badged: View {
    let mailbox = Mailbox()
    @State private var hasBadge = false
    var body: some View {
      NavigationStack {
        hasBadge ? Badge.count(ObservedObject(wrappedValue: mailbox)) : .none
        Button("Badge") { hasBadge.toggle() }
        Button("Receive") { mailbox.count += 1 }
      }
    }
  }

  /// Those of the first case that came counted for all, which ended the process at another.
  @Test func inTheCasesOfAnEnumeration() throws {
    let graph = evaluated(Badged())
    #expect(graph.front.texts.first == "no badge")
    try graph.tap("Badge")
    try graph.tap("Receive")
    #expect(graph.front.texts.first == "1")
    try graph.tap("Badge")
    #expect(graph.front.texts.first == "no badge")
  }
}
