import FuzzEngine

extension SplitFaults {
  /// Flaws of our own in what asks before something is lost: alerts and confirmation dialogs.
  static let asking: [Fault] = [
    Fault(
      "P80", "the action of a dialog's button runs twice", source: "planted: confirms-twice",
      in: "composable-split/confirms-twice", breaks: "save.once twice"),
    Fault(
      "P81", "a dialog stays when what it asks about is gone", source: "planted: asks-of-gone",
      in: "composable-split/asks-of-gone", breaks: "deleted.not-shown dialog-left"),
    Fault(
      "P82", "a dialog is confirmed when what it asks about is gone", source: "planted: forces-lookup",
      in: "composable-split/forces-lookup", breaks: "no-trap crash"),
    Fault(
      "P83", "an alert or dialog that does not hear its answer", source: "planted: ignores-answers",
      in: "composable-split/ignores-answers", breaks: "sheet.lifecycle not-dismissed"),
    Fault(
      "P84", "a dismissed dialog comes back when the device turns", source: "planted: asks-again",
      in: "composable-split/asks-again", breaks: "dismissed.stays-dismissed returns"),
    Fault(
      "P85", "turning the device drops a dialog", source: "planted: drops-dialogs",
      in: "composable-split/drops-dialogs", breaks: "rotation.round-trip differs"),
    Fault(
      "P86", "an answer that does nothing, because what it is for was cleared first",
      source: "planted: reads-late; scgopi/GraphCode#35", in: "composable-split/reads-late",
      quirks: ["clears-before-action"], breaks: "save.once never"),
  ]
}
