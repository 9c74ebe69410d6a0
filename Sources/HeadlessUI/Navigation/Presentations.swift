public import Foundation
internal import SplitModel

extension View {
  /// Presents a sheet while a flag is on.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { presenting(Writer("sheet", file, line), .sheet, isPresented, onDismiss, content) }
  /// Presents a sheet while there is an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { presenting(Writer("sheet", file, line), .sheet, item, onDismiss, content) }
  /// Covers everything while a flag is on.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    presenting(Writer("fullScreenCover", file, line), .cover, isPresented, onDismiss, content)
  }
  /// Covers everything while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { presenting(Writer("fullScreenCover", file, line), .cover, item, onDismiss, content) }
  /// Presents a popover while a flag is on.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { presenting(Writer("popover", file, line), .popover, isPresented, nil, content) }
  /// Presents a popover while there is an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { presenting(Writer("popover", file, line), .popover, item, nil, content) }

  /// Presents an alert while a flag is on.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: some ViewTitle, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() },
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    _ = message()
    return presenting(Writer("alert", file, line), .alert, isPresented, actions(), title)
  }
  /// Presents an alert about something while a flag is on.
  nonisolated public func alert<Actions: View, Value>(
    _ title: some ViewTitle, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: (Value) -> Actions, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    presenting(
      Writer("alert", file, line), .alert, isPresented.and(value != nil),
      isPresented.wrappedValue ? value.map(actions) : nil, title)
  }
  /// Presents an alert about something, with a message, while a flag is on.
  nonisolated public func alert<Actions: View, Message: View, Value>(
    _ title: some ViewTitle, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    if isPresented.wrappedValue { _ = value.map(message) }
    return alert(title, isPresented: isPresented, presenting: value, actions: actions, file: file, line: line)
  }
  /// Presents an alert about an error while a flag is on.
  nonisolated public func alert<Actions: View, Problem: LocalizedError>(
    isPresented: Binding<Bool>, error: Problem?, @ViewBuilder actions: () -> Actions,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { presenting(Writer("alert", file, line), .alert, isPresented, actions()) }
  /// Presents an alert about an error, with a message, while a flag is on.
  nonisolated public func alert<Actions: View, Message: View, Problem: LocalizedError>(
    isPresented: Binding<Bool>, error: Problem?, @ViewBuilder actions: (Problem) -> Actions,
    @ViewBuilder message: (Problem) -> Message, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    if isPresented.wrappedValue { _ = error.map(message) }
    return presenting(
      Writer("alert", file, line), .alert, isPresented, isPresented.wrappedValue ? error.map(actions) : nil)
  }
  /// Presents an alert of the older form while a flag is on.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { presenting(Writer("alert", file, line), .alert, isPresented, content()) }
  /// Presents an alert of the older form while there is an item.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { presenting(Writer("alert", file, line), .alert, item, nil) { content($0) } }
  /// Presents a confirmation dialog of the older form while a flag is on.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { presenting(Writer("actionSheet", file, line), .dialog, isPresented, content()) }
  /// Presents a confirmation dialog of the older form while there is an item.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { presenting(Writer("actionSheet", file, line), .dialog, item, nil, content) }
  /// Presents a confirmation dialog while a flag is on.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ title: some ViewTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() },
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    _ = message()
    return presenting(Writer("confirmationDialog", file, line), .dialog, isPresented, actions(), title)
  }
  /// Presents a confirmation dialog about something while a flag is on.
  nonisolated public func confirmationDialog<Actions: View, Value>(
    _ title: some ViewTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting value: Value?, @ViewBuilder actions: (Value) -> Actions,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    presenting(
      Writer("confirmationDialog", file, line), .dialog, isPresented.and(value != nil),
      isPresented.wrappedValue ? value.map(actions) : nil, title)
  }
  /// Presents a confirmation dialog about something, with a message, while a flag is on.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Value>(
    _ title: some ViewTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting value: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    if isPresented.wrappedValue { _ = value.map(message) }
    return confirmationDialog(
      title, isPresented: isPresented, presenting: value, actions: actions, file: file, line: line)
  }

  /// Presents an inspector while a flag is on.
  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    let content = content()
    return _Around(self) { view, scope in
      Self._evaluate(view, in: scope)
      let (page, writer) = (Page(), Writer("inspector", file, line))
      scope.graph.writes?.watch("inspector", writer, scope.node) { isPresented.wrappedValue }
      if isPresented.wrappedValue, let scope = scope.entering(.extra) {
        Content._evaluate(content, in: scope.on(page))
      }
      scope.page.inspector = Page.Inspector(isPresented: isPresented, writer: writer, page: page)
    }
  }

  /// Presents what is made with the body around, as SwiftUI makes alerts and dialogs.
  nonisolated private func presenting<Content: View>(
    _ writer: Writer, _ kind: Page.PresentedView.Kind, _ isPresented: Binding<Bool>, _ content: Content,
    _ heading: (any ViewTitle)? = nil
  ) -> _Around<Self> { presenting(writer, kind, isPresented, nil, heading: heading) { content } }

  nonisolated func presenting<Content: View>(
    _ writer: Writer, _ kind: Page.PresentedView.Kind, _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?, heading: (any ViewTitle)? = nil, _ content: @escaping () -> Content
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      Self._evaluate(view, in: scope)
      scope.graph.writes?.watch("\(kind)", writer, scope.node) { isPresented.decision }
      scope.present(
        writer, kind, isPresented.decision ? AnyHashable("\(Content.self)") : nil, onDismiss,
        of: isPresented.object, isPresented: { isPresented.decision },
        dismiss: { isPresented.wrappedValue = false }
      ) {
        if let heading { $0.page.heading = string(of: heading) }
        $0.evaluate(kind.isScreen ? writer : nil, content)
      }
    }
  }

  nonisolated private func presenting<Item: Identifiable, Content: View>(
    _ writer: Writer, _ kind: Page.PresentedView.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      Self._evaluate(view, in: scope)
      let value = kind.isScreen ? item.decision : item.wrappedValue
      if let id = value?.id, id != item.decision?.id {
        scope.graph.report(
          .sharesIdentity,
          "the item of a \(kind) has another identity whenever that is read, and so is another item each time",
          value.map { Mirror(reflecting: $0).displayStyle == .enum } == true
            ? "let it follow from the case: 'var id: Self { self }' in '\(Item.self)', which is 'Hashable' then"
            : "store it: 'let id = UUID()' in '\(Item.self)'")
      }
      scope.graph.writes?.watch("\(kind)", writer, scope.node) {
        (item.decision?.id).map { AnyHashable($0) }
      }
      scope.present(
        writer, kind, value.map { AnyHashable($0.id) }, onDismiss,
        of: item.object, isPresented: { item.decision?.id == value?.id },
        dismiss: { item.wrappedValue = nil }
      ) { if let value { $0.evaluate(kind.isScreen ? writer : nil) { content(item.decision ?? value) } } }
    }
  }
}

