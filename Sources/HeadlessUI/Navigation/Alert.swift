// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What can stand as a title: a string, a key of a translation or a text.
public protocol ViewTitle {}
extension String: ViewTitle {}
extension Substring: ViewTitle {}
extension LocalizedStringKey: ViewTitle {}
extension Text: ViewTitle {}
extension Optional: ViewTitle where Wrapped == Text {}

func string(of title: some ViewTitle) -> String {
  let key = title as? LocalizedStringKey ?? (title as? LocalizedStringResource)?.text
  return key?.text ?? (title as? Text)?.string ?? "\(title)"
}

/// An alert of the older form, as in SwiftUI.
nonisolated public struct Alert: PrimitiveView {
  public struct Button {
    let label: String
    var deletes = false
    let action: (() -> Void)?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label.string, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label.string, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: "Cancel", action: action)
    }
    /// A button that deletes or does something else that cannot be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label.string, deletes: true, action: action)
    }
  }
  private let title: String
  private let buttons: [Button]

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title.string
    buttons = [dismissButton ?? .default(Text("OK"))]
  }
  /// A sheet of buttons; without any it is an alert.
  @_disfavoredOverload public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title.string
    self.buttons = buttons
  }
  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title.string
    buttons = [primaryButton, secondaryButton]
  }

  /// Notes the buttons.
  @MainActor public static func _evaluate(_ view: Alert, in scope: Scope) {
    scope.page.see(view.title)
    for button in view.buttons {
      scope.addControl(button.label, deletes: button.deletes) { button.action?() }
    }
  }
}

/// A confirmation dialog of the older form.
public typealias ActionSheet = Alert
