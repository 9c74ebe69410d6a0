public import Foundation

/// Lines and curves, which nothing draws here.
nonisolated public struct Path: Shape, Equatable {
  private(set) var points: [CGPoint] = []
  /// Nothing yet.
  public init() {}
  /// What a closure adds.
  public init(_ build: (inout Path) -> Void) { build(&self) }
  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRect(rect)
  }
  /// What is round in a rectangle.
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  /// Whether there is nothing.
  public var isEmpty: Bool { points.isEmpty }
  /// Where the pen is.
  public var currentPoint: CGPoint? { points.last }
  /// Moves the pen.
  public mutating func move(to end: CGPoint) { points.append(end) }
  /// Draws a line.
  public mutating func addLine(to end: CGPoint) { points.append(end) }
  /// Draws lines.
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  /// Draws a curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { points.append(end) }
  /// Draws a curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { points.append(end) }
  /// Draws an arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) { points.append(center) }
  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) { points.append(rect.origin) }
  /// Draws a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  /// Draws what is round in a rectangle.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  /// Draws another path.
  public mutating func addPath(_ path: Path) { points += path.points }
  /// Goes back to where it began.
  public mutating func closeSubpath() {}
  /// The same path.
  public func path(in rect: CGRect) -> Path { self }
  /// The same path.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
  /// The same path.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// How a line ends.
  public enum CGLineCap: Sendable {
    /// One of three.
    case butt, round, square
  }
  /// How lines meet.
  public enum CGLineJoin: Sendable {
    /// One of three.
    case miter, round, bevel
  }
  /// A style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

/// What code draws; here something to see, and the code is not run.
nonisolated public struct Canvas: PrimitiveView {
  /// A drawing.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
  /// Notes that there is something to see.
  @MainActor public static func _evaluate(_ view: Canvas, in scope: Scope) { scope.page.see() }
}

/// Where a canvas is drawn.
public struct GraphicsContext {
  /// What fills a path.
  public struct Shading: Sendable {
    /// The tint.
    public static let foreground = Shading()
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading() }
    /// A gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading
    {
      Shading()
    }
    /// A gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
  }
  /// How much is seen.
  public var opacity = 1.0
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws a path's line.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a path's line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws apart.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  /// Cuts off what is outside.
  public mutating func clip(to path: Path) {}
  /// Moves what is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn.
  public mutating func rotate(by angle: Angle) {}
  /// Scales what is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
}

/// When a view is drawn anew; here never.
public struct TimelineSchedule: Sendable {
  /// At every frame.
  public static let animation = TimelineSchedule()
  /// At every minute.
  public static let everyMinute = TimelineSchedule()
  /// At every frame, unless it is paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule {
    TimelineSchedule()
  }
  /// Again and again.
  public static func periodic(from date: Date, by interval: TimeInterval) -> TimelineSchedule {
    TimelineSchedule()
  }
  /// At given dates.
  public static func explicit(_ dates: some Sequence<Date>) -> TimelineSchedule { TimelineSchedule() }
}

/// How colours over each other are mixed.
public enum BlendMode: Sendable {
  /// One of many.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference
  /// One of many.
  case exclusion, hue, saturation, color, luminosity, destinationOut, plusDarker, plusLighter
}
