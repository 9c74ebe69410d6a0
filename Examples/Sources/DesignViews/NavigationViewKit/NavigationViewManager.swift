import SwiftUI

/// Knows the navigation controllers of an app by tag, and moves them from anywhere: NavigationViewKit as it was published.
@MainActor class NavigationViewManager {
  typealias Controller = NavigationControllers.Controller
  typealias Registration = (controller: Controller, afterBackDo: () -> Void)

  /// Tags and what they stand for.
  var registered: [String: Registration] = [:]
  /// What was found, and how it was registered.
  private(set) var controllers: NavigationControllers?
  private var registration: (tag: String, leadingTag: String, afterBackDo: () -> Void)?
  private(set) var isCompact = false
  /// Notifications of this app.
  let center = NotificationCenter()
  static let backToRoot = Notification.Name("NavigationViewManagerBackToRoot")
  static let pushView = Notification.Name("NavigationViewManagerPushView")

  struct BackToRootItem {
    let tag: String
    let animated: Bool
    let action: @MainActor () -> Void
  }
  struct PushViewItem {
    let tag: String
    let view: @MainActor () -> AnyView
  }

  init() {
    observe(Self.backToRoot) { (manager, item: BackToRootItem) in
      manager.popToRoot(tag: item.tag, animated: item.animated, action: item.action)
    }
    observe(Self.pushView) { (manager, item: PushViewItem) in manager.pushView(tag: item.tag, view: item.view)
    }
  }

  private func observe<Item>(
    _ name: Notification.Name, _ act: @escaping @MainActor (NavigationViewManager, Item) -> Void
  ) {
    _ = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
      nonisolated(unsafe) let object = notification.object
      MainActor.assumeIsolated {
        if let self, let item = object as? Item { act(self, item) }
      }
    }
  }

  /// Each update of a navigation view registers its controllers: by its tag the last one, by another the leading one.
  func register(
    _ found: NavigationControllers, for tag: String, leadingTag: String, afterBackDo: @escaping () -> Void
  ) {
    controllers = found
    registration = (tag, leadingTag, afterBackDo)
    found.didChange = { [weak self] in self?.changed($0) }
    update()
  }

  func update() {
    guard let controllers, let registration else { return }
    let isSplit = controllers.isSplit
    add(isSplit ? controllers.detail : controllers.leading, for: registration.tag, registration.afterBackDo)
    if isSplit { add(controllers.leading, for: registration.leadingTag, registration.afterBackDo) }
  }

  func add(_ controller: Controller, for tag: String, _ afterBackDo: @escaping () -> Void) {
    registered[tag] = (controller, afterBackDo)
  }

  func remove(tag: String) { registered[tag] = nil }

  /// The list is given the tag of the detail.
  func reuse(tag: String) {
    guard let controllers, controllers.isSplit, registered[tag]?.controller === controllers.detail else {
      return
    }
    add(controllers.leading, for: tag) {}
  }

  /// Somebody does something.
  func acts() {}

  func popToRoot(tag: String, animated: Bool = true, action: @escaping @MainActor () -> Void = {}) {
    if let (controller, afterBackDo) = registered[tag] {
      goHome(controller)
      afterBackDo()
    }
    action()
  }

  func goHome(_ controller: Controller) {
    controller.popToRoot()
    leaveEmptyDetail()
  }

  func pushView<Content: View>(tag: String, @ViewBuilder view: () -> Content) {
    if let controller = registered[tag]?.controller { put(controller) { view() } }
  }

  func put<Content: View>(_ controller: Controller, @ViewBuilder view: () -> Content) {
    controller.push(view)
    guard let controllers else { return }
    if controller === controllers.detail {
      controllers.topColumn = .detail
    } else if controllers.isSplit, isCompact || controllers.visibility != .detailOnly {
      controllers.topColumn = .sidebar
    }
  }

  var hasDetail: Bool { controllers.map { $0.hasDetail || $0.detail.count > 0 } ?? false }

  /// A detail with nothing in it gives way to the list.
  func leaveEmptyDetail() {
    if let controllers, controllers.isSplit, !hasDetail { controllers.topColumn = .sidebar }
  }

  func changed(_ change: NavigationControllers.Change) {
    if case .pop = change, !isCompact { leaveEmptyDetail() }
  }

  /// The window has changed; a split that collapses puts a detail with something in it on top.
  func surround(isCompact: Bool) {
    let collapses = isCompact && !self.isCompact
    self.isCompact = isCompact
    if collapses, hasDetail, controllers?.topColumn == .sidebar { collapse() }
    if !isCompact { leaveEmptyDetail() }
  }

  func collapse() { controllers?.topColumn = .detail }
}

extension EnvironmentValues {
  @Entry var navigationManager: NavigationViewManager?
  @Entry var currentNavigationViewName: String?
}

extension View {
  /// Registers the controllers of the navigation view here.
  func navigationViewManager(
    _ manager: NavigationViewManager, for tag: String, leadingTag: String, keepsColumns: Bool = false,
    afterBackDo: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      Registering(
        manager: manager, tag: tag, leadingTag: leadingTag, keepsColumns: keepsColumns,
        afterBackDo: afterBackDo))
  }

  /// Two columns on iPads alone.
  @ViewBuilder func columnsForPad() -> some View {
    if UIDevice.current.userInterfaceIdiom == .pad {
      navigationViewStyle(.columns)
    } else {
      navigationViewStyle(.stack)
    }
  }
}

private struct Registering: ViewModifier {
  let manager: NavigationViewManager
  let tag: String
  let leadingTag: String
  let keepsColumns: Bool
  let afterBackDo: () -> Void
  @Environment(\.horizontalSizeClass) private var width

  func body(content: Content) -> some View {
    GeometryReader { geometry in
      content
        .introspectNavigationControllers {
          $0.keepsColumns = keepsColumns
          manager.register($0, for: tag, leadingTag: leadingTag, afterBackDo: afterBackDo)
        }
        .environment(\.navigationManager, manager)
        .environment(\.currentNavigationViewName, tag)
        .onChange(of: [geometry.size.width, geometry.size.height, width == .compact ? 1 : 0], initial: true) {
          manager.surround(isCompact: width == .compact)
        }
    }
  }
}
