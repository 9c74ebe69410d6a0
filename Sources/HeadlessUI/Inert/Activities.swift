// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

#if !canImport(ObjectiveC)
public final class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var targetContentIdentifier: String?
  public var isEligibleForSearch = false, isEligibleForHandoff = true, isEligibleForPrediction = false

  public init(activityType: String) { self.activityType = activityType }
}
#endif

extension View {
  nonisolated public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func userActivity<Element>(
    _ type: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func onContinueUserActivity(
    _ type: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
