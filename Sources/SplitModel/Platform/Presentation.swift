/// What kind of thing is presented over everything, and how a person dismisses it.
///
/// A swipe down dismisses a sheet, unless the app forbids it; a tap beside it or the system's button a confirmation
/// dialog; its own buttons alone an alert. A button of either dismisses it at once; its action runs, and then the
/// platform writes that it is presented no longer (`AppEvent.writePresented`). What lies beneath gets no tap.
///
/// - Source: Apple's documentation of `alert`, `confirmationDialog` and `interactiveDismissDisabled`.
@frozen public struct Presentation: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt8

  /// Wraps bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether all of these are in the set; the general implementation is slow in debug builds.
  @inlinable
  public func contains(_ other: Presentation) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// Something is presented; the platform sets it.
  @inlinable public static var isShown: Presentation { Presentation(rawValue: 1 << 0) }
  /// It is an alert.
  @inlinable public static var isAlert: Presentation { Presentation(rawValue: 1 << 1) }
  /// It is a confirmation dialog.
  @inlinable public static var isDialog: Presentation { Presentation(rawValue: 1 << 2) }
  /// It is a sheet that no swipe dismisses.
  @inlinable public static var refusesSwipe: Presentation { Presentation(rawValue: 1 << 3) }
  /// It speaks of something that does not exist any more.
  @inlinable public static var isOfSomethingGone: Presentation { Presentation(rawValue: 1 << 4) }

  /// It is the inspector, which is a sheet where the width is compact.
  @inlinable public static var isInspector: Presentation { Presentation(rawValue: 1 << 5) }
  /// The inspector stands as a column at the trailing edge; nothing is covered.
  @inlinable public static var hasInspectorColumn: Presentation { Presentation(rawValue: 1 << 6) }

  /// What the columns show was deleted: its row is gone from the list; the app says so.
  @inlinable public static var showsDeleted: Presentation { Presentation(rawValue: 1 << 7) }

  /// Whether the inspector is on screen, in either form.
  @inlinable public var showsInspector: Bool { rawValue & 0b110_0000 != 0 }
  /// Whether a tap on any of its buttons dismisses it.
  @inlinable public var goesWhenAnswered: Bool { rawValue & 0b110 != 0 }
  /// Whether a hand dismisses it without choosing anything on it.
  @inlinable public var canBeDismissed: Bool { rawValue & 0b1011 == 1 }
  /// Whether that hand drags it down, and may let it go on the way.
  @inlinable public var canBeDragged: Bool { rawValue & 0b1111 == 1 }
}
