import FuzzEngine
import SplitFuzz
import SplitModel

/// The composable split: three columns over reducers, a selection for each feature, one client for all.
///
/// Models the app's tag, three features with their models, details and sheet, the client with its stream, and the
/// effects as work that completes later: the stream's value, a deletion, a save and the dismissal after it. The
/// clean form binds the visibility to state, clears details whose model is gone, saves once, lets a sheet go
/// with its feature, and tells every feature of the models. Leaves out the contents of names, more than five models, and
/// that the app runs in landscape only on iPads: what is found upright there is of its code, not of the app as it ships.
///
/// What its document tells of alerts and confirmation dialogs and the published code leaves out stands in a variant
/// that asks (`asks`): a dialog before a model is deleted, an alert before a sheet with a name is thrown away; its
/// client also loses models to somebody else.
///
/// - Source: `kodydeda4/TCA-NavigationSplitView` at `37fca80`; the package's notes on systems, §7.
struct ComposableSplit: FlawedDesign {
  var flaws: Flaws
  var asks = false  // Whether it asks before it deletes a model, and before it throws a name away

  static var capacity: UInt8 { 5 }

  /// The numbers of links: a row for each model, a deletion for each, and four buttons.
  enum Button: UInt8 {
    case delete = 5
    case new = 10
    case name = 11
    case save = 12
    case cancel = 13
    case confirm = 14
    case discard = 15
  }

  /// What a feature's destination is, from none to a sheet that was saved.
  enum Stage {
    static var named: UInt8 { 2 }
    static var covered: UInt8 { 5 }
    static var dialog: UInt8 { 8 }
  }

  /// The numbers of work, each with a feature or a model added.
  enum Work: UInt8 {
    case stream = 1
    case delete = 8
    case save = 16
    case dismiss = 24
  }

  var vocabulary: Vocabulary {
    let features = ["a", "b", "c"]
    let models = 1...Int(Self.capacity)
    return Vocabulary(
      sections: features,
      destinations: models.flatMap { model in features.map { "model-\(model)-of-\($0)" } }
        + features.map { "new-model-of-\($0)" }
        + (asks ? models.map { "delete-model-\($0)" } + ["discard-name"] : []),
      links: models.map { "model-\($0)" } + models.map { "delete-\($0)" } + ["new", "name", "save", "cancel"]
        + (asks ? ["confirm", "discard"] : []),
      calls: [.init("select", arguments: features)]
        + (asks ? [.init("lose", arguments: models.map { "model-\($0)" })] : []))
  }

  var tree: ContainerTree { ContainerTree(root: .split0) }

  var policies: Policies {
    [.keepsItems, .presentsSheets, .blankWhenEmpty, .namesLandings, .namesSections, .startsWork]
  }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory { launched(on: Memory().client) }

  func launched(on client: UInt8) -> Memory {
    var memory = Memory()
    memory.client = client
    memory.tag = 1
    memory.features.0.models = memory.client
    if !flaws.contains(.hearsOnlyShown) {
      memory.features.1.models = memory.client
      memory.features.2.models = memory.client
    }
    return memory
  }

  func details(of model: UInt8, in feature: UInt8) -> ShownView {
    .destination(Destination(model &* 3 &+ feature))
  }

  /// Each feature has a sheet of its own: another feature's is another, whatever is in it.
  static func sheet(of feature: UInt8) -> ShownView { .destination(Destination(15 &+ feature)) }
  static func isSheet(_ view: ShownView) -> Bool { view.destination.map { 15..<18 ~= $0.index } ?? false }
  static var alert: ShownView { .destination(Destination(23)) }

