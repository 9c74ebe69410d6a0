/// SplitNavigator on the headless platform: three sections, one of each layout, two views, a sheet and a dialog.
///
/// All decisions are the navigator's; this type only says what the body of such an app says and hands on what happens.
/// The body is a stack over everything around a split; its detail column holds an inner split with a stack, a stack
/// alone, or the section's view, by the layout of the section.
public struct SplitNavigatorDesign: NavigationDesign {
  /// What the navigator decides by.
  public let settings: SplitNavigator<FlatValues>.Settings
  /// What rows of the sidebar are.
  public let rows: SidebarRows
  /// Whether the app hides the column beside the detail, changes its style, and has an inspector.
  public let movesColumns: Bool
  /// The names of what can be seen and done.
  public let vocabulary: Vocabulary

  /// The default configuration: buttons as rows, the standard options, mail at launch.
  public static let standard = SplitNavigatorDesign()

  /// Makes a configuration.
  public init(
    options: NavigatorOptions = .standard, rows: SidebarRows = .buttons, startsAtSection: Bool = true,
    movesColumns: Bool = false
  ) {
    self.rows = rows
    self.movesColumns = movesColumns
    settings = SplitNavigator<FlatValues>.Settings(
      options: options, start: startsAtSection ? Self.mail : nil, layout: { Self.layout(of: $0) })
    let places = ["mail", "notes", "home", "mail-detail", "notes-detail"]
    let views = ["detail", "subdetail"]
    vocabulary = Vocabulary(
      sections: ["mail", "notes", "home"], destinations: views + ["compose", "delete", "info"],
      links: [
        "detail", "full-screen-detail", "subdetail", "full-screen-subdetail", "compose", "send", "cancel",
        "delete", "confirm",
      ],
      programs: [
        .init("go", arguments: places), .init("cover", arguments: views), .init("push", arguments: views),
        .init("show-menu"), .init("pop-to-root"), .init("work"), .init("sign-out"),
      ] + (movesColumns ? [.init("restyle"), .init("focus")] : []), starts: ["notes"])
  }

  @inlinable static var mail: SidebarSection { SidebarSection(0) }
  @inlinable static var notes: SidebarSection { SidebarSection(1) }
  @inlinable static var home: SidebarSection { SidebarSection(2) }
  @inlinable static var detail: ShownView { .destination(Destination(0)) }
  @inlinable static var subdetail: ShownView { .destination(Destination(1)) }
  @inlinable static var compose: ShownView { .destination(Destination(2)) }
  @inlinable static var dialog: ShownView { .destination(Destination(3)) }

  @inlinable static var info: ShownView { .destination(Destination(4)) }

  /// The numbers of links.
  @usableFromInline
  enum Link: UInt8 {
    case open, cover, push, coverOver, compose, send, cancel, delete, confirm

    @inlinable var bit: UInt16 { 1 << UInt16(rawValue) }
  }

  /// The numbers of programs.
  @usableFromInline
  enum Program: UInt8 {
    case go, cover, push, showMenu, popToRoot, work, signOut, restyle, focus
  }

  /// Mail beside its detail, notes on a stack, home alone.
  @inlinable
  static func layout(of section: SidebarSection) -> SectionLayout {
    section == mail ? .besideDetail : section == notes ? .stacked : .alone
  }

  /// A stack around a split around a split around a stack.
  public var tree: ContainerTree {
    ContainerTree(root: .stack0, stackRoots: (.split0, .view), details: (.split1, .stack1))
  }

  /// What the settings promise, and that there are sheets, work, a toggle, and a memory over launches.
  @inlinable
  public var policies: Policies {
    let all = settings.policies.union([.persists, .presentsSheets, .startsWork, .bringsToggle])
    return movesColumns ? all.union([.changesStyle, .hasInspector]) : all
  }

  /// Launches with nothing restored, or in notes.
  public func launch(at start: Int, _ environment: DeviceEnvironment) -> SplitNavigatorMemory {
    var memory = SplitNavigatorMemory(SplitNavigator(settings))
    if start == 1 {
      _ = memory.navigator.handle(.choose(Self.notes), settings, in: Self.surroundings(environment))
    }
    return memory
  }

  /// Where it was left; what was presented is gone, and work ends with the process.
  public func relaunched(
    _ memory: SplitNavigatorMemory, _ environment: DeviceEnvironment
  ) -> SplitNavigatorMemory {
    SplitNavigatorMemory(memory.navigator.restored(settings) { _ in true })
  }

  /// The surroundings as a navigator is told of them.
  @inlinable
  static func surroundings(_ environment: DeviceEnvironment) -> NavigatorSurroundings {
    NavigatorSurroundings(isCompact: environment.isCompact, isLandscape: environment.isLandscape)
  }

  /// The views on all trails and the cover.
  @inlinable
  public func levels(of memory: SplitNavigatorMemory) -> Int {
    let navigator = memory.navigator
    return navigator.cover.count &+ navigator.trail(of: Self.mail).count
      &+ navigator.trail(of: Self.notes).count &+ navigator.trail(of: Self.home).count
  }
}
