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
    [
      .init(
        .constantVisibility, "the visibility is bound to a constant", "F67", source: "T-09", in: "head",
        on: "ipad-13 landscape", breaks: "sidebar.toggle-flips no-effect", claimed: 1),
      .init(
        .keepsDeletedDetails, "new models leave the details as they are", "F62", source: "T-01", in: "head",
        on: "ipad-13 landscape", breaks: "deleted.not-shown still-shown", claimed: 2),
      .init(
        .forgetsOthersDeletes, "details hear of their own feature's deletions only", "F65", source: "T-02",
        on: "ipad-13 landscape", breaks: "deleted.not-shown still-shown", after: "choose", claimed: 4),
      .init(
        .savesTwice, "each tap on save makes another model", "F63", source: "T-05", in: "head",
        on: "ipad-13 landscape", breaks: "save.once twice", claimed: 4, runs: 960),
      .init(
        .keepsSheet, "a sheet that went with its feature comes back with it", "F64", source: "T-08",
        in: "head", on: "ipad-13 landscape", breaks: "sheet.lifecycle unrequested", claimed: 3),
      .init(
        .tagClearsDetails, "leaving a feature clears its details", "F68", source: "T-15, a mutation",
        on: "ipad-13 landscape", breaks: "selection.per-section lost", claimed: 2),
      .init(
        .dismissalClearsDetails, "dismissing the sheet clears the details", "F69", source: "T-16, a mutation",
        on: "ipad-13 landscape", breaks: "sheet.lifecycle changes-beneath", claimed: 3),
      .init(.hearsOnlyShown, "a feature hears of models only while its list is shown (T-03)"),
      .init(
        .mixesScopes, "details of one feature are set in the first as well", "F99",
        source: "T-17, a mutation", on: "ipad-13 landscape", breaks: "isolation other-section", claimed: 3),
      .init(
        .hidesBoth, "a sidebar that goes takes the content column along", "P130", on: "ipad-13 landscape",
        breaks: "sidebar.toggle-flips no-effect"),
      .init(
        .hidesWhenNarrow, "a compact width hides the sidebar for good", "P132", source: "T34",
        on: "ipad-13 landscape", breaks: "resize.restores-sidebar not-restored"),
      .init(
        .confirmsTwice, "a confirmed deletion runs again when its dialog goes", "P80",
        breaks: "save.once twice"),
      .init(
        .asksOfGone, "a dialog stays when the model is gone of which it asks", "P81",
        breaks: "deleted.not-shown dialog-left"),
      .init(
        .forcesLookup, "a confirmed deletion looks its model up by force", "P82", breaks: "no-trap crash",
        runs: 4_000),
      .init(
        .ignoresAnswers, "alerts and dialogs do not hear that they were answered", "P83",
        breaks: "sheet.lifecycle not-dismissed"),
      .init(
        .asksAgain, "a dismissed dialog is shown again when the surroundings change", "P84",
        breaks: "dismissed.stays-dismissed returns"),
      .init(
        .dropsDialogs, "a change of the surroundings drops a dialog", "P85",
        breaks: "rotation.round-trip differs"),
      .init(
        .readsLate, "a confirmed deletion reads its model from what is presented when it runs", "P86",
        source: "scgopi/GraphCode#35", quirks: ["clears-before-action"], breaks: "save.once never"),
      .init(
        .sharesStore, "both windows share one store", "P93", breaks: "isolation other-window",
        inTwoWindows: true),
    ]
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
