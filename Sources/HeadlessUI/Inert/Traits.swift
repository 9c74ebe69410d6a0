// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(UIKit)
/// What UIKit says of the window and its device: here the idiom, the size classes and the style.
public struct UITraitCollection: Sendable {
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  @MainActor init(_ surroundings: Surroundings) {
    self.init(userInterfaceStyle: .light)
    userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    horizontalSizeClass = UIUserInterfaceSizeClass(surroundings.horizontalSizeClass)
    verticalSizeClass = UIUserInterfaceSizeClass(surroundings.verticalSizeClass)
  }
}

/// Light or dark, in UIKit's name.
public enum UIUserInterfaceStyle: Sendable {
  case unspecified, light, dark
}

/// A size class in UIKit's name.
public enum UIUserInterfaceSizeClass: Sendable {
  case unspecified, compact, regular

  init(_ value: UserInterfaceSizeClass?) {
    self = value.map { $0 == .compact ? .compact : .regular } ?? .unspecified
  }
}

/// The traits that a view sets for UIKit, which is not there.
public protocol UIMutableTraits {}

/// A value of the environment that comes from UIKit's traits where no view has set it, as in SwiftUI.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      value(of: ObjectIdentifier(key))
        ?? Key.read(from: MainActor.assumeIsolated { UITraitCollection(around) })
    }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }
}
#endif
