import FuzzEngine

extension SplitFaults {
  /// Faults that no one design has: those of the platform and of plain containers.
  static let others: [Fault] = [
    Fault(
      "F72", "half a turn of the device and back loses the sidebar", source: "T-15, Falafel 2010",
      in: "lazysplit/clean", on: "iphone-15-pro-max landscape", quirks: ["aborted-rotation-loses-sidebar"],
      breaks: "sidebar.never-lost lost", claimed: 2),
    Fault(
      "F70", "a row's path is emptied when another row is chosen", source: "T-6, platform P7",
      in: "plain-columns/shares-path", on: "ipad-11 landscape", at: "letters",
      breaks: "selection.per-section lost", claimed: 4),
    Fault(
      "F71", "the second column's stack is used again for another row", source: "T-9, FB8640357",
      in: "plain-columns/reuses-column", on: "iphone-15 portrait", at: "detail-1",
      breaks: "back.returns-to-previous wrong-view", claimed: 5),
    Fault(
      "P114", "a flag is left on when its view is left", source: "planted: keeps-presented; T31",
      in: "plain-columns/keeps-presented", on: "iphone-15 portrait", at: "letters",
      breaks: "binding.reset-on-pop not-reset"),
    Fault(
      "P115", "two handlers answer each other's writes for ever", source: "planted: answers-for-ever; T20",
      in: "plain-columns/answers-for-ever", on: "ipad-11 landscape", at: "letters",
      breaks: "write-back.converges endless"),
  ]
}
