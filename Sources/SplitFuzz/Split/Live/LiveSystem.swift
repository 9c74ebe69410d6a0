public import SplitModel

/// Your own router, described in one value and driven by the fuzzer.
///
/// The router may be a class or a struct of your own that knows nothing of this package; it needs no conformance. Say
/// what your `body` would say: which rows the sidebar has, which property each binding is bound to, which links a
/// view offers, what `onChange` does. Then fuzz it in a test, or offer it to the command line as `system`.
///
/// Everything runs on the main actor. A path may hold eight elements; a turn that makes it longer is undone and
/// counted as the model's bound.
@MainActor
public struct LiveSystem<Router> {
  let description: LiveDescription<Router>

  /// Describes a router.
  ///
  /// - Parameters:
  ///   - name: The system's name in traces and reports, kebab-case.
  ///   - sidebar: The sidebar's rows, and what drives them.
  ///   - detail: The stack in the detail column. Its root shows the chosen row's section, or a placeholder.
  ///   - fullScreen: A stack around the whole split, if there is one.
  ///   - visibility: The column visibility, if it is bound.
  ///   - compactColumn: The preferred compact column, if it is bound.
  ///   - style: The split's style.
  ///   - toggle: What your own sidebar button does; nil where the platform's button is there.
  ///   - onChange: Handlers of changed values, in the order in which views declare them.
  ///   - environmentChanged: A handler of changed size classes or orientation.
  ///   - programs: Deep links, notifications and other calls from code.
  ///   - beliefs: The copies of size class or orientation that the router keeps, if it does.
  ///   - policies: What the app promises where apps differ.
  ///   - make: Makes a fresh router; hand `deferred` to whatever works asynchronously.
  public init(
    _ name: String, sidebar: LiveSidebar<Router>, detail: LiveStack<Router>,
    fullScreen: LiveStack<Router>? = nil, visibility: LiveBinding<Router, ColumnVisibility>? = nil,
    compactColumn: LiveBinding<Router, Column>? = nil, style: SplitStyle = .automatic,
    toggle: ((inout Router) -> Void)? = nil, onChange: [LiveChange<Router>] = [],
    environmentChanged: ((inout Router, DeviceEnvironment) -> Void)? = nil,
    programs: [LiveProgram<Router>] = [], beliefs: ((Router) -> Beliefs)? = nil, policies: Policies = [],
    make: @escaping (_ deferred: Deferred) -> Router
  ) {
    description = LiveDescription(
      name: name, policies: policies, hasFullScreen: fullScreen != nil, sidebar: sidebar, detail: detail,
      fullScreen: fullScreen, visibility: visibility, compactColumn: compactColumn, toggle: toggle,
      changes: onChange, environmentChanged: environmentChanged, programs: programs, beliefs: beliefs,
      style: style, make: make)
  }
}
