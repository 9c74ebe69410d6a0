// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a view of UIKit is made with.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

/// What a controller of UIKit is made with.
@MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

/// A view of UIKit, which is not run: reports say that it was met.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

/// A controller of UIKit, which is not run: reports say that it was met.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: Never { preconditionFailure("a view of UIKit has no body") }
  @MainActor public static func _evaluate(_ view: Self, in scope: Scope) {
    scope.meetsUIKit(Self.self, "view")
  }
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
extension UIViewControllerRepresentable {
  public var body: Never { preconditionFailure("a controller of UIKit has no body") }
  @MainActor public static func _evaluate(_ view: Self, in scope: Scope) {
    scope.meetsUIKit(Self.self, "controller")
  }
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }

extension Scope {
  fileprivate func meetsUIKit(_ type: Any.Type, _ kind: String) {
    page.see()
    page.takesOtherGestures = true
    graph.isNotModelled(
      "'\(type)' in '\(node.typeName)' is a \(kind) of UIKit, which is not run",
      "where it navigates, let the test's app have a view of SwiftUI in its place")
  }
}
