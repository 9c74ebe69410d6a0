extension View {
  /// Presents an alert while there is something to present it for.
  nonisolated public func alert<Actions: View, Value>(
    _ title: some ViewTitle, item: Binding<Value?>, @ViewBuilder actions: @escaping (Value) -> Actions,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    presenting(Writer("alert", file, line), .alert, isThere(item), nil) {
      item.wrappedValue.map { actions($0) }
    }
  }
  /// Presents an alert with a message while there is something to present it for.
  nonisolated public func alert<Actions: View, Message: View, Value>(
    _ title: some ViewTitle, item: Binding<Value?>, @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    alert(title, item: item, actions: actions, file: file, line: line)
  }
  /// Presents a confirmation dialog while there is something to present it for.
  nonisolated public func confirmationDialog<Actions: View, Value>(
    _ title: some ViewTitle, item: Binding<Value?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Value) -> Actions, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    presenting(Writer("confirmationDialog", file, line), .dialog, isThere(item), nil) {
      item.wrappedValue.map { actions($0) }
    }
  }
  /// Presents a confirmation dialog with a message while there is something to present it for.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Value>(
    _ title: some ViewTitle, item: Binding<Value?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Value) -> Actions, @ViewBuilder message: @escaping (Value) -> Message,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    confirmationDialog(title, item: item, actions: actions, file: file, line: line)
  }
}

/// Whether there is a value; nothing else can be written than that there is none.
nonisolated private func isThere<Value>(_ item: Binding<Value?>) -> Binding<Bool> {
  Binding<Bool>(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
}
