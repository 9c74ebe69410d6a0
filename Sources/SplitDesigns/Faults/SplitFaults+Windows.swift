import FuzzEngine

extension SplitFaults {
  /// Flaws of two windows, and of a view model that does not outlive its view, each planted alone where a design is
  /// otherwise right.
  static let windows: [Fault] = [
    Fault(
      "P90", "two windows listen to one service, with nothing else wrong",
      source: "planted: shares-service; L-45",
      in: "lazysplit/shares-service", breaks: "isolation other-window"),
    Fault(
      "P91", "two windows share one navigator", source: "planted: shares-navigator; N-17",
      in: "navigator/shares-navigator", breaks: "isolation other-window"),
    Fault(
      "P92", "what is chosen is stored for the app and not for the scene",
      source: "planted: stores-for-app; seed 001",
      in: "sidebar-columns/stores-for-app", breaks: "isolation other-window"),
    Fault(
      "P93", "two windows on one store", source: "planted: shares-store",
      in: "composable-split/shares-store", breaks: "isolation other-window"),
    Fault(
      "P94", "a view model is made anew with its view, and all that it holds is lost",
      source: "planted: recreates-model; L-46", in: "lazysplit/recreates-model",
      breaks: "reappear.no-change differs", claimed: 2),
    Fault(
      "P95", "opening another window sends the first to its root",
      source: "planted: restarts-others; N-17", in: "navigator/restarts-others",
      breaks: "isolation other-window"),
  ]
}