extension Binding<Bool> {
  /// The flag as it counts where something must be there too.
  fileprivate func and(_ isThere: Bool) -> Binding {
    var binding = Binding(get: { isThere && wrappedValue }, set: { wrappedValue = $0 })
    binding.object = object
    return binding
  }
}

extension Scope {
  /// Notes what is presented under a key, and evaluates it on a page of its own; nil for nothing.
  ///
  /// A person's dismissal ends the presentation although the binding takes no write, so `onDismiss` runs then too.
  func present(
    _ writer: Writer, _ kind: Page.PresentedView.Kind, _ key: AnyHashable?, _ onDismiss: (() -> Void)?,
    of object: AnyObject? = nil, isPresented: @escaping @MainActor () -> Bool = { false },
    dismiss: @escaping @MainActor () -> Void,
    _ evaluate: @escaping @MainActor (Scope) -> Void
  ) {
    if kind == .cover { graph.mayLeaveScreen = true }
    let place = node.nextBeside()
    let handler = node.handler { PresentationHandler() }
    let ends: @MainActor () -> Void = { [reference = graph.reference] in
      guard let onDismiss else { return }
      var writer = writer
      writer.kind = "onDismiss"
      reference.graph?.afterwards(writer) {
        reference.graph?.followsDismissal = true
        onDismiss()
      }
    }
    if handler.key != nil, handler.key != key, !handler.isWaiting { ends() }
    handler.key = key
    follow(object, "what is presented is", writer, under: page, place) { key != nil && isPresented() ? 1 : 0 }
    guard let key, let scope = entering(.index(place))?.entering(.id(key))?.presented else { return }
    let shown = Page()
    var inside = kind.isNarrow ? scope.with(\.navigationViewIsStack, true) : scope
    if kind.waits { inside = graph.screens.present(handler, inside) }
    graph.apart { evaluate(inside.on(shown).dismissing(dismiss)) }
    // The system adds a button to an alert without one.
    if kind == .alert, shown.controls.isEmpty { scope.on(shown).addControl("OK") {} }
    page.presentations.append(
      Page.PresentedView(
        kind: kind, key: AnyHashable([key, AnyHashable([node.path, place])]),
        dismiss: {
          dismiss()
          if isPresented() { ends() }
        }, isPresented: isPresented, writer: writer, page: shown, handler: handler, place: scope.node,
        isInRow: lazyContainer != nil))
  }
}
