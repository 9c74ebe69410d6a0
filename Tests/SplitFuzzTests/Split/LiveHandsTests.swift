import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

/// Mail in three columns, where a letter opens what is attached to it and asks before it is deleted.
private struct Mail {
  var folder: String? = "inbox"
  var letter: String?
  var path: [String] = []
  var isAsking = false
}

@Suite("Steps to reproduce with a user's own router")
@MainActor
struct LiveHandsTests {
  private func machine() throws -> LiveMachine {
    try LiveSystem<Mail>(
      "mail", sidebar: .list(["inbox"], selection: \.folder),
      content: .list(selection: \.letter) { (_: Mail, _: String) in ["hello", "invoice"] },
      detail: .stack(path: \.path) { mail, top in
        mail.letter == nil || top != nil
          ? [] : [.link("photo"), .button(presents: "sure?") { $0.isAsking = true }]
      },
      sheet: .isPresented(\.isAsking, showing: "sure?", as: .alert) { _ in
        [.button { $0.isAsking = false }]
      },
      onChange: [
        .onChange(of: \.letter) { mail, _, _ in mail.path = [] },
        .onChange(of: \.folder) { mail, _, _ in mail.letter = nil },
      ],
      make: { _ in Mail() }
    ).target().machine
  }

  @Test("a row is named by its item, a link by what it opens, and a button that opens nothing by its number")
  func names() throws {
    let machine = try machine()
    let start = try #require(
      machine.starts.firstIndex { $0.header.contains(.init("device", "ipad-13 landscape")) })
    var state = machine.state(at: start)
    var seen = machine.observe(state)
    func tap(_ link: UInt8) -> String {
      let instruction = machine.instruction(for: TraceLine(.open(link)), in: state, seeing: seen)
      machine.settle(&state, &seen, .open(link))
      return instruction
    }
    #expect(tap(9) == "Tap the row 'invoice'")
    let drawn = machine.sketches(of: state, seeing: seen)[0].controls
    let items = drawn.filter { $0.kind == .row && $0.action.hasPrefix("link") }
    #expect(items.map(\.label) == ["hello", "invoice"])
    #expect(items.map(\.isChosen) == [false, true])
    #expect(drawn.filter { $0.kind == .link }.map(\.label) == ["photo", "sure?"])
    #expect(tap(0) == "Tap link 1, which opens 'photo'")
    #expect(machine.instruction(for: TraceLine(.back), in: state, seeing: seen) == "Tap the back button")
    machine.settle(&state, &seen, .back)
    #expect(tap(1) == "Tap button 2, which opens 'sure?'")
    #expect(tap(0) == "Tap button 1")
  }
}
