/// What a view of UIKit is made with.
@MainActor public struct UIViewRepresentableContext<Representable> {
  /// What the view talks to; of no use here, where none is made.
  public let environment: EnvironmentValues
}

/// A view of UIKit, which is not run: reports say that it was met.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType
  /// The type of what it talks to.
  associatedtype Coordinator = Void
  /// What it is made with.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view; never called.
  func makeUIView(context: Context) -> UIViewType
  /// Changes the view; never called.
  func updateUIView(_ view: UIViewType, context: Context)
  /// Makes what it talks to; never called.
  func makeCoordinator() -> Coordinator
}

/// A controller of UIKit, which is not run: reports say that it was met.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType
  /// The type of what it talks to.
  associatedtype Coordinator = Void
  /// What it is made with.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the controller; never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes the controller; never called.
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  /// Makes what it talks to; never called.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// There is none.
  public var body: Never { preconditionFailure("a view of UIKit has no body") }
  /// Notes that it is not run.
  @MainActor public static func _evaluate(_ view: Self, in scope: Scope) {
    scope.meetsUIKit(Self.self, "view")
  }
}
extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}
extension UIViewControllerRepresentable {
  /// There is none.
  public var body: Never { preconditionFailure("a controller of UIKit has no body") }
  /// Notes that it is not run.
  @MainActor public static func _evaluate(_ view: Self, in scope: Scope) {
    scope.meetsUIKit(Self.self, "controller")
  }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

extension Scope {
  fileprivate func meetsUIKit(_ type: Any.Type, _ kind: String) {
    page.see()
    graph.isNotModelled(
      "'\(type)' in '\(node.typeName)' is a \(kind) of UIKit, which is not run",
      "where it navigates, let the test's app have a view of SwiftUI in its place")
  }
}
