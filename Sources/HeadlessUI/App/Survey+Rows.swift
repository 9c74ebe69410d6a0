internal import SplitFuzz

/// What a column shows for each row of the list that it follows.
extension Survey {
  /// The most rows of a list that are chosen for that.
  private nonisolated static let mostRows = 6

  /// Chooses rows, and nothing before each of them, so that the views of the column that follows are made anew.
  nonisolated func visitRows(_ plan: Plan) {
    let launched = launch(Place("ipad-13", true), plan)
    guard isSound(launched, plan) else { return }
    if plan.turns.onMain({ launched.app.layout.split?.content != nil }) {
      let shown = visit({ $0.contentList }, launched, plan) { $0.layout.split?.content.map($0.layout.face) }
      MainThread.does { self.contents = shown }
      // The first of them has items.
      plan.turns.does(launched.app) { launched.app.choose(0, in: launched.app.contentList) }
    }
    let shown = visit({ $0.lastList }, launched, plan) { $0.layout.detailRoot ?? $0.layout.split?.detail }
    MainThread.does { self.details = shown }
  }

  /// What is written on a column for the rows of a list, by their labels.
  private nonisolated func visit(
    _ list: @MainActor (EvaluatedApp) -> Page.SelectionList?, _ launched: Launched, _ plan: Plan,
    _ column: @MainActor (EvaluatedApp) -> Page?
  ) -> [String: [String]] {
    let app = launched.app
    var shown: [(label: String, look: Look)] = []
    var nothing: Look?
    for row in 0..<Self.mostRows {
      guard let label = plan.turns.onMain({ list(app)?.label(ofOnly: row) }) else { continue }
      plan.turns.does(app) { app.choose(nil, in: list(app)) }
      guard isSound(launched, plan) else { break }
      nothing = plan.turns.onMain {
        list(app)?.read() == nil && !app.mayChangeYet ? column(app).map { Look($0) } : nil
      }
      plan.turns.does(app) {
        self.steps.append("choose '\(label)'")
        app.choose(row, in: list(app))
      }
      guard isSound(launched, plan) else { break }
      let look = plan.turns.onMain {
        list(app)?.chooses(row) == true && !app.mayChangeYet ? column(app).map { Look($0) } : nil
      }
      if let look { shown.append((label, look)) }
    }
    if let nothing, let same = shown.first(where: { $0.look == nothing }),
      shown.contains(where: { $0.look.branches != nothing.branches })
    {
      let note = ViewGraph.Problem(
        problem:
          "the row '\(same.label)' shows what is there while nothing is chosen, '\(nothing.written.first ?? "")'",
        remedy: "give it a view of its own, unless it has nothing to show")
      MainThread.does { self.notes.append(note) }
    }
    return Dictionary(shown.map { ($0.label, $0.look.written) }) { $1 }
  }
}

extension Survey {
  /// What is written on a column, and by which branches it comes.
  private struct Look: Equatable {
    let written: [String]
    let branches: UInt64
    @MainActor init(_ page: Page) { (written, branches) = (page.written, page.branches) }
  }
}

extension EvaluatedApp {
  /// The list that says what the second of three columns shows.
  fileprivate var contentList: Page.SelectionList? {
    layout.split.flatMap { layout.list(inSidebar: $0.sidebar) }
  }

  /// The list that says what the last column shows.
  fileprivate var lastList: Page.SelectionList? {
    layout.split?.content.map { layout.face(of: $0).anyList } ?? contentList
  }

  fileprivate func choose(_ row: Int?, in list: Page.SelectionList?) {
    guard let list, row.map({ $0 < list.rows.count }) != false else { return }
    queue.does {
      graph.run(list.writer) { list.write(row.flatMap { list.rows[$0].tag }) }
      graph.update()
    }
  }
}

extension Page.SelectionList {
  /// The label of a row that a tap chooses, where no other has it.
  fileprivate func label(ofOnly row: Int) -> String? {
    guard row < rows.count, rows[row].isChosenByTap, let label = rows[row].label else { return nil }
    return rows.contains { $0.label == label && $0.tag != rows[row].tag } ? nil : label
  }

  fileprivate func chooses(_ row: Int) -> Bool { row < rows.count && read() == rows[row].tag }
}