  func dialog(of model: UInt8) -> ShownView { .destination(Destination(18 &+ model)) }
  /// The model that a dialog asks about.
  static func model(of dialog: ShownView) -> UInt8? {
    dialog.destination.flatMap { 18..<23 ~= $0.index ? $0.index &- 18 : nil }
  }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    body.splits[0].isPresent = true
    body.splits[0].hasContent = true
    body.splits[0].rowCount = 3
    body.splits[0].visibility = flaws.contains(.constantVisibility) ? .all : memory.visibility
    guard let number = memory.number else { return body }
    let feature = memory[number]
    body.splits[0].selection = SidebarSection(number)
    body.splits[0].contentView = .section(SidebarSection(number))
    if feature.details != 0 {
      let item = details(of: feature.details &- 1, in: number)
      body.splits[0].item = item
      body.splits[0].detailView = item
      // Its row is in the list until the feature takes the models without it.
      if feature.models & 1 << (feature.details &- 1) != 0 {
        body.splits[0].itemSection = SidebarSection(number)
      }
    }
    if feature.sheet != 0 { present(feature.sheet, of: number, memory, &body) }
    return body
  }

  func present(
    _ destination: UInt8, of feature: UInt8, _ memory: Memory, _ body: inout BodyDescription
  ) {
    if destination >= Stage.dialog {
      let model = destination &- Stage.dialog
      body.sheet = dialog(of: model)
      body.presentation = memory.client & 1 << model != 0 ? .isDialog : [.isDialog, .isOfSomethingGone]
    } else if destination == Stage.covered {
      body.sheet = Self.alert
      body.presentation = .isAlert
    } else {
      body.sheet = Self.sheet(of: feature)
      if asks, destination == Stage.named { body.presentation = .refusesSwipe }
    }
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    if view == Self.alert { return Offers(links: 1 << 13 | 1 << 15) }
    if Self.model(of: view) != nil { return Offers(links: 1 << 14) }
    if Self.isSheet(view) {
      let sheet = memory.shown?.sheet ?? 0
      let next: UInt16 = sheet == 1 ? 1 << 11 : sheet == 2 ? 1 << 12 : 0
      return Offers(links: next | 1 << 13)
    }
    guard let section = view.section else { return Offers() }
    let models = UInt16(memory[section.index].models)
    let isFull = memory.client == 0b11111
    return Offers(links: models | models << 5 | (isFull ? 0 : 1 << 10))
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    if link < Self.capacity, let section = view.section {
      return LinkPromise(details(of: link, in: section.index), in: .detail, push: .select)
    }
    switch link {
    case Button.new.rawValue: return LinkPromise(Self.sheet(of: memory.number ?? 0), in: .sheet)
    case Button.confirm.rawValue:
      guard let asked = Self.model(of: view), let number = memory.number else {
        return LinkPromise(.blank, in: .confirmed)
      }
      return LinkPromise(details(of: asked, in: number), in: .confirmed)
    case Button.delete.rawValue..<Button.new.rawValue where asks:
      return LinkPromise(dialog(of: link &- Button.delete.rawValue), in: .sheet)
    case Button.cancel.rawValue where asks && Self.isSheet(view) && memory.shown?.sheet == Stage.named:
      return LinkPromise(Self.alert, in: .sheet)
    // It takes away what it stands on.
    case Button.cancel.rawValue: return LinkPromise(view, in: .nowhere)
    default: return LinkPromise(.blank, in: .nowhere)
    }
  }

  func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> CallPromise? { call == 0 ? CallPromise(.goTo, .section(SidebarSection(argument))) : nil }

  struct Memory: FlatMemory {
    struct Feature: BitwiseCopyable {
      var models: UInt8 = 0  // `models`, one bit each
      var details: UInt8 = 0  // `details`: the model, plus one; zero for nil
      /// `destination`: none, a sheet without a name, one with a name, one that is being saved; at 5 one with a name that
      /// an alert covers; from 8 on a dialog that asks whether to delete a model.
      var sheet: UInt8 = 0
      /// Effects of the sheet on their way: saves in the low four bits, dismissals in the high ones.
      var effects: UInt8 = 0
      /// The same of sheets that are gone, which do nothing.
      var cancelled: UInt8 = 0
    }

    var tag: UInt8 = 0  // `destinationTag`, plus one; zero for nil
    var visibility = ColumnVisibility.all  // The visibility, where it is state
    var client: UInt8 = 0b111  // The client's models, one bit each
    var features = (Feature(), Feature(), Feature())
    /// The dialog that was dismissed last; only with the flaw that shows it again.
    var dismissed: UInt8 = 0

    subscript(_ number: UInt8) -> Feature {
      get { number == 0 ? features.0 : number == 1 ? features.1 : features.2 }
      set {
        switch number {
        case 0: features.0 = newValue
        case 1: features.1 = newValue
        default: features.2 = newValue
        }
      }
    }

    /// The feature that is shown.
    var number: UInt8? { tag == 0 ? nil : tag &- 1 }
    var shown: Feature? { number.map { self[$0] } }
  }

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
      breaks sidebar.toggle-flips no-effect claimed 1 in head on ipad-13 landscape
    keepsDeletedDetails F62: new models leave the details as they are
      breaks deleted.not-shown still-shown claimed 2 in head on ipad-13 landscape
    forgetsOthersDeletes F65: details hear of their own feature's deletions only
      breaks deleted.not-shown still-shown after choose claimed 4 on ipad-13 landscape
    savesTwice F63: each tap on save makes another model
      breaks save.once twice claimed 4 runs 960 in head on ipad-13 landscape
    keepsSheet F64: a sheet that went with its feature comes back with it
      breaks sheet.lifecycle unrequested claimed 3 in head on ipad-13 landscape
    tagClearsDetails F68: leaving a feature clears its details
      breaks selection.per-section lost claimed 2 on ipad-13 landscape (a mutation)
    dismissalClearsDetails F69: dismissing the sheet clears the details
      breaks sheet.lifecycle changes-beneath claimed 3 on ipad-13 landscape (a mutation)
    hearsOnlyShown: a feature hears of models only while its list is shown
    mixesScopes F99: details of one feature are set in the first as well
      breaks isolation other-section claimed 3 on ipad-13 landscape (a mutation)
    hidesBoth P130: a sidebar that goes takes the content column along
      breaks sidebar.toggle-flips no-effect on ipad-13 landscape
    hidesWhenNarrow P132: a compact width hides the sidebar for good
      breaks resize.restores-sidebar not-restored on ipad-13 landscape
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

  static let systems = FuzzSystem.versions(
    "composable-split", seededFaults: seededFaults,
    [
      "head: the composable split, the published version (2023-08-28), with its bugs": head,
      "clean: the composable split with nothing wrong": clean,
      "clean-asks: the composable split with nothing wrong, which asks before anything is lost":
        ComposableSplit(flaws: [], asks: true),
    ])

  private static let seededFaults = [
    flawTable.seededFault(.keepsDeletedDetails, finds: "deleted.not-shown"),
    flawTable.seededFault(.tagClearsDetails, finds: "selection.per-section"),
    flawTable.seededFault(.dismissalClearsDetails, finds: "sheet.lifecycle"),
  ]
}
