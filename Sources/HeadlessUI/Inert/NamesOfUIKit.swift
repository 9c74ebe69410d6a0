// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What views use of UIKit without a controller, where there is no UIKit; SwiftUI re-exports it on Apple's systems.

public import Foundation

#if !canImport(UIKit)
extension UIDevice {
  public var systemVersion: String { "18.0" }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var name: String { model }
}

extension UIApplication {
  /// The app: what it opens leaves it, which has no effect here.
  @MainActor @preconcurrency public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  @MainActor @preconcurrency public func canOpenURL(_ url: URL) -> Bool { true }
  @MainActor @preconcurrency public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {}
}

/// What the system calls in an app, which is not run here.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {}
extension UIApplication {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// An app's delegate, which is not made: where a view is run, the test makes what it reads.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { preconditionFailure("an app is not run, and has no delegate") }
}
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

/// What is read to a person, which is nothing here.
public enum UIAccessibility {
  public enum Notification: Sendable { case announcement, screenChanged, layoutChanged, pageScrolled }
  @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { false }
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { false }
  @MainActor @preconcurrency public static func post(notification: Notification, argument: Any?) {}
}

/// What is felt on a tap, which is nothing here.
@MainActor @preconcurrency public class UIFeedbackGenerator {
  public func prepare() {}
}
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Sendable { case success, warning, error }
  public override init() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}
  public func selectionChanged() {}
}

/// A dictionary in which every word is.
@MainActor @preconcurrency public final class UITextChecker {
  public init() {}
  public func rangeOfMisspelledWord(
    in string: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}

/// Where copies go.
///
/// It keeps nothing: what one trace copies would be there in the next one.
@MainActor @preconcurrency public final class UIPasteboard {
  public static let general = UIPasteboard()
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public var string: String? {
    get { nil }
    set { _ = newValue }
  }
  public var strings: [String]? {
    get { nil }
    set { _ = newValue }
  }
  public var url: URL? {
    get { nil }
    set { _ = newValue }
  }
  public var image: UIImage? {
    get { nil }
    set { _ = newValue }
  }
  public var hasStrings: Bool { false }
  public var hasURLs: Bool { false }
  public var hasImages: Bool { false }
}

/// A picture without content, of no size.
public final class UIImage: Sendable {
  public init() {}
  public init?(named name: String) {}
  public init?(systemName: String) {}
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public init?(data: Data, scale: CGFloat) { if data.isEmpty { return nil } }
  public init?(contentsOfFile path: String) { nil }
  public var size: CGSize { .zero }
  public var scale: CGFloat { 1 }
  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension UIImage: Hashable {
  public static func == (left: UIImage, right: UIImage) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
  public init(uiImage: UIImage) { self.init(decorative: "") }
}

extension ImageRenderer {
  public var uiImage: UIImage? { nil }
}
#endif

#if !canImport(DeveloperToolsSupport)
/// The name of a picture among an app's assets.
///
/// Xcode declares one for each; here a stand-in has to.
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
/// The name of a colour among an app's assets.
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name) }
}
extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name) }
}
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ title: LocalizedStringKey, image: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, image: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}
extension Button where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: some ViewTitle, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { HeadlessUI.Label(string(of: title), image: image) }, file: file,
      line: line)
  }
}
extension Menu where Label == HeadlessUI.Label<Text, Image> {
  public init(_ title: some ViewTitle, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { HeadlessUI.Label(string(of: title), image: image) }
  }
}
extension Picker where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: some ViewTitle, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content, label: { HeadlessUI.Label(string(of: title), image: image) },
      file: file, line: line)
  }
}
extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: some ViewTitle, image: ImageResource, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      isOn: isOn, label: { HeadlessUI.Label(string(of: title), image: image) }, file: file, line: line)
  }
}
#endif

/// Draws a view into a picture, which there is not here.
@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var proposedSize = ProposedViewSize.unspecified
  public init(content: Content) { self.content = content }
}
