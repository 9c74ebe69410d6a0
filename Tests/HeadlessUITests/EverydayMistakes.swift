import Foundation
import SplitFuzz
import SwiftUI
import Testing

/// Mistakes that people ask about, each beside what is right.
@MainActor @Suite struct EverydayMistakes {
  /// Where a link or a destination stands in no stack.
  struct Unstacked: View {
    enum Form { case link, linkInStack, destination, item, destinationInStack }
    let form: Form
    @State private var shows = false
    @State private var chosen: Int?

    var body: some View {
      let home = NavigationStack {
        VStack {
          Button("Settings") { (shows, chosen) = (true, 1) }
          NavigationLink("Help") { Text("Help") }
        }
        .navigationDestination(isPresented: form == .destinationInStack ? $shows : .constant(false)) {
          Text("Settings")
        }
        .navigationTitle("Home")
      }
      switch form {
      case .link: home.sheet(isPresented: $shows) { List { NavigationLink("About") { Text("About") } } }
      case .linkInStack:
        home.sheet(isPresented: $shows) {
          NavigationStack { List { NavigationLink("About") { Text("About") } }.navigationTitle("Settings") }
        }
      case .destination: home.navigationDestination(isPresented: $shows) { Text("Settings") }
      case .item: home.navigationDestination(item: $chosen) { Text("\($0)") }
      case .destinationInStack: home
      }
    }
  }

  @Test func whatStandsInNoStackIsFound() async throws {
    try await fails(
      HeadlessApp("sheet") { Unstacked(form: .link) },
      "the link 'About' in what is presented stands in no stack")
    try await passes(HeadlessApp("sheet") { Unstacked(form: .linkInStack) })
    let problem = "what a flag or an item is to push stands in no stack"
    try await fails(HeadlessApp("flag") { Unstacked(form: .destination) }, problem)
    try await fails(HeadlessApp("item") { Unstacked(form: .item) }, problem)
    try await passes(HeadlessApp("flag") { Unstacked(form: .destinationInStack) })
  }

  /// A form with a button in a bar.
  struct Barred: View {
    enum Form { case bar, barInStack, keyboard }
    let form: Form
    @State private var shows = false
    @State private var name = ""
    private var fields: some View {
      SwiftUI.Form {
        TextField("Name", text: $name)
        Button("Done") { shows = false }
      }
    }
    var body: some View {
      NavigationStack {
        Button("New") { shows = true }.navigationTitle("Home").sheet(isPresented: $shows) {
          switch form {
          case .bar: fields.toolbar { Button("Save") { shows = false } }
          case .barInStack:
            NavigationStack { fields.toolbar { Button("Save") { shows = false } }.navigationTitle("New") }
          case .keyboard:
            fields.toolbar { ToolbarItem(placement: .keyboard) { Button("Clear") { name = "" } } }
          }
        }
      }
    }
  }

  @Test func aBarWithoutAStackIsFound() async throws {
    try await fails(HeadlessApp("form") { Barred(form: .bar) }, "'Save' stands in a bar of what is presented")
    try await passes(HeadlessApp("form") { Barred(form: .barInStack) })
    try await passes(HeadlessApp("form") { Barred(form: .keyboard) })
  }

  struct Ranges: View {
    let names: Bool
    @State private var items = ["A", "B"]
    var body: some View {
      NavigationStack {
        List {
          Button("Add") { if items.count < 9 { items.append("C") } }
          if names {
            ForEach(0..<items.count, id: \.self) { NavigationLink(items[$0], value: $0) }
          } else {
            ForEach(0..<items.count) { NavigationLink(items[$0], value: $0) }
          }
          ForEach(0..<3) { Text("\($0)") }
        }
        .navigationTitle("Items").navigationDestination(for: Int.self) { Text(items[$0]) }
      }
    }
  }

  @Test func aRangeThatChangesIsFound() async throws {
    try await fails(
      HeadlessApp("ranges") { Ranges(names: false) },
      "over a range in 'Ranges' had 2 elements at first and has 3 now")
    try await passes(HeadlessApp("ranges") { Ranges(names: true) })
  }

  struct Pictures: View {
    let reads: Bool
    @State private var number = 0
    @State private var shows = false
    var body: some View {
      NavigationStack {
        List {
          if reads { Text("\(number)") }
          ForEach(0..<3, id: \.self) { row in
            Button("Picture \(row)") {
              number = row
              shows = true
            }
          }
        }
        .navigationTitle("Pictures")
        .sheet(isPresented: $shows) { NavigationStack { Text("Text").navigationTitle("Picture \(number)") } }
      }
    }
  }

