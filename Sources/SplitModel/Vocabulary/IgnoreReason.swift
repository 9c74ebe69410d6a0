/// Why an action was not there to be taken; reports count each.
public enum IgnoreReason: UInt8, CaseIterable, Sendable {
  /// A limit of the model is reached, and nothing else stood in the way.
  case limit
  /// What would be tapped or dragged is not on screen.
  case notOnScreen
  /// It is on screen, but dimmed under an overlay or beneath something else.
  case covered
  /// The app lays something over the leading edge, so the gesture never reaches the platform.
  case edgeCovered
  /// There is nothing to go back to.
  case nothingBelow
  /// This device has no such event.
  case notOnThisDevice
  /// It is so already: the window is that large, or open, or closed.
  case alreadySo
  /// No delivery waits at that place.
  case nothingInFlight
  /// An earlier delivery to the same place still waits.
  case outOfOrder
  /// The app has no such external event, or it takes no such argument.
  case noSuchCall
  /// The app is in the background, where it takes no touches.
  case inBackground
  /// A finger is down already, and holds something.
  case gestureOpen
  /// No gesture was begun that could be completed or let go.
  case noGesture
  /// The app keeps nothing over a launch, so that launching it again is a start and no action.
  case keepsNothing
  /// The system has one window; those that have two say so in their names.
  case oneWindow
  /// The app hides the back button, and with it the swipe.
  case backHidden
  /// The first view has not appeared yet after the launch.
  case notAppeared

  /// The name in reports, kebab-case.
  public var name: String { "\(self)".kebab }
}

extension String {
  /// A name of Swift in kebab case: `detail450` is `detail-450`.
  package var kebab: String {
    reduce(into: "") { name, letter in
      let begins = letter.isUppercase || letter.isNumber && name.last?.isNumber == false
      name += begins ? "-" + letter.lowercased() : String(letter)
    }
  }
}
