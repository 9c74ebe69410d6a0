import SplitModel

extension LazySplit {
  // A full-screen view covers everything, any other is pushed on the detail where there is one.
  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    if link == 4 { return LinkPromise(Self.linked, in: .fullScreen, push: .view) }
    let opened = link < 2 ? Self.detail : Self.subdetail
    if link & 1 != 0 { return LinkPromise(opened, in: .fullScreen) }
    if interface == .links { return LinkPromise(opened, in: .detail, push: .view) }
    let hasColumn = isBesideDetail(memory.section) && memory.fullPath.isEmpty && !environment.isCompact
    return LinkPromise(opened, in: hasColumn ? .detail : .anywhere)
  }

  func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> ProgramPromise? {
    if startsWork(program) { return nil }
    if interface == .links, program == 2 { return ProgramPromise(.restyle, .blank) }
    if hasSeparateCalls {
      let view = argument == 0 ? Self.detail : Self.subdetail
      switch program {
      case 0: return ProgramPromise(.goTo, .section(SidebarSection(argument)))
      case 1: return ProgramPromise(.push, view, in: .fullScreen)
      case 2:
        let isBeside = isBesideDetail(memory.section) && memory.fullPath.isEmpty
        return isBeside ? ProgramPromise(.push, view) : nil
      case 3: return ProgramPromise(.push, view)
      default: return ProgramPromise(.revealSidebar, .menu)
      }
    }
    guard program < (interface == .requests ? 1 : 3) else { return ProgramPromise(.revealSidebar, .menu) }
    guard argument >= sectionCount else {
      return program == 2 ? nil : ProgramPromise(.goTo, .section(SidebarSection(argument)))
    }
    let view = argument == sectionCount ? Self.detail : Self.subdetail
    return ProgramPromise(.push, view, in: program == 1 ? .fullScreen : .anywhere)
  }
}
