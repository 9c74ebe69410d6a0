// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A link's own view, known by its place; what it shows is what the link there declared last.
struct ViewLink: Hashable {
  let place: Int
  /// The same where all around it was made anew.
  let path: Int
  let label: String
  /// Whether nothing stands on it, and the label is made up.
  var isMadeUp = false

  @MainActor func evaluate(_ scope: Scope) { scope.graph.linked[place]?(scope) }

  static func == (left: ViewLink, right: ViewLink) -> Bool { left.place == right.place }
  func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension ViewLink: CustomStringConvertible {
  var description: String { label }
}

extension Scope {
  /// The link at this place.
  fileprivate func link(
    _ label: String, isMadeUp: Bool, _ evaluate: @escaping @MainActor (Scope) -> Void
  ) -> ViewLink {
    // In a later evaluation the link may be gone, and nothing has made its view anew.
    graph.linked[node.number] = { [isAnew, pass = graph.pass] in
      evaluate($0.made(anew: isAnew && $0.graph.pass == pass))
    }
    return ViewLink(place: node.number, path: node.path, label: label, isMadeUp: isMadeUp)
  }
}

/// Something to tap that shows another view, as in SwiftUI.
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  enum Target {
    case value(AnyHashable?)
    case view(Destination)
    case flag(Destination, Binding<Bool>, Writer)
  }
  let target: Target
  let label: Label
  /// Whether its view is for the next column.
  var isDetail = true

  /// Notes the link; in a list with a selection it is a row.
  @MainActor public static func _evaluate(_ view: NavigationLink, in scope: Scope) {
    // What is in its label comes behind it.
    let place = scope.page.controls.count
    switch view.target {
    case .value(let value):
      if let value, scope.isInList {
        return scope.asRow(tag: value) { scope in
          scope.page.row?.isLink = true
          Label._evaluate(view.label, in: scope)
        }
      }
      let (label, isMadeUp) = name(view.label, showing: type(of: value?.base ?? view), in: scope)
      if let value, scope.page.columnLinks != nil,
        let shows = scope.page.destinations.showing(value),
        let scope = scope.entering(.body)
      {
        let link = scope.link(label, isMadeUp: isMadeUp) { shows.evaluate(value, $0) }
        if choosesColumn(link, nil, view.isDetail, in: scope) { return }
      }
      note(label, value.map { .value($0) }, at: place, in: scope)
    case .view(let destination):
      let (label, isMadeUp) = name(view.label, showing: Destination.self, in: scope)
      if let follow = scope.page.follow {
        let pushed = PushedView(Destination.self) { Destination._evaluate(destination, in: $0) }
        return note(label, .run { follow(pushed) }, at: place, in: scope)
      }
      guard let scope = scope.entering(.body) else { return }
      let link = scope.link(label, isMadeUp: isMadeUp) { Destination._evaluate(destination, in: $0) }
      if choosesColumn(link, nil, view.isDetail, in: scope) { return }
      note(label, .view(link), at: place, in: scope)
    case .flag(let destination, let isActive, let writer):
      var isHidden = Label.self == EmptyView.self && !scope.environment.isInRows
      let scope = scope.with(\.isInRows, false)
      let (label, isMadeUp) = name(view.label, showing: Destination.self, isHidden: isHidden, in: scope)
      // One without a view is a button, for what its flag does: it is no row that is chosen.
      if Destination.self == EmptyView.self, !isHidden {
        note(label, .run { isActive.wrappedValue = true }, by: writer, at: place, in: scope)
        isHidden = true
      }
      if scope.page.columnLinks != nil, let scope = scope.entering(.body) {
        let link = scope.link(label, isMadeUp: isMadeUp) { Destination._evaluate(destination, in: $0) }
        if isHidden, view.isDetail, let links = scope.page.columnLinks, !scope.page.isPushedInColumn {
          return links.add(link, isActive, isHidden: true, on: scope.page)
        }
        if choosesColumn(link, isActive, view.isDetail, in: scope) { return }
      }
      // One that shows nothing is there for its flag alone.
      if !isHidden { note(label, .run { isActive.wrappedValue = true }, by: writer, at: place, in: scope) }
      scope.graph.writes?.watch("active link", writer, scope.node) { isActive.wrappedValue }
      guard let scope = scope.entering(.body) else { return }
      let key = AnyHashable(scope.node.number)
      scope.page.flaggedLinks.append((key, { isActive.wrappedValue = true }))
      guard isActive.wrappedValue else { return }
      scope.page.presentedDestinations.append(
        Page.PresentedDestination(
          key: key, place: scope.node.number, position: scope.node.number, writer: writer,
          dismiss: { isActive.wrappedValue = false },
          isOn: { isActive.wrappedValue },
          evaluate: { [isAnew = scope.isAnew] in
            Destination._evaluate(destination, in: $0.made(anew: isAnew))
          }))
    }
  }

