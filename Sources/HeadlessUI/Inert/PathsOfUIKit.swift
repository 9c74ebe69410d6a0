// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Paths of Core Graphics and UIKit, which shapes of an app's own are made of; nothing is drawn here.

public import Foundation

#if canImport(CoreGraphics)
public import CoreGraphics
#else
nonisolated public class CGPath {
  fileprivate let rect: CGRect
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.rect = rect }
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.rect = rect }
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.rect = rect }
  public var boundingBox: CGRect { rect }
}
#endif

extension Path {
  public init(_ path: CGPath) { self.init(path.boundingBox) }
  public var cgPath: CGPath { CGPath(rect: boundingRect, transform: nil) }
}

#if !canImport(UIKit)
nonisolated public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1), topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4), bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

nonisolated public final class UIBezierPath {
  private var path = Path()
  public init() {}
  public init(rect: CGRect) { path = Path(rect) }
  public init(ovalIn rect: CGRect) { path = Path(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { path = Path(rect) }
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    path = Path(rect)
  }
  public var cgPath: CGPath { path.cgPath }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addLine(to: end)
  }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addLine(to: end) }
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { path.addLine(to: center) }
  public func close() { path.closeSubpath() }
}
#endif
