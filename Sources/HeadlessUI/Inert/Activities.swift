public import Foundation

#if !canImport(ObjectiveC)
/// What a person does, as other devices and the system may hear of it; Foundation has none on Linux.
public final class NSUserActivity: NSObject {
  /// What it is.
  public let activityType: String
  /// How it is called.
  public var title: String?
  /// What goes with it.
  public var userInfo: [AnyHashable: Any]?
  /// Where it is on the web.
  public var webpageURL: URL?
  /// What a scene is chosen by for it.
  public var targetContentIdentifier: String?
  /// Whether others hear of it.
  public var isEligibleForSearch = false, isEligibleForHandoff = true, isEligibleForPrediction = false

  /// Names what a person does.
  public init(activityType: String) { self.activityType = activityType }
}
#endif

extension View {
  /// Tells the system what a person does; nothing hears of it here.
  nonisolated public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Tells the system what a person does while there is an element; nothing hears of it here.
  nonisolated public func userActivity<Element>(
    _ type: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> some View { self }
  /// Handles what a person did on another device, which never comes here.
  nonisolated public func onContinueUserActivity(
    _ type: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
