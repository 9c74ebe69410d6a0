import FuzzEngine
import SplitFuzz
import SplitModel

extension ComposableSplit {
  enum Flaw: CaseIterable {
    case constantVisibility, keepsDeletedDetails, forgetsOthersDeletes, savesTwice, keepsSheet,
      tagClearsDetails, dismissalClearsDetails, mixesScopes, hearsOnlyShown, confirmsTwice, asksOfGone,
      forcesLookup, ignoresAnswers, asksAgain, dropsDialogs, readsLate, sharesStore, hidesBoth,
      hidesWhenNarrow
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "composable-split", "the composable split, and ",
    """
    constantVisibility F67: the visibility is bound to a constant
      breaks sidebar.toggle-flips no-effect claimed 1 in head on ipad-13 landscape (T-09)
    keepsDeletedDetails F62: new models leave the details as they are
      breaks deleted.not-shown still-shown claimed 2 in head on ipad-13 landscape (T-01)
    forgetsOthersDeletes F65: details hear of their own feature's deletions only
      breaks deleted.not-shown still-shown after choose claimed 4 on ipad-13 landscape (T-02)
    savesTwice F63: each tap on save makes another model
      breaks save.once twice claimed 4 runs 960 in head on ipad-13 landscape (T-05)
    keepsSheet F64: a sheet that went with its feature comes back with it
      breaks sheet.lifecycle unrequested claimed 3 in head on ipad-13 landscape (T-08)
    tagClearsDetails F68: leaving a feature clears its details
      breaks selection.per-section lost claimed 2 on ipad-13 landscape (T-15, a mutation)
    dismissalClearsDetails F69: dismissing the sheet clears the details
      breaks sheet.lifecycle changes-beneath claimed 3 on ipad-13 landscape (T-16, a mutation)
    hearsOnlyShown: a feature hears of models only while its list is shown (T-03)
    mixesScopes F99: details of one feature are set in the first as well
      breaks isolation other-section claimed 3 on ipad-13 landscape (T-17, a mutation)
    hidesBoth P130: a sidebar that goes takes the content column along
      breaks sidebar.toggle-flips no-effect on ipad-13 landscape
    hidesWhenNarrow P132: a compact width hides the sidebar for good
      breaks resize.restores-sidebar not-restored on ipad-13 landscape (T34)
    confirmsTwice P80: a confirmed deletion runs again when its dialog goes breaks save.once twice
    asksOfGone P81: a dialog stays when the model is gone of which it asks
      breaks deleted.not-shown dialog-left
    forcesLookup P82: a confirmed deletion looks its model up by force breaks no-trap crash runs 4000
    ignoresAnswers P83: alerts and dialogs do not hear that they were answered
      breaks sheet.lifecycle not-dismissed
    asksAgain P84: a dismissed dialog is shown again when the surroundings change
      breaks dismissed.stays-dismissed returns
    dropsDialogs P85: a change of the surroundings drops a dialog breaks rotation.round-trip differs
    readsLate P86: a confirmed deletion reads its model from what is presented when it runs
      breaks save.once never with clears-before-action (scgopi/GraphCode#35)
    sharesStore P93: both windows share one store breaks isolation other-window windowed
    """
  ) { flaws in
    let asking: [Flaw] = [
      .confirmsTwice, .asksOfGone, .forcesLookup, .ignoresAnswers, .asksAgain, .dropsDialogs, .readsLate,
    ]
    return SplitApp(ComposableSplit(flaws: flaws, asks: asking.contains(where: flaws.contains)))
  }

  /// The published version (`37fca80`, 2023-08-28).
  static let head = ComposableSplit(flaws: [
    .constantVisibility, .keepsDeletedDetails, .savesTwice, .keepsSheet, .hearsOnlyShown,
  ])
  static let clean = ComposableSplit(flaws: [])

  static let systems: [FuzzSystem] = [
    FuzzSystem(
      "composable-split/head", head,
      "the composable split, the published version (2023-08-28), with its bugs", seededFaults: seededFaults),
    FuzzSystem(
      "composable-split/clean", clean, "the composable split with nothing wrong", seededFaults: seededFaults),
    FuzzSystem(
      "composable-split/clean-asks", ComposableSplit(flaws: [], asks: true),
      "the composable split with nothing wrong, which asks before anything is lost",
      seededFaults: seededFaults),
  ]

  private static let seededFaults = [
    flawTable.seededFault(.keepsDeletedDetails, finds: "deleted.not-shown"),
    flawTable.seededFault(.tagClearsDetails, finds: "selection.per-section"),
    flawTable.seededFault(.dismissalClearsDetails, finds: "sheet.lifecycle"),
  ]
}
