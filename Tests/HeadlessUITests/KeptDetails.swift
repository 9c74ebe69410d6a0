import FuzzEngine
import Observation
import SwiftUI
import Testing

/// A detail that loads what it shows as it appears goes on showing that for the next choice, under the title of that or of none.
@MainActor @Suite struct KeptDetails {
  struct Note: Hashable, Identifiable {
    let id: Int
    let name, text: String
    static let all = [
      Note(id: 1, name: "Shopping", text: "Milk, eggs"), Note(id: 2, name: "Ideas", text: "A boat"),
      Note(id: 3, name: "Trip", text: "Rome in May"),
    ]
  }

  /// Takes over what it was given in one of the ways that people write.
  struct Detail: View {
    enum Way { case atAppearance, asWork, byChange, byWorkOfChoice }
    let note: Note
    let way: Way
    var title: String?
    @State private var text = ""

    var body: some View {
      Text(text).navigationTitle(title ?? note.name)
        .onAppear { if way == .atAppearance { text = note.text } }
        .task {
          guard way == .asWork else { return }
          try? await Task.sleep(for: .seconds(1))
          text = note.text
        }
        .onChange(of: note, initial: true) { if way == .byChange { text = note.text } }
        .task(id: note) {
          guard way == .byWorkOfChoice else { return }
          try? await Task.sleep(for: .seconds(1))
          text = note.text
        }
    }
  }

  /// Edits a copy.
  struct Editor: View {
    let note: Note
    @State private var text: String
    init(note: Note) { (self.note, _text) = (note, State(initialValue: note.text)) }
    var body: some View { TextEditor(text: $text).navigationTitle(note.name) }
  }

  /// Plays the first that is chosen, and goes on with that.
  struct Playing: View {
    @Observable final class Player { var now: Note? }
    let note: Note
    let player: Player
    var body: some View {
      Text("Now playing \(player.now?.name ?? "nothing")").navigationTitle(note.name)
        .onAppear { if player.now == nil { player.now = note } }
    }
  }

  struct Notes<Shown: View>: View {
    let detail: (Note) -> Shown
    @State private var chosen: Note?
    var body: some View {
      NavigationSplitView {
        List(Note.all, selection: $chosen) { NavigationLink($0.name, value: $0) }.navigationTitle("Notes")
      } detail: {
        if let chosen { detail(chosen) } else { Text("Choose") }
      }
    }
  }

  /// The same, where it is chosen in the second of three columns.
  struct Folders: View {
    let way: Detail.Way
    @State private var folder: String?
    @State private var chosen: Note?
    var body: some View {
      NavigationSplitView {
        List(["Private", "Work"], id: \.self, selection: $folder) { Text($0) }
      } content: {
        if folder != nil { List(Note.all, selection: $chosen) { NavigationLink($0.name, value: $0) } }
      } detail: {
        if let chosen { Detail(note: chosen, way: way) } else { Text("Choose") }
      }
    }
  }

  private func app<Shown: View>(_ detail: @escaping @MainActor (Note) -> Shown) -> HeadlessApp {
    HeadlessApp("notes") { Notes(detail: detail) }
  }

  @Test func whatWasLoadedForTheFirstChoiceStays() async throws {
    let isKept = "the detail of the row 'Ideas' still shows 'Milk, eggs'"
    try await fails(app { Detail(note: $0, way: .atAppearance) }, isKept)
    try await fails(app { Detail(note: $0, way: .atAppearance, title: "Note") }, isKept)
    try await fails(app { Detail(note: $0, way: .asWork) }, "views.no-misuse misplaced")
    try await fails(app { Editor(note: $0) }, isKept)
    try await fails(HeadlessApp("folders") { Folders(way: .atAppearance) }, "views.no-misuse misplaced")
  }

  @Test func whatIsLoadedForEachChoiceIsRight() async throws {
    try await passes(app { Detail(note: $0, way: .byChange) })
    try await passes(app { Detail(note: $0, way: .byWorkOfChoice) })
    try await passes(app { Detail(note: $0, way: .atAppearance).id($0) })
    try await passes(app { Editor(note: $0).id($0) })
    try await passes(HeadlessApp("folders") { Folders(way: .byWorkOfChoice) })
    try await passes(HeadlessApp("player") { PlayerRoot() })
  }

  /// What the whole app shares is no state of the detail.
  struct PlayerRoot: View {
    @State private var player = Playing.Player()
    var body: some View { Notes { Playing(note: $0, player: player) } }
  }

