import FuzzEngine

/// The catalogue of known faults of split navigation: those of the published designs, seeded flaws, and a few quirks of
/// the platform.
public enum SplitFaults {
  /// Every fault: the published ones, then those of our own, then what cannot be expressed.
  public static let all: [Fault] =
    expressible.filter { $0.id.first == "F" } + expressible.filter { $0.id.first != "F" } + inexpressible

  private static let expressible = [
    LazySplit.flawTable.faults, LazySplitAncestor.faults, SidebarColumns.flawTable.faults,
    Navigator.flawTable.faults, NavigationViewKit.flawTable.faults, ComposableSplit.flawTable.faults,
    SplitNavigatorDesign.flawTable.faults, PlainColumns.flawTable.faults,
  ].flatMap { $0 }.sorted { ($0.id.count, $0.id) < ($1.id.count, $1.id) }

  /// What documents, code and threads tell that no system here has as a finding, each with the reason.
  static let inexpressible = FaultRow.faults(
    in: "",
    """
    X01: going back with nothing pushed crashes
      why not: only pushed views show the back button, so it is gone once the path is empty
    X02: choosing settings twice opens them twice over the menu
      why not: the settings cover the sidebar's rows as soon as they open
    X03: turning the device closes the menu (ProjectNotes.md, BUG #6)
      why not: its author wants this now: policy.followed open-after-rotation requires it (F29)
    X04: warnings, delays, widths, grey overlays, titles off the centre
      why not: visual; what the delays lead to is F23 and P36
    X05: a link beside the detail appends to it and does not replace it
      why not: by design: push.single lets a design replace or append
    X06: the same view can be pushed twice
      why not: its author accepts it; equal views on a stack are different views, and two backs leave them
    X07: a copy of whether the menu is open is wrong after a half closed menu (version 1.1)
      why not: version 1.1 is not modelled; on the two bindings its handlers act as those of 1.2 (F02 to F05)
    X08: a push from the settings closes the menu, and an observer opens it again
      why not: lazysplit/invex does this and violates no rule: the design promises nothing of its menu on a push
    X09: a launch on a phone pushes what a tablet left chosen
      why not: documented: a collapse shows the deepest column with content; that the item outlives its category is
      F38
    X10: a screen that is opened in the turn of a system back is lost
      why not: the platform's write of the way back comes later than the call and wins; by code alone it is F58
    X11: details show a name that has changed
      why not: models have no names here
    X12: a model without a name is saved
      why not: the published button is disabled; only code could send the action
    X13: a second tap on New forgets the name
      why not: the sheet covers that button; only code could send the action
    X14: details are kept while nothing is chosen
      why not: wanted, so that a feature is as it was left; detail.not-blank checks that they are not shown
    X15: two models with one id crash
      why not: the client is a set of models here
    X16: a model is saved though its sheet was swiped down meanwhile
      why not: the save was confirmed before the swipe, and save.once counts one
    X17: details of an id that does not exist clear those that are shown
      why not: every row is of a model that exists; only code could send the action
    X18: what is said of a column holds for its root alone (Apple 735672)
      why not: the model has no toolbars and no modifiers of views
    X19: entering the background resets the app (Apple 743139, iOS 16)
      why not: an app that does this is P50; against a platform that does it no app could do anything
    X20: views appear twice after several selections (Esri toolkit #1539)
      why not: a trace decides how often a view appears: `reappear` (F40, P94)
    X21: the detail is resized only after a rotation (openradar 20156503)
      why not: visual
    X22: back from the second level shows the root (NavigationBackport #54)
      why not: seen in one beta of iOS 18 on a device; an app that does this is P10, a swipe swipe-goes-back-twice
    F41: two writes of one turn in the wrong order
      why not: the platform sees the last write of a turn only; what can be seen of the two is F38
    X23: a stored category that does not exist is accepted
      why not: the storage holds only what this app has stored, and its four categories never change
    X24: the storage cannot say that nothing is chosen, and the first launch is in Games (SwiftUI-Sidebar
      README, problem 1)
      why not: sidebar-columns/forces-games does this and violates no rule: none requires an empty start
    X25: a feature that was not shown has an old list
      why not: composable-split/hears-only-shown does this and violates no rule: the list is current once it is shown
    F66: a trip through a narrow window blanks the columns
      why not: no fault: each of its two backs clears what led there, as documented
    X26: a notification from another thread moves views there
      why not: the model has turns and no threads
    X27: another view gets the back button's display mode
      why not: documented for the current view alone, and visual
    X28: a dismissal that is reported twice takes the next screen off
      why not: the second report is delivered in the step that went back (quirk repeats-pop-writes)
    X29: a crash where a view is drawn anew while it slides out
      why not: here going back leaves no view without a key; argued from the code, and seen on no device
    """)
}
