import SplitModel

extension LazySplitAncestor {
  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    let before = memory
    switch event {
    case .toggle: toggleMenu(&memory, turn.environment)
    case .choose(let section):
      if flaws.contains(.ignoresChoices) { break }
      memory.section = section
      clear(&memory)
      setMenu(open: false, &memory)
    case .open(let link, on: _): push(link == 0 ? Self.detail : Self.subdetail, &memory, &turn)
    case .program(1, let column): show(primary: column == 0, &memory, turn.environment)
    case .program(2, let column): hide(primary: column == 0, &memory, turn.environment)
    case .program(3, let mode): prefer(sidebar: mode != 0, &memory, turn.environment)
    case .program(_, let argument):
      if !flaws.contains(.pushesNowhere), isBeside(memory.section) || !nests {
        push(argument == 0 ? Self.detail : Self.subdetail, &memory, &turn)
      }
    case .back: memory.path.removeLast()
    case .environmentChanged(let old):
      let hasTurned = old.isLandscape != turn.environment.isLandscape
      if hasTurned, !flaws.contains(.ignoresRotation) { setMenu(open: false, &memory) }
      guard old.isCompact != turn.environment.isCompact else { break }
      if flaws.contains(.swapsRoots) {
        clear(&memory)
        memory.compactColumn = turn.environment.isCompact ? .sidebar : .detail
      }
      // A collapse shows what is pushed, whichever column is named.
      if !old.isCompact, !nests, !memory.path.isEmpty { memory.compactColumn = .detail }
    case .writeVisibility(let split, let visibility):
      guard split == 0 else { break }
      if flaws.contains(.keepsApart) {
        memory.visibility = visibility
      } else {
        setMenu(open: visibility != .detailOnly, &memory)
      }
    case .writeCompactColumn(let split, let column):
      if split == 0, flaws.contains(.keepsApart) {
        memory.compactColumn = column
      } else if split == 0 {
        setMenu(open: column == .sidebar, &memory)
      } else if column == .sidebar, turn.environment.isCompact {
        clear(&memory)
      }
    case .writePath(_, let count): memory.path.truncate(to: Int(count))
    default: break
    }
    if turn.hasReachedLimit { memory = before }
  }

  func setMenu(open: Bool, _ memory: inout Memory) {
    memory.visibility = open ? .doubleColumn : .detailOnly
    memory.compactColumn = open ? .sidebar : .detail
  }

  func toggleMenu(_ memory: inout Memory, _ environment: DeviceEnvironment) {
    let readsColumn = environment.isCompact && !flaws.contains(.keepsApart)
    let isOpen = readsColumn ? memory.compactColumn == .sidebar : memory.visibility != .detailOnly
    if flaws.contains(.onlyHides) { return setMenu(open: false, &memory) }
    if flaws.contains(.onlyAsks) {
      if environment.isCompact {
        memory.compactColumn = .sidebar
      } else {
        memory.visibility = isOpen ? .detailOnly : .doubleColumn
      }
      return
    }
    if flaws.contains(.prefersToShow), !environment.isCompact {
      return isOpen ? hide(primary: true, &memory, environment) : prefer(sidebar: true, &memory, environment)
    }
    setMenu(open: !isOpen, &memory)
  }

  func clear(_ memory: inout Memory) {
    memory.root = .blank
    memory.path.truncate(to: 0)
    memory.innerColumn = .sidebar
  }

  /// Puts a view on the detail, or makes it its root where there is none yet, and closes the menu.
  func push(_ view: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    if nests, memory.root == .blank { memory.root = view } else { turn.push(view, on: &memory.path) }
    memory.innerColumn = .detail
    setMenu(open: false, &memory)
  }
}
