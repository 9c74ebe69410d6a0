internal import SplitModel

extension ScreenDescription {
  func text(of recorded: RecordedEvent) -> String {
    guard let event = recorded.event else { return "it is launched again" }
    switch event {
    case .toggle: return "its toggle is tapped"
    case .choose(let section): return "the row '\(nameOfView(.section(section)))' is tapped"
    case .open(let link, let view): return "'\(text(.open(link)))' on '\(nameOfView(view))'"
    case .back(let view): return "its back button on '\(nameOfView(view))' is tapped"
    case .call(let call, let argument):
      return "'\(text(.call(number: call, argument: argument)))', its own"
    case .appeared: return "the first view appears"
    case .columnsMoved(let split, let columns):
      return "\(split == 0 ? "" : "inner ")columns on screen: \(columns)"
    case .rootAppeared(let stack): return "the root of stack \(stack + 1) appears again"
    case .viewBeginsToLeave(let stack): return "the view of stack \(stack + 1) begins to leave"
    case .viewStays(let stack): return "the view of stack \(stack + 1) stays"
    case .enteredBackground: return "it is in the background"
    case .locked: return "the device is locked"
    case .enteredForeground: return "it is in the foreground"
    case .environmentChanged:
      let width = recorded.environment.isCompact ? "compact" : "regular"
      return "its width is \(width), its window \(recorded.environment.isLandscape ? "wide" : "high")"
    case .completion(let work): return "work number \(work + 1) is complete"
    case .updated: return "its views are updated"
    case .writeVisibility(let split, let value): return "\(split == 0 ? "" : "inner ")visibility := \(value)"
    case .writeCompactColumn(let split, let value):
      return "\(split == 0 ? "" : "inner ")compact column := \(value)"
    case .writeSelection(_, let section):
      return "selection := \(section.map { nameOfView(.section($0)) } ?? "none")"
    case .writePath(let stack, let count): return "path of stack \(stack + 1) := its first \(count)"
    case .writeAppend(let stack, let view): return "path of stack \(stack + 1) += '\(nameOfView(view))'"
    case .writeDismissal(let stack): return "the destination of stack \(stack + 1) := off"
    case .writeItem(_, let view): return "item := \(view == .blank ? "none" : nameOfView(view))"
    case .dismissSheet: return "what is presented is dismissed by hand"
    case .writePresented(let view): return "presented := none, of '\(nameOfView(view))'"
    case .writeInspector(let isPresented): return "inspector := \(isPresented ? "shown" : "hidden")"
    }
  }
}
