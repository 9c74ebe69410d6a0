public import Foundation

/// A preview, which is never shown here.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "HeadlessMacros", type: "Preview")

/// A preview, which is never shown here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ more: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HeadlessMacros", type: "Preview")

/// A preview in a kind of window, which is never shown here.
@freestanding(declaration)
public macro Preview<Style: WindowStyle>(
  _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HeadlessMacros", type: "Preview")

/// The kinds of previews, each with traits of its own.
public enum Preview {
  /// Those of a view.
  public enum ViewTraits: Sendable {}
}

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As on a device.
  public static var defaultLayout: Self { Self() }
  /// As large as the view.
  public static var sizeThatFitsLayout: Self { Self() }
  /// A size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  /// Turned to the left.
  public static var landscapeLeft: Self { Self() }
  /// Turned to the right.
  public static var landscapeRight: Self { Self() }
  /// Upright.
  public static var portrait: Self { Self() }
}

/// A value of the environment, with its key.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "HeadlessMacros", type: "Entry")

/// Animatable data of a type; nothing moves here.
@attached(peer)
public macro Animatable() = #externalMacro(module: "HeadlessMacros", type: "Previewable")

/// A property that is not animated.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "HeadlessMacros", type: "Previewable")

/// State of a preview, which is never shown here.
@attached(peer)
public macro Previewable() = #externalMacro(module: "HeadlessMacros", type: "Previewable")
