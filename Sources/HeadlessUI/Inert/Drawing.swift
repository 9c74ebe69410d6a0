// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

nonisolated public struct Path: Shape, Equatable {
  private(set) var points: [CGPoint] = []
  public init() {}
  public init(_ build: (inout Path) -> Void) { build(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRect(rect)
  }
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  public mutating func move(to end: CGPoint) { points.append(end) }
  public mutating func addLine(to end: CGPoint) { points.append(end) }
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { points.append(end) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { points.append(end) }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) { points.append(center) }
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) { points.append(tangent2End) }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) { points.append(center) }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    points += rects.map(\.origin)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect) }
  public mutating func addRect(_ rect: CGRect) { points.append(rect.origin) }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    points += path.points
  }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRect(rect)
  }
  public init?(_ string: String) {}
  public var description: String { points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
  public var isEmpty: Bool { points.isEmpty }
  public var currentPoint: CGPoint? { points.last }
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint), line(to: CGPoint), quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  public func forEach(_ body: (Element) -> Void) {}
  public func union(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func normalized(eoFill: Bool = true) -> Path { self }
  public mutating func closeSubpath() {}
  public func path(in rect: CGRect) -> Path { self }
  public var boundingRect: CGRect { .zero }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { false }
  public func applying(_ transform: CGAffineTransform) -> Path { self }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

public struct StrokeStyle: Equatable, Sendable {
  public enum CGLineCap: Sendable { case butt, round, square }
  public enum CGLineJoin: Sendable { case miter, round, bevel }
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

nonisolated public struct Canvas: PrimitiveView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> some View
  ) {}
  @MainActor public static func _evaluate(_ view: Canvas, in scope: Scope) { scope.page.see() }
}

public struct GraphicsContext {
  public struct Shading: Sendable {
    public static let foreground = Shading()
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style(_ style: some ShapeStyle) -> Shading { Shading() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading
    { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading { Shading() }
    public static func palette(_ shadings: [Shading]) -> Shading { Shading() }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = .zero, scale: CGFloat = 1
    ) -> Shading { Shading() }
  }
  public struct ResolvedText {
    public var shading = Shading()
    public func measure(in size: CGSize) -> CGSize { .zero }
    public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
    public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
  }
  public struct ResolvedImage {
    public var shading: Shading?
    public var size: CGSize { .zero }
    public let baseline: CGFloat = 0
  }
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = Self(rawValue: 1)
  }
  public var blendMode = BlendMode.normal, environment = EnvironmentValues()
  public var transform = CGAffineTransform.identity
  public var clipBoundingRect: CGRect { .zero }
  public mutating func concatenate(_ transform: CGAffineTransform) {}
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = .init(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {}
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
  }
  /// A view of the canvas, of which none is drawn.
  public struct ResolvedSymbol: Sendable { public var size: CGSize { .zero } }
  public mutating func addFilter(_ filter: Filter) {}
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? { nil }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public var opacity = 1.0
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = .init()
  ) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
}

public protocol TimelineSchedule {
  associatedtype Entries: Sequence<Date>
  typealias Mode = TimelineScheduleMode
  func entries(from start: Date, mode: Mode) -> Entries
}
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }
public struct SystemTimelineSchedule: TimelineSchedule {
  var first: Date?
  public func entries(from start: Date, mode: Mode) -> [Date] { [first ?? start] }
}
extension TimelineSchedule where Self == SystemTimelineSchedule {
  public static var animation: Self { Self() }
  public static var everyMinute: Self { Self() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
  public static func periodic(from date: Date, by interval: TimeInterval) -> Self { Self(first: date) }
  public static func explicit(_ dates: some Sequence<Date>) -> Self { Self(first: dates.first { _ in true }) }
}

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
    plusLighter
}
