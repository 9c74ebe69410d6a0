// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Dismisses the view that reads it: the pushed view, or what is presented.
public struct DismissAction: OfPlace {
  /// What is dismissed, as the last evaluation says.
  final class Place {
    var perform: @MainActor () -> Void = {}
  }
  var dismissed: Place?
  var place: AnyObject? { dismissed }
  @MainActor @preconcurrency public func callAsFunction() {
    if let dismissed { dismissed.perform() } else { MainQueue.here?.noteIdleDismissal() }
  }
}

/// A value that differs from another by its place alone.
protocol OfPlace { var place: AnyObject? { get } }

/// The state of something that is presented, in the older form of `dismiss`.
public struct PresentationMode {
  fileprivate let action: DismissAction
  public var isPresented = false
  @MainActor public mutating func dismiss() { action() }
}

extension Binding: OfPlace where Value == PresentationMode {
  var place: AnyObject? { wrappedValue.action.place }
}

/// Opens an address, which leaves the app unless it is one that the system hands back to it.
public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result(isForSystem: true)
    public static func systemAction(_ url: URL) -> Result { Result(isForSystem: true, url: url) }
    fileprivate var isForSystem = false
    fileprivate var url: URL?
  }
  private var handler: ((URL) -> Result)?
  /// What the system does with an address; false where that leaves the app.
  var system: (@MainActor (URL, _ isOpened: Bool) -> Bool)?
  fileprivate init() {}
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  /// Whether opening an address may change something.
  @MainActor func handles(_ url: URL) -> Bool { handler != nil || system?(url, false) == true }
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    let result = handler?(url) ?? .systemAction
    if result.isForSystem { _ = system?(result.url ?? url, true) }
    completion(true)
  }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private struct IsPresentedKey: EnvironmentKey { static let defaultValue = false }
private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Dismisses the view that reads it.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Whether the view that reads it is presented or pushed.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
  /// The older form of `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(action: dismiss, isPresented: isPresented)
    return Binding(get: { mode }, set: { _ in })
  }
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      var action = newValue
      action.system = action.system ?? openURL.system
      self[OpenURLKey.self] = action
    }
  }
}
