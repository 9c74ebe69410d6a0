import SplitModel

extension ComposableSplit {
  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch event {
    case .writeSelection(split: _, let section): select(section.map { $0.index &+ 1 } ?? 0, &memory, &turn)
    case .call(1, let argument):
      guard memory.client & 1 << argument != 0 else { return }
      memory.client &= ~(1 << argument)
      turn.hasDeleted = true
      hear(memory, &turn)
    case .call(_, let argument):
      // What code asks for is not to be covered by what was presented before.
      if let number = memory.number, !flaws.contains(.keepsSheet) { removeSheet(of: number, &memory) }
      select(argument &+ 1, &memory, &turn)
    case .writeItem(split: _, let view): showDetails(view, &memory)
    case .open(let link, on: let view): press(link, on: view, &memory, &turn)
    case .dismissSheet: closeSheet(&memory)
    case .writePresented(let view): endAnswered(view, &memory, &turn)
    case .environmentChanged:
      if flaws.contains(.hidesWhenNarrow), turn.environment.isCompact { memory.visibility = .doubleColumn }
      surround(&memory)
    case .writeVisibility(split: _, let visibility):
      if flaws.contains(.constantVisibility) { return }
      memory.visibility = flaws.contains(.hidesBoth) && visibility == .doubleColumn ? .detailOnly : visibility
    case .completion(let number): complete(number, &memory, &turn)
    default: break
    }
  }

  /// `binding(destinationTag)`; the list view that appears starts its stream.
  func select(_ tag: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    guard tag != memory.tag else { return }
    if let number = memory.number {
      if !flaws.contains(.keepsSheet) { removeSheet(of: number, &memory) }
      if flaws.contains(.tagClearsDetails) { memory[number].details = 0 }
    }
    memory.tag = tag
    hear(memory, &turn)
  }

  /// The feature on screen is about to get the stream's value.
  func hear(_ memory: Memory, _ turn: inout AppTurn) {
    guard let number = memory.number else { return }
    turn.later(Work.stream.rawValue &+ number, of: .section(SidebarSection(number)))
  }

  func showDetails(_ view: ShownView, _ memory: inout Memory) {
    guard let number = memory.number else { return }
    let model = view.destination.map { $0.index / 3 }
    let isThere = model.map { memory[number].models & 1 << $0 != 0 } ?? false
    memory[number].details = isThere ? (model ?? 0) &+ 1 : 0
    if flaws.contains(.mixesScopes) { memory.features.0.details = memory[number].details }
  }

  func press(_ link: UInt8, on view: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    guard let number = memory.number else { return }
    switch link {
    case Button.new.rawValue: memory[number].sheet = 1
    case Button.name.rawValue: memory[number].sheet = 2
    case Button.save.rawValue:
      if !flaws.contains(.savesTwice) { memory[number].sheet = 3 }
      memory[number].effects &+= 1
      turn.later(Work.save.rawValue &+ number, of: Self.sheet(of: number))
    case Button.cancel.rawValue:
      // The alert's own button does nothing but go.
      if view == Self.alert { return }
      if asks, memory[number].sheet == Stage.named {
        memory[number].sheet = Stage.covered
      } else {
        closeSheet(&memory)
      }
    case Button.confirm.rawValue: confirm(view, memory, &turn)
    case Button.discard.rawValue: memory[number].sheet = 0
    default:
      if asks {
        memory[number].sheet = Stage.dialog &+ link &- Button.delete.rawValue
        return
      }
      let model = link &- Button.delete.rawValue
      if flaws.contains(.forgetsOthersDeletes), memory[number].details == model &+ 1 {
        memory[number].details = 0
      }
      turn.later(Work.delete.rawValue &+ model, of: .blank)
    }
  }

  func closeSheet(_ memory: inout Memory) {
    guard let number = memory.number else { return }
    if flaws.contains(.asksAgain), memory[number].sheet >= Stage.dialog {
      memory.dismissed = memory[number].sheet
    }
    removeSheet(of: number, &memory)
    if flaws.contains(.dismissalClearsDetails) { memory[number].details = 0 }
  }

  /// A sheet that goes takes its effects with it, those that are on their way too (`ifLet(\.$destination)`).
  func removeSheet(of feature: UInt8, _ memory: inout Memory) {
    memory[feature].cancelled &+= memory[feature].effects
    memory[feature].effects = 0
    memory[feature].sheet = 0
  }

  func complete(_ number: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    if number >= Work.dismiss.rawValue {
      let feature = number &- Work.dismiss.rawValue
      if memory[feature].cancelled >= 16 {
        memory[feature].cancelled &-= 16
      } else {
        memory[feature].effects &-= 16
        removeSheet(of: feature, &memory)
      }
    } else if number >= Work.save.rawValue {
      save(number &- Work.save.rawValue, &memory, &turn)
    } else if number >= Work.delete.rawValue {
      let bit = UInt8(1) << (number &- Work.delete.rawValue)
      guard memory.client & bit != 0 else { return }
      memory.client &= ~bit
      turn.hasDeleted = true
      if asks { turn.saves = 1 }
      hear(memory, &turn)
    } else {
      setModels(of: number &- Work.stream.rawValue, &memory)
    }
  }

  /// The client makes a model, tells its stream, and the sheet is dismissed after.
  func save(_ feature: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    if memory[feature].cancelled & 15 != 0 {
      memory[feature].cancelled &-= 1
      return
    }
    // One save less, one dismissal more.
    memory[feature].effects &+= 15
    turn.later(Work.dismiss.rawValue &+ feature, of: Self.sheet(of: feature))
    let free = UInt8((~memory.client).trailingZeroBitCount)
    guard free < Self.capacity else { return }
    memory.client |= 1 << free
    turn.saves = 1
    hear(memory, &turn)
  }

  /// `setModels`, for as long as the feature's list is there to hear it; the clean form tells every feature.
  func setModels(of feature: UInt8, _ memory: inout Memory) {
    guard memory.tag == feature &+ 1 else { return }
    guard !flaws.contains(.hearsOnlyShown) else { return take(feature, &memory) }
    for number in 0..<UInt8(3) { take(number, &memory) }
  }

  func take(_ feature: UInt8, _ memory: inout Memory) {
    memory[feature].models = memory.client
    let asked = memory[feature].sheet
    if asked >= Stage.dialog, memory.client & 1 << (asked &- Stage.dialog) == 0, !flaws.contains(.asksOfGone)
    {
      memory[feature].sheet = 0
    }
    let details = memory[feature].details
    let isGone = details != 0 && memory.client & 1 << (details &- 1) == 0
    let isKept = flaws.contains(.keepsDeletedDetails) || flaws.contains(.forgetsOthersDeletes)
    if isGone, !isKept { memory[feature].details = 0 }
  }

  // What asks before something is lost: a dialog before a deletion, an alert over a sheet with a name.
  /// The button of a dialog: the deletion is an effect, for the model that the dialog names.
  func confirm(_ view: ShownView, _ memory: Memory, _ turn: inout AppTurn) {
    guard let model = Self.model(of: view) else { return }
    if flaws.contains(.readsLate), memory.shown?.sheet != Stage.dialog &+ model { return }
    if flaws.contains(.forcesLookup), memory.client & 1 << model == 0 { turn.hasTrapped = true }
    turn.later(Work.delete.rawValue &+ model, of: .blank)
  }

  /// The platform says that what was answered is presented no longer; what took its place is left alone.
  func endAnswered(_ view: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    guard let number = memory.number, !flaws.contains(.ignoresAnswers) else { return }
    let destination = memory[number].sheet
    if view == Self.alert {
      if destination == Stage.covered { memory[number].sheet = Stage.named }
      return
    }
    guard destination >= Stage.dialog, view == dialog(of: destination &- Stage.dialog) else { return }
    memory[number].sheet = 0
    guard flaws.contains(.confirmsTwice) else { return }
    let rest = memory.client & ~(2 << (destination &- Stage.dialog) &- 1)
    if rest != 0 { turn.later(Work.delete.rawValue &+ UInt8(rest.trailingZeroBitCount), of: .blank) }
  }

  /// Nothing that is presented depends on the surroundings.
  func surround(_ memory: inout Memory) {
    guard let number = memory.number else { return }
    if flaws.contains(.dropsDialogs), memory[number].sheet >= Stage.dialog { memory[number].sheet = 0 }
    guard flaws.contains(.asksAgain), memory.dismissed != 0, memory[number].sheet == 0 else { return }
    let isThere = memory.client & 1 << (memory.dismissed &- Stage.dialog) != 0
    if isThere { memory[number].sheet = memory.dismissed }
    memory.dismissed = 0
  }

  /// The client's models, which its stream tells to the feature on screen in every window.
  func otherWindowHandled(
    _ event: AppEvent, from other: Memory, _ memory: inout Memory, _ turn: inout AppTurn
  ) {
    if flaws.contains(.sharesStore) {
      memory = other
    } else if memory.client != other.client {
      memory.client = other.client
      hear(memory, &turn)
    }
  }

  /// A store of its own on the client that both share, or the one store.
  func openSecondWindow(beside other: inout Memory, _ environment: DeviceEnvironment) -> Memory {
    flaws.contains(.sharesStore) ? other : launched(on: other.client)
  }
}
