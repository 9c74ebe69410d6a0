import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Handlers of a split's columns run where there is room for one only, as a person comes and goes.
@MainActor @Suite struct ColumnHandlers {
  @Observable final class Mail {
    var box: String? { didSet { if box != oldValue { path = [] } } }
    var path: [Int] = []
    var shown: [String] = []
  }

  struct MailView: View {
    @Bindable var mail: Mail
    var sidebarAppears: (Mail) -> Void = { _ in }
    var detailAppears: (Mail) -> Void = { _ in }

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $mail.box) { Text($0) }
          .navigationTitle("Boxes")
          .onAppear { sidebarAppears(mail) }
      } detail: {
        NavigationStack(path: $mail.path) {
          Group {
            if let box = mail.box {
              List(1..<3, id: \.self) { NavigationLink("\(box) \($0)", value: $0) }
                .navigationTitle(box)
            } else {
              ContentUnavailableView("No box", systemImage: "tray")
            }
          }
          .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Mail \($0)") }
        }
        .onAppear { detailAppears(mail) }
      }
    }
  }

  private func app(
    _ name: String, sidebar: @escaping (Mail) -> Void = { _ in },
    detail: @escaping (Mail) -> Void = { _ in }
  ) -> HeadlessApp {
    HeadlessApp(
      name, making: { Mail() },
      events: [
        .event("widget", showing: "Mail 2") { mail in
          (mail.box, mail.path) = ("Inbox", [2])
        }
      ]
    ) { MailView(mail: $0, sidebarAppears: sidebar, detailAppears: detail) }
  }

  @Test func nothingIsFoundOfHandlersThatDoNoHarm() async throws {
    try await passes(app("none"))
    try await passes(
      app("counts", sidebar: { $0.shown.append("sidebar") }, detail: { $0.shown.append("detail") }))
    try await passes(
      app("default", sidebar: { if $0.shown.isEmpty { ($0.box, $0.shown) = ("Inbox", ["sidebar"]) } }))
  }

  @Test func aDefaultThatIsChosenWheneverTheSidebarComesIsFound() async throws {
    try await fails(app("default always", sidebar: { $0.box = "Inbox" }), "back.")
  }

  @Test func thatTheyRunAgainIsAnAssumption() async throws {
    let once = SystemSettings(assumptions: [.init("column-handlers", "once")])
    let app = app("default always", sidebar: { $0.box = "Inbox" })
    let findings = try await app.test(seed: 42, runs: 12, settings: once, savesFailures: false).findings
    #expect(findings.isEmpty)
  }

  @Test func aDetailThatForgetsItsPathAsItComesIsFound() async throws {
    try await fails(app("forgets", detail: { $0.path = [] }), "request.not-lost")
  }

  private struct Columns: View {
    let log: Log
    @State private var box: Int?
    @State private var mail: Int?

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $box) { Text("Box \($0)") }
          .navigationTitle("Boxes").noting("boxes", log)
      } content: {
        if let box {
          List([1, 2], id: \.self, selection: $mail) { Text("Mail \($0)") }
            .navigationTitle("Box \(box)").noting("box \(box)", log)
        } else {
          Text("No box")
        }
      } detail: {
        if let mail {
          Text("\(mail)").navigationTitle("Mail \(mail)").noting("mail \(mail)", log)
        } else {
          Text("No mail")
        }
      }
    }
  }

  @Test(arguments: [
    ("choose \"Box 1\"", "+boxes +box 1 -boxes"),
    ("choose \"Box 1\"; link 8 \"Mail 1\"; back", "+boxes +box 1 -boxes +mail 1 -box 1 +box 1 -mail 1"),
    ("choose \"Box 1\"; back; choose \"Box 2\"", "+boxes +box 1 -boxes +boxes -box 1 +box 2 -boxes"),
    // A large phone has room for all of them when it is turned.
    ("choose \"Box 1\"; rotate", "+boxes +box 1 -boxes +boxes"),
    ("choose \"Box 1\"; rotate; rotate", "+boxes +box 1 -boxes +boxes -boxes"),
  ]) func theyRunInOrder(steps: String, lines: String) async throws {
    let log = Log()
    let app = HeadlessApp(
      "columns",
      making: {
        log.lines = []
        return log
      }, events: []
    ) { Columns(log: $0) }
    try await app.systemForTests().test(steps, at: ["device": "iphone-15-pro-max portrait"])
    #expect(log.lines.joined(separator: " ") == lines)
  }

  private struct Covers: View {
    @Bindable var log: Log
    let isSplit: Bool
    @State private var box: [Int] = []
    private var chosen: Binding<Int?> { Binding(get: { box.last }, set: { box = $0.map { [$0] } ?? [] }) }

    var body: some View {
      if isSplit {
        NavigationSplitView {
          List([1], id: \.self, selection: chosen) { Text("Box \($0)") }
            .navigationTitle("Boxes").sheet(isPresented: $log.isOn) { sheet }
        } detail: {
          Text("Detail").noting("box", log)
        }
      } else {
        NavigationStack(path: $box) {
          List { NavigationLink("Box 1", value: 1) }
            .navigationTitle("Boxes").sheet(isPresented: $log.isOn) { sheet }
            .navigationDestination(for: Int.self) { _ in Text("Detail").noting("box", log) }
        }
      }
    }
    private var sheet: some View { Button("Open") { box = [1] }.noting("sheet", log) }
  }

  @Test(arguments: [true, false]) func aSheetOfAViewThatIsCoveredIsNot(isSplit: Bool) async throws {
    let log = Log()
    let app = HeadlessApp(
      "covers",
      making: {
        (log.lines, log.isOn) = ([], false)
        return log
      }, events: [.event("present") { $0.isOn = true }]
    ) { Covers(log: $0, isSplit: isSplit) }
    let system = try await app.systemForTests()
    let first = isSplit ? #"choose "Box 1""# : #"link 1 "Box 1""#
    try await system.test(first + "; call present", at: ["device": "iphone-15 portrait"])
    #expect(log.lines == ["+box", "+sheet"])
    try await system.test(#"call present; link 1 "Open""#, at: ["device": "iphone-15 portrait"])
    #expect(log.lines == ["+sheet", "+box"])
  }

  /// A first row is chosen where there is room, unless one is chosen already.
  struct First: View {
    let isAlways: Bool
    var hasTabs = true
    @State private var chosen: Int?
    @Environment(\.horizontalSizeClass) private var size
    var body: some View {
      if hasTabs { TabView { Tab("Items", systemImage: "list.bullet") { columns } } } else { columns }
    }
    private var columns: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $chosen) { Text("Item \($0)") }.navigationTitle("Items")
      } detail: {
        if let chosen { Text("Text").navigationTitle("Item \(chosen)") } else { Text("Choose") }
      }
      .onAppear { if size == .regular, isAlways || chosen == nil { chosen = 0 } }
    }
  }

  @Test func aFirstRowMayBeChosenAgain() async throws {
    try await passes(HeadlessApp("items") { First(isAlways: false) }, runs: 40)
    try await fails(HeadlessApp("items") { First(isAlways: true) }, "reappear.no-change", runs: 40)
    // Without tabs or a cover the first view does not come back.
    try await passes(HeadlessApp("items") { First(isAlways: true, hasTabs: false) }, runs: 40)
  }
}

extension View {
  fileprivate func noting(_ name: String, _ log: Log) -> some View {
    onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}
