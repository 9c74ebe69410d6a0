import FuzzEngine

extension SplitFaults {
  /// Flaws planted in an app around SplitNavigator, of the logic on its sidebar and of its sessions.
  static let splitNavigator: [Fault] = [
    Fault(
      "P121", "logic on opening the menu that is attached to the toggle alone",
      source: "planted: hooks-toggle; seed 000", in: "split-navigator/hooks-toggle",
      breaks: "sidebar.hook-runs-once missed"),
    Fault(
      "P122", "that logic runs twice where a swipe opens the menu", source: "planted: hooks-twice; seed 000",
      in: "split-navigator/hooks-twice", breaks: "sidebar.hook-runs-once extra"),
    Fault(
      "P123", "a guard that only the toggle asks", source: "planted: guards-toggle; seed 000",
      in: "split-navigator/guards-toggle", breaks: "sidebar.guard-respected open"),
    Fault(
      "P124", "a toggle that goes back where the guard refuses it", source: "planted: goes-back-instead",
      in: "split-navigator/goes-back-instead", breaks: "sidebar.guard-respected reacts"),
    Fault(
      "P125", "signing out leaves what is shown", source: "planted: stays-after-session; seed 000 1.1",
      in: "split-navigator/stays-after-session", breaks: "session.ends-clean not-cleared"),
    Fault(
      "P126", "signing out leaves what lies in other sections",
      source: "planted: keeps-trails; seed 000 1.1", in: "split-navigator/keeps-trails",
      breaks: "session.ends-clean leftover"),
    Fault(
      "P127", "a call that shows the menu beneath what covers it", source: "planted: shows-beneath",
      in: "split-navigator/shows-beneath", breaks: "request.not-lost lost"),
    Fault(
      "P128", "a call to the root that goes one further", source: "planted: goes-past-root",
      in: "split-navigator/goes-past-root", breaks: "request.not-lost lost"),
    Fault(
      "P135", "going back takes a view for each time that it is reported",
      source: "planted: pops-at-each-report; pointfreeco/swift-navigation#10",
      in: "split-navigator/pops-at-each-report", quirks: ["repeats-pop-writes"],
      breaks: "back.one-level too-many"),
    Fault(
      "P136", "signing out stays in the section", source: "planted: keeps-section",
      in: "split-navigator/keeps-section", breaks: "session.ends-clean wrong-section"),
    Fault(
      "P137", "a tip that nobody is ever shown", source: "planted: forgets-tip",
      in: "split-navigator/forgets-tip", breaks: "policy.tip-once missing"),
    Fault(
      "P138", "a focus that hides nothing", source: "planted: focuses-nothing; seed 000",
      in: "split-navigator/focuses-nothing", breaks: "policy.followed focus-ignored"),
    Fault(
      "P139", "a style that never changes", source: "planted: restyles-nothing; seed 000",
      in: "split-navigator/restyles-nothing", breaks: "policy.followed style-ignored"),
    Fault(
      "P140", "a deletion that goes back and leaves what was deleted elsewhere",
      source: "planted: deletes-front; T29", in: "split-navigator/deletes-front",
      breaks: "deleted.not-shown still-shown"),
    Fault(
      "P141", "finished work that goes back from whatever is in front",
      source: "planted: pops-when-done; seed 000, popView", in: "split-navigator/pops-when-done",
      breaks: "late-work.only-its-view removes-another"),
    Fault(
      "P142", "finished work that leaves its view", source: "planted: ignores-done; seed 000, popView",
      in: "split-navigator/ignores-done", breaks: "late-work.only-its-view not-removed"),
    Fault(
      "P143", "a row that opens on top of what stands beside it", source: "planted: opens-on-top",
      in: "split-navigator/opens-on-top", breaks: "push.single not-replaced"),
    Fault(
      "P144", "a way back from what stands beside that leads nowhere", source: "planted: stays-beside",
      in: "split-navigator/stays-beside", breaks: "back.one-level too-few"),
    Fault(
      "P145", "a view that finished work took away comes back with a swipe that is let go",
      source: "planted: believes-growth; TCA #3653", in: "split-navigator/believes-growth",
      on: "iphone-15 portrait", quirks: ["pop-writes-at-start"],
      breaks: "gesture.cancel-changes-nothing differs"),
  ]
}
