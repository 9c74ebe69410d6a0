public import Foundation

/// An app, which is not run here: hand its root view to `HeadlessApp`.
@MainActor public protocol App {
  /// The type of the body.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder @MainActor var body: Body { get }
  /// Makes the app.
  @MainActor init()
}

extension App {
  /// Says how the app is run instead.
  @MainActor public static func main() {
    FileHandle.standardError.write(
      Data("HeadlessUI runs views in tests: HeadlessApp(\"\(Self.self)\") { RootView() }\n".utf8))
  }
}

/// A part of an app.
@MainActor public protocol Scene {}

/// A window with a view.
public struct WindowGroup<Content: View>: Scene {
  /// A window.
  public init(@ViewBuilder content: () -> Content) {}
  /// A window with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A window by its name.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// The settings' window.
public struct Settings<Content: View>: Scene {
  /// A window.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Builds scenes.
@resultBuilder @MainActor public struct SceneBuilder {
  /// Builds one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Builds two scenes.
  public static func buildBlock<First: Scene, Second: Scene>(_ first: First, _ second: Second) -> some Scene {
    first
  }
}

extension Scene {
  /// The same scene.
  public func commands<Content>(content: () -> Content) -> some Scene { self }
  /// The same scene.
  public func environment<Object: AnyObject>(_ object: Object?) -> some Scene { self }
  /// The same scene.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }
  /// The same scene.
  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    self
  }
  /// The same scene.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}

extension Scene {
  /// The same scene.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }
  /// The same scene.
  public func onChange<Value: Equatable>(of value: Value, _ action: @escaping () -> Void) -> some Scene {
    self
  }
  /// The same scene.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// One of several ways, which all are the same here.
public enum WindowResizability: Hashable, Sendable {
  /// One of them.
  case automatic, contentSize, contentMinSize
}

/// The commands that toggle the sidebar.
public struct SidebarCommands: Sendable {
  /// Makes them.
  public init() {}
}

/// A preview, which is never shown here.
@MainActor public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder @MainActor static var previews: Previews { get }
}
