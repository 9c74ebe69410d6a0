import FuzzEngine

extension SplitFaults {
  /// NavigationViewKit's, each planted alone: its newest version has all of them but the two managers.
  static let navigationViewKit: [Fault] = [
    kit(
      "F47", "an action runs for a tag that nobody has", "K-01", "acts-for-unknown-tags",
      breaks: "callback.exactly-once without-pop", claimed: 1),
    kit(
      "F48", "a view that the manager pushed cannot go home", "K-04", "pushed-views-know-no-tag",
      breaks: "push.visible missing", claimed: 3),
    kit(
      "F49", "a tag that is used twice moves to another view", "K-06", "shares-tags",
      on: "ipad-11 portrait", breaks: "isolation other-tag", claimed: 3),
    kit(
      "F50", "a deleted tag is back after an update", "K-07", "registers-deleted",
      breaks: "dismissed.stays-dismissed returns", claimed: 3),
    kit(
      "F51", "what is posted before a view is registered is lost", "K-09", "loses-early-posts",
      at: "cold", breaks: "request.not-lost lost", claimed: 2),
    kit(
      "F52", "two managers push one view twice", "K-10", "has-two-managers",
      breaks: "push.single several", claimed: 1),
    kit(
      "F53", "a tip for upright devices is shown on one that lies flat", "K-12 K-13", "tips-by-device",
      on: "ipad-11 landscape", at: "flat", breaks: "policy.tip-once in-landscape", claimed: 1),
    kit(
      "F54", "the sidebar's width follows the device and not the interface", "K-14", "measures-device",
      on: "ipad-11 portrait", breaks: "policy.followed wrong-width", claimed: 1),
    kit(
      "F87", "callbacks run before the view is home", "K-03", "calls-back-early",
      breaks: "callback.exactly-once early", claimed: 2),
    kit(
      "F88", "a push lands in the sidebar", "K-15", "finds-nearest-controller",
      on: "ipad-11 portrait", breaks: "push.visible covered", claimed: 1),
    kit(
      "P110", "a pushed view finds another manager, whose action runs", "K-05", "pushed-views-find-default",
      breaks: "callback.exactly-once without-pop", claimed: 3),
    kit(
      "P111", "callbacks run for a view that is gone", "K-08", "keeps-dead-controllers",
      breaks: "callback.exactly-once without-pop", claimed: 3),
    kit(
      "P112", "a push while another one is under way is lost", "K-11", "loses-quick-pushes",
      breaks: "request.composes shallower", claimed: 2),
    Fault(
      "P113", "the action runs before the cleanup", source: "planted: acts-before-cleanup; K-I2",
      in: "navigation-view-kit/acts-before-cleanup", on: "iphone-15 portrait",
      breaks: "callback.exactly-once wrong-order"),
    Fault(
      "P120", "a collapse puts the detail in front, though the list was",
      source: "WordPress-iOS #18021; UIKit's default",
      in: "navigation-view-kit/collapses-to-detail", on: "ipad-11 portrait",
      breaks: "size-class.round-trip differs"
    ),
    Fault(
      "K-16", "a notification from another thread moves views there", source: "K-16",
      notExpressible: "the model has turns and no threads: a call runs in one turn wherever it comes from"),
    Fault(
      "K-17", "another view gets the back button's display mode", source: "K-17",
      notExpressible: "its source documents it to change the current view alone, and it changes looks only"),
  ]

  private static func kit(
    _ id: String, _ summary: String, _ source: String, _ flaw: String,
    on device: String = "iphone-15 portrait", at start: String? = nil, breaks: String, claimed: Int
  ) -> Fault {
    Fault(
      id, summary, source: source, in: "navigation-view-kit/\(flaw)", on: device, at: start, breaks: breaks,
      claimed: claimed)
  }
}
