// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

/// An app, which is not run here: hand its root view to `HeadlessApp`.
@MainActor public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor var body: Body { get }
  @MainActor init()
}

extension App {
  @MainActor public static func main() {
    FileHandle.standardError.write(
      Data("HeadlessUI runs views in tests: HeadlessApp(\"\(Self.self)\") { RootView() }\n".utf8))
  }
}

/// A part of an app.
@MainActor public protocol Scene {}

/// A window with a view.
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// The settings' window.
public struct Settings<Content: View>: Scene { public init(@ViewBuilder content: () -> Content) {} }

/// Builds scenes.
@resultBuilder @MainActor public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<First: Scene, Second: Scene>(_ first: First, _ second: Second) -> some Scene {
    first
  }
}

extension Scene {
  public func commands<Content>(content: () -> Content) -> some Scene { self }
  public func environment<Object: AnyObject>(_ object: Object?) -> some Scene { self }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }
  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}

extension Scene {
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }
  public func onChange<Value: Equatable>(of value: Value, _ action: @escaping () -> Void) -> some Scene {
    self
  }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// One of several ways, which all are the same here.
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }

/// The commands that toggle the sidebar.
public struct SidebarCommands: Sendable { public init() {} }

/// A preview, which is never shown here.
@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor static var previews: Previews { get }
}
