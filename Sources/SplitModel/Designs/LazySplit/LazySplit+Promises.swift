extension LazySplit {
  /// What a button promises: a full-screen view over everything, any other on top of the detail where there
  /// is one.
  @inlinable
  public func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: LazySplitMemory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    let opened = link < 2 ? Self.detail : Self.subdetail
    if link & 1 != 0 { return LinkPromise(opened, in: .fullScreen) }
    let hasColumn = isBesideDetail(memory.section) && memory.fullPath.isEmpty && !environment.isCompact
    return LinkPromise(opened, in: hasColumn ? .detail : .anywhere)
  }

  /// What a request to the service promises.
  @inlinable
  public func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: LazySplitMemory, _ environment: DeviceEnvironment
  ) -> ProgramPromise? {
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
    guard program < 3 else { return ProgramPromise(.revealSidebar, .menu) }
    guard argument >= 2 else {
      return program == 2 ? nil : ProgramPromise(.goTo, .section(SidebarSection(argument)))
    }
    let view = argument == 2 ? Self.detail : Self.subdetail
    return ProgramPromise(.push, view, in: program == 1 ? .fullScreen : .anywhere)
  }
}
