internal import SplitModel

/// In what form an app presents something over everything.
public enum PresentationKind: Sendable {
  /// A sheet, which a hand may drag down.
  case sheet
  /// A sheet that `interactiveDismissDisabled` keeps where it is.
  case fixedSheet
  /// An alert, which goes by its own buttons only: a tap on any dismisses it, whatever its action does.
  case alert
  /// A confirmation dialog, which a tap on any button dismisses, and where the width is regular a tap beside it.
  case confirmationDialog

  var presentation: Presentation {
    switch self {
    case .sheet: []
    case .fixedSheet: .refusesSwipe
    case .alert: .isAlert
    case .confirmationDialog: .isDialog
    }
  }
}
