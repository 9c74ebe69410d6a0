// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A program that draws, which nothing here does.
public struct Shader: Sendable {
  public struct Argument: Sendable {
    public static func float(_ number: some BinaryFloatingPoint) -> Argument { Argument() }
    public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint) -> Argument {
      Argument()
    }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func floatArray(_ numbers: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ colors: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) {}
}

@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  private let name: String
  public init(library: ShaderLibrary, name: String) { self.name = name }
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  public static let `default` = ShaderLibrary()
  private init() {}
  public init(data: Data) {}
  public init(url: URL) {}
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

extension ShapeStyle where Self == Color {
  public static func shader(_ shader: Shader) -> Color { .primary }
}

extension View {
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
}

extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }
}