  /// Notes a link that shows its view in the next column; false where none follows, or rows choose what it shows.
  @MainActor private static func choosesColumn(
    _ link: ViewLink, _ flag: Binding<Bool>?, _ isDetail: Bool, in scope: Scope
  ) -> Bool {
    if scope.page.isPushedInColumn, isDetail {
      scope.graph.isNotModelled(
        "a link to the next column on a view that was pushed in its own is not tapped: '\(link.label)'",
        "use 'NavigationSplitView' with a stack in its sidebar; findings there may be missed")
      return true
    }
    guard let links = scope.page.columnLinks, scope.isEnabled else { return false }
    if scope.isInList {
      guard isDetail, scope.page.row != nil else { return false }
      scope.page.row?.shows = (link, flag)
      return true
    }
    if !isDetail, flag == nil {
      scope.page.pushesInColumn = true
      return false
    }
    guard isDetail else {
      scope.graph.isNotModelled(
        "a link with a flag that shows its view in its own column ('isDetailLink(false)') is not tapped: "
          + "'\(link.label)'",
        "use 'NavigationSplitView' with a stack in its sidebar; findings there may be missed")
      return true
    }
    links.add(link, flag, on: scope.page)
    return true
  }

  /// What a link is called: by what stands on it, or else, made up, by the type of what it shows and its place.
  @MainActor private static func name(
    _ label: Label, showing type: Any.Type, isHidden: Bool = false, in scope: Scope
  ) -> (text: String, isMadeUp: Bool) {
    let place = scope.page.controls.count
    let text = scope.text(of: label, isTapped: !isHidden)
    if !text.isEmpty { return (text, false) }
    if let name = scope.accessibilityName { return (name, false) }
    return ("\(type is any PrimitiveView.Type ? "link" : "\(type)") \(place + 1)", true)
  }

  @MainActor private static func note(
    _ label: String, _ effect: Page.Control.Effect?, by writer: Writer? = nil, at place: Int, in scope: Scope
  ) {
    guard let effect else { return }
    scope.page.controls.insert(
      Page.Control(
        label: label, effect: effect, isEnabled: scope.isEnabled, texts: scope.page.labelTexts,
        identifier: scope.accessibilityName, writer: writer), at: place)
  }
}

extension NavigationLink {
  /// Sets whether its view is for the next column of a `NavigationView`, or for its own.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }
}

extension NavigationLink where Destination == Never {
  /// A link with a value; nil disables it.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }
}

extension NavigationLink where Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(title))
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(title))
  }
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }
}

extension View {
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> _Around<Self> {
    titled(String(title))
  }
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> _Around<Self> { titled(title.text) }
  nonisolated public func navigationTitle(_ title: Text) -> _Around<Self> { titled(title.string) }
  /// Sets a title that can be changed.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> _Around<Self> {
    _Around(self) { view, scope in
      if scope.page.title == nil { scope.page.title = title.wrappedValue }
      Self._evaluate(view, in: scope)
    }
  }
  nonisolated public func navigationBarTitle(
    _ title: some ViewTitle, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> _Around<Self> { titled(string(of: title)) }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> _Around<Self> { titled(title.string) }
  /// Hides the system's back button, and with it the swipe back.
  nonisolated public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> _Around<Self> {
    _Around(self) { view, scope in
      if isHidden { scope.page.hidesBack = true }
      Self._evaluate(view, in: scope)
    }
  }
  /// Hides the navigation bar with its back button, and with it the swipe back.
  nonisolated public func navigationBarHidden(_ isHidden: Bool) -> _Around<Self> {
    navigationBarBackButtonHidden(isHidden)
  }
  /// Hides bars, of which the navigation bar has the back button.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _Around<Self> { navigationBarHidden(visibility == .hidden && bars.contains(.navigationBar)) }
  /// The same under its newer name.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _Around<Self> { navigationBarHidden(visibility == .hidden && bars.contains(.navigationBar)) }

  nonisolated private func titled(_ title: String) -> _Around<Self> {
    _Around(self) { view, scope in
      // The innermost title counts.
      Self._evaluate(view, in: scope)
      if scope.page.title == nil { scope.page.title = title }
    }
  }
}