  @Test func aSheetMadeOfAnOldNumberIsFound() async throws {
    try await fails(
      HeadlessApp("pictures") { Pictures(reads: false) },
      "is made without the new value of a '@State' of type 'Int'")
    try await passes(HeadlessApp("pictures") { Pictures(reads: true) })
  }

  final class Store: ObservableObject { @Published var count = 0 }
  struct Counter: View {
    @EnvironmentObject var store: Store
    var body: some View {
      VStack {
        Text("\(store.count)")
        Button("Count") { store.count += 1 }
      }
    }
  }
  struct Home: View {
    @State private var shows = false
    var body: some View {
      NavigationStack {
        Button("Open") { shows = true }.navigationTitle("Home").sheet(isPresented: $shows) { Counter() }
      }
    }
  }

  @Test func whatTheRootOfASheetMissesIsNamed() async throws {
    try await fails(HeadlessApp("home") { Home() }, "'Counter' reads Store from the environment")
    try await passes(HeadlessApp("home") { Home().environmentObject(Store()) })
  }

  /// An identity that is another at each evaluation, and one that is changed on purpose.
  struct Identified: View {
    let isKept: Bool
    @StateObject private var store = Store()
    @State private var id = UUID()
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Counter") { Counter().navigationTitle("Counter") }
          Button("Reset") { id = UUID() }
        }
        .navigationTitle("Home")
      }
      .id(isKept ? id : UUID())
      .environmentObject(store)
    }
  }

  @Test func anIdentityThatIsAnotherEachTimeIsFound() async throws {
    try await fails(
      HeadlessApp("identified") { Identified(isKept: false) },
      "an '.id(…)' in 'Identified' is another one whenever")
    try await passes(HeadlessApp("identified") { Identified(isKept: true) })
  }

  /// A detail that loads its text as it comes, and not as it shows another row.
  struct Notes: View {
    enum Form { case appears, inits, types, follows, identified, names }
    let form: Form
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $chosen) { Text("Note \($0)") }.navigationTitle("Notes")
      } detail: {
        if let chosen {
          if form == .identified {
            Note(number: chosen, form: form).id(chosen)
          } else {
            Note(number: chosen, form: form)
          }
        } else {
          Text("Choose")
        }
      }
    }
  }
  struct Note: View {
    let number: Int
    let form: Notes.Form
    @State private var text: String
    init(number: Int, form: Notes.Form) {
      (self.number, self.form) = (number, form)
      _text = State(initialValue: form == .appears ? "" : "Text of Note \(number)")
    }
    var body: some View {
      VStack {
        if form == .types { TextField("Text", text: $text) } else { Text(text) }
        if form == .names { Text("Compare with Note 1") }
      }
      .onAppear { if form == .appears { text = "Text of Note \(number)" } }
      .onChange(of: number, initial: true) {
        if form == .follows || form == .names { text = "Text of Note \(number)" }
      }
      .navigationTitle("Note \(number)")
    }
  }

  @Test(arguments: [Notes.Form.appears, .inits, .types]) func aTextOfTheRowBeforeIsFound(
    form: Notes.Form
  ) async throws {
    try await fails(HeadlessApp("notes") { Notes(form: form) }, "still shows 'Text of Note")
  }
  @Test(arguments: [Notes.Form.follows, .identified, .names]) func whatFollowsIsNotReported(
    form: Notes.Form
  ) async throws {
    try await passes(HeadlessApp("notes") { Notes(form: form) })
  }
}

/// Rows that are known by their positions.
@MainActor @Suite struct RowsByPosition {
  struct Inbox: View {
    enum Form { case positions, names, follows }
    let form: Form
    @State private var items = ["B", "C", "D"]
    @State private var position: Int?
    @State private var name: String?
    private func add() {
      guard items.count == 3 else { return }
      items.insert("A", at: 0)
      if form == .follows { position = position.map { $0 + 1 } }
    }
    var body: some View {
      NavigationSplitView {
        Group {
          if form == .names {
            List(items, id: \.self, selection: $name) { Text($0) }
          } else {
            List(items.indices, id: \.self, selection: $position) { Text(items[$0]) }
          }
        }
        .navigationTitle("Inbox")
        .toolbar { Button("Add", action: add) }
      } detail: {
        if let shown = name ?? position.map({ items[$0] }) {
          Text("Text").navigationTitle(shown)
        } else {
          Text("None")
        }
      }
    }
  }

  @Test func aRowThatComesBeforeWhatIsChosenIsFound() async throws {
    try await fails(
      HeadlessApp("inbox") { Inbox(form: .positions) }, "since rows are known by their positions")
    try await passes(HeadlessApp("inbox") { Inbox(form: .names) })
    try await passes(HeadlessApp("inbox") { Inbox(form: .follows) })
  }
}
