public import Foundation

/// A preview, which is never shown here.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "HeadlessMacros", type: "Preview")

/// A preview, which is never shown here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ more: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HeadlessMacros", type: "Preview")

/// How a preview is shown.
public struct PreviewTrait: Sendable {
  /// As on a device.
  public static let defaultLayout = PreviewTrait(), sizeThatFitsLayout = PreviewTrait()
  /// A size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  /// Turned.
  public static let landscapeLeft = PreviewTrait(), landscapeRight = PreviewTrait(), portrait = PreviewTrait()
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
