/// What a view shows: a section, a pushed destination, or one of the few that show nothing; see `ViewIdentity`.
@frozen public struct ShownView: Hashable, Sendable, BitwiseCopyable {
  /// One byte: 0...15 fixed views, 16...63 sections, 64...255 destinations.
  public let rawValue: UInt8

  /// Wraps a raw value.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing at all: an empty column.
  @inlinable public static var blank: ShownView { ShownView(rawValue: 0) }
  /// What an app shows on purpose where nothing is chosen.
  @inlinable public static var placeholder: ShownView { ShownView(rawValue: 1) }
  /// The sidebar's own list.
  @inlinable public static var menu: ShownView { ShownView(rawValue: 2) }
  /// What the platform shows for a path element that no destination resolves.
  @inlinable public static var unresolved: ShownView { ShownView(rawValue: 3) }
  /// Any view past the 190th different one that a live system names in one trace.
  @inlinable public static var other: ShownView { ShownView(rawValue: 255) }

  /// The view of a section, numbered 0...47.
  @inlinable public static func section(_ section: SidebarSection) -> ShownView {
    ShownView(rawValue: 16 &+ section.index)
  }
  /// The view of a destination, numbered 0...190.
  @inlinable public static func destination(_ destination: Destination) -> ShownView {
    ShownView(rawValue: 64 &+ destination.index)
  }

  /// The section whose view this is.
  @inlinable public var section: SidebarSection? {
    rawValue >= 16 && rawValue < 64 ? SidebarSection(rawValue &- 16) : nil
  }
  /// The destination whose view this is.
  @inlinable public var destination: Destination? { rawValue >= 64 ? Destination(rawValue &- 64) : nil }
  /// Whether this is a view with something to see: neither blank nor a placeholder.
  @inlinable public var isContent: Bool { rawValue > 1 }
}

/// One row of a sidebar.
@frozen public struct SidebarSection: Hashable, Sendable, BitwiseCopyable {
  /// The position among a system's sections, 0...47.
  public let index: UInt8

  /// Numbers a section.
  @inlinable public init(_ index: UInt8) { self.index = index }
}

/// One view that can be pushed.
@frozen public struct Destination: Hashable, Sendable, BitwiseCopyable {
  /// The position among a system's destinations, 0...190.
  public let index: UInt8

  /// Numbers a destination.
  @inlinable public init(_ index: UInt8) { self.index = index }
}

/// Which view it is and not only what it shows: its container, its level there, and the view.
@frozen public struct ViewIdentity: Hashable, Sendable, BitwiseCopyable {
  /// The container's number: stacks from 1, columns of splits from 16.
  public var container: UInt8
  /// The level above the container's root, which is zero.
  public var level: UInt8
  /// What is shown.
  public var view: ShownView

  /// Puts an identity together.
  @inlinable public init(container: UInt8, level: UInt8, view: ShownView) {
    self.container = container
    self.level = level
    self.view = view
  }
}
