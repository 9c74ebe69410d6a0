extension SplitFaults {
  /// The faults of what LazySplit grew from.
  static let ancestors: [Fault] = [
    Fault(
      "F34", "the toggle always asks for the sidebar in front", source: "E-1", in: "lazysplit/invex",
      on: "iphone-15 portrait", breaks: "sidebar.toggle-flips dead", claimed: 2),
    Fault(
      "F35", "back jumps to the sidebar, past the view beneath", source: "E-2", in: "lazysplit/invex",
      on: "iphone-15 portrait", breaks: "back.returns-to-previous", claimed: 3),
    Fault(
      "F77", "the sidebar is lost on a phone after a walk through the details", source: "E-5",
      notExpressible:
        "its author saw it and did not find the cause; in the model nothing but a forced screen shows it"),
  ]
}
