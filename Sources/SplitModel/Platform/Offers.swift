/// What one view offers besides its content: links, and how one goes back from it.
@frozen public struct Offers: Hashable, Sendable, BitwiseCopyable {
  /// The links on it, one bit for each number in the vocabulary.
  public var links: UInt16 = 0
  /// How one goes back from it.
  public var back = BackControl.system

  /// Who brings the back control.
  @frozen public enum BackControl: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// The platform, whenever there is something to go back to.
    case system
    /// Nobody: the app hides it.
    case hidden
    /// The app, which hides the platform's and shows its own.
    case app
    /// The app hides the platform's, and one of its buttons may go back; which one is not known.
    case unknown
  }

  /// Offers nothing but the platform's back control.
  @inlinable public init(links: UInt16 = 0, back: BackControl = .system) {
    self.links = links
    self.back = back
  }
}

/// What a link promises when it is tapped.
@frozen public struct LinkPromise: Hashable, Sendable, BitwiseCopyable {
  /// The view that it opens.
  public var view: ShownView
  /// Where that view is to appear.
  public var target: Target
  /// Who puts it there.
  public var push: Push
  /// Whether it takes the place of all that stands in that column.
  public var replaces: Bool

  /// Who puts an opened view where it belongs.
  @frozen public enum Push: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// The app, whose button it is.
    case app
    /// The platform, which writes the path later: a link with a value.
    case value
    /// The platform, and the path stays as it is: a view-based link.
    case view
    /// The platform, which chooses the view in the content column's list: a row of it.
    case select
    /// The platform, which makes it the root of the next column, or replaces what the last column shows.
    case column
  }

  /// Where an opened view is to appear.
  @frozen public enum Target: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// On top of some column that is on screen.
    case anywhere
    /// On top of the detail column; collapsed, in front.
    case detail
    /// Over everything.
    case fullScreen
    /// As a sheet over everything.
    case sheet
    /// Nowhere: a button that opens nothing; where it promises the view that is presented, it takes that away.
    case nowhere
    /// On top of the leading column; collapsed, in front.
    case leading
    /// Nowhere: a button that confirms what is presented, which is then done once.
    case confirmed
    /// Not declared: a button of which only the action is known.
    case unknown

    /// Whether it is said where something is opened.
    @inlinable public var opens: Bool { self != .nowhere && self != .confirmed && self != .unknown }
  }

  /// Promises a view; of a button that confirms a deletion, `view` is what is deleted.
  @inlinable public init(_ view: ShownView, in target: Target, push: Push = .app, replaces: Bool = false) {
    self.view = view
    self.target = target
    self.push = push
    self.replaces = replaces
  }
}
