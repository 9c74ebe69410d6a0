// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

#if !canImport(Accessibility)
/// Announcements to assistive technologies, of which there are none here.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }
  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
}
#endif