  /// The mails of a folder, in the second of three columns, loaded in one of the ways that people write.
  struct Mails: View {
    enum Way { case atAppearance, byWorkOfChoice }
    static let all = ["Inbox": ["Hello", "Invoice"], "Sent": ["Re: Hello"], "Trash": ["Spam", "Offer"]]
    let folder: String
    let way: Way
    @Binding var mail: String?
    @State private var mails: [String] = []
    var body: some View {
      List(mails, id: \.self, selection: $mail) { Text($0) }.navigationTitle(folder)
        .onAppear { if way == .atAppearance { mails = Self.all[folder] ?? [] } }
        .task(id: folder) { if way == .byWorkOfChoice { mails = Self.all[folder] ?? [] } }
        .onChange(of: folder) { mail = nil }
    }
  }
  struct Mailbox: View {
    let way: Mails.Way
    @State private var folder: String?
    @State private var mail: String?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent", "Trash"], id: \.self, selection: $folder) { Text($0) }
      } content: {
        if let folder { Mails(folder: folder, way: way, mail: $mail) } else { Text("Choose a folder") }
      } detail: {
        if let mail { Text(mail).navigationTitle(mail) } else { Text("Choose a mail") }
      }
    }
  }

  @Test func rowsOfTheFolderBeforeStay() async throws {
    try await fails(
      HeadlessApp("mail") { Mailbox(way: .atAppearance) },
      "the column for the row 'Sent' still shows 'Hello', which is in that of 'Inbox'")
    // On a phone its work begins once the column has come.
    try await passes(HeadlessApp("mail") { Mailbox(way: .byWorkOfChoice) }, runs: 60)
  }

  /// A sheet that a person opens and closes before anything is chosen.
  struct NotesWithHelp: View {
    @State private var chosen: Note?
    @State private var showsHelp = false
    var body: some View {
      NavigationSplitView {
        List(Note.all, selection: $chosen) { NavigationLink($0.name, value: $0) }.navigationTitle("Notes")
      } detail: {
        if let chosen { Detail(note: chosen, way: .asWork) } else { Button("Help") { showsHelp = true } }
      }
      .sheet(isPresented: $showsHelp) { Text("Help") }
    }
  }

  @Test func aTapThatOnlyPresentsSomethingHidesNothing() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await HeadlessApp("notes") { NotesWithHelp() }.test(
        #"link 1 "Help"; dismiss-sheet; choose "Shopping"; choose "Ideas"; choose "Trip""#,
        at: ["device": "ipad-11 landscape"])
    }
    #expect(
      failure?.description.contains("still shows 'Milk, eggs'") == true, "\(failure?.description ?? "")")
  }

  /// An inspector beside a detail: with state that was made for the first row, or with that made for each.
  enum Inspecting { case keeps, isAnew, reads }
  struct Inspected: View {
    let inspecting: Inspecting
    @State private var note: String?
    @State private var isInspected = false
    var body: some View {
      NavigationSplitView {
        List(["Ant", "Bee", "Cow"], id: \.self, selection: $note) { Text($0) }.navigationTitle("Notes")
      } detail: {
        if let note {
          Text("Text").navigationTitle(note)
            .toolbar { Button("Inspect") { isInspected.toggle() } }
            .inspector(isPresented: $isInspected) {
              switch inspecting {
              case .keeps: Info(note: note)
              case .isAnew: Info(note: note).id(note)
              case .reads: Text("Info on \(note)")
              }
            }
        } else {
          Text("No note")
        }
      }
    }
  }
  struct Info: View {
    @State var note: String
    var body: some View { Text("Info on \(note)") }
  }

  @Test func anInspectorThatKeepsItsStateIsReported() async throws {
    try await fails(
      HeadlessApp("inspected") { Inspected(inspecting: .keeps) }, "the inspector of the row '", runs: 30)
    for inspecting in [Inspecting.isAnew, .reads] {
      try await passes(HeadlessApp("inspected") { Inspected(inspecting: inspecting) }, runs: 30)
    }
  }

  /// A chat with a line to write, whose text stays, is anew for each chat, or is kept for each.
  struct Writing: View {
    let draft: Drafting
    @State private var chosen: String?
    @State private var drafts: [String: String] = [:]
    var body: some View {
      NavigationSplitView {
        List(["Ann", "Ben"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Chats")
      } detail: {
        if let chosen {
          switch draft {
          case .stays: Chat(name: chosen)
          case .isAnew: Chat(name: chosen).id(chosen)
          case .isOfEach:
            Line(
              name: chosen,
              text: Binding {
                drafts[chosen] ?? ""
              } set: {
                drafts[chosen] = $0
              })
          }
        } else {
          Text("No chat")
        }
      }
    }
  }
  enum Drafting: CaseIterable { case stays, isAnew, isOfEach }
  struct Chat: View {
    let name: String
    @State private var text = ""
    var body: some View { Line(name: name, text: $text) }
  }
  struct Line: View {
    let name: String
    @Binding var text: String
    var body: some View { Form { TextField("Message", text: $text) }.navigationTitle(name) }
  }

  @Test(arguments: Drafting.allCases) func aDraftThatStaysIsNoted(draft: Drafting) async throws {
    let report = try await HeadlessApp("chats") { Writing(draft: draft) }
      .test(seed: 42, runs: 12, savesFailures: false)
    let isNoted = report.notes.contains {
      $0.contains("what is typed into a field of the detail is there for the next row too")
    }
    #expect(report.findings.isEmpty && isNoted == (draft == .stays), "\(report.notes)")
  }
}
