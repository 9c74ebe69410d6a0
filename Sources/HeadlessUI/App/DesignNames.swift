internal import SplitModel

/// The names that a published design gives to what can be tapped, so that an app's views take the same actions.
///
/// A control, a row and a view are called as their accessibility identifier, label or title is, in lower case with hyphens: a
/// button "Show All" is `show-all`.
public struct DesignNames: Sendable {
  /// The sidebar's rows, which `choose` taps, in their order.
  let rows: [String]
  /// The links, buttons and other rows that `open` taps, 16 at most.
  let links: [String]
  /// The buttons that `toggle` taps, which show and hide the sidebar.
  let toggles: [String]

  /// Lists names.
  public init(rows: [String], links: [String], toggles: [String] = []) {
    precondition(links.count <= 16, "a design has 16 links at most")
    self.rows = rows
    self.links = links
    self.toggles = toggles
  }

  /// The form that names have.
  static func name(_ label: String) -> String {
    label.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

extension Page.Control {
  var name: String { DesignNames.name(identifier ?? label) }
}

extension Page.Row {
  var name: String? { label.map(DesignNames.name) }
}

/// What `choose` and `toggle` tap, where there are names for it.
extension EvaluatedApp {
  /// The button that shows and hides the sidebar.
  func toggle(on column: Page?) -> Page.Control? {
    guard let designNames, !designNames.toggles.isEmpty else { return nil }
    return column?.controls.first { $0.isEnabled && designNames.toggles.contains($0.name) }
  }

  /// The button of the sidebar that stands for a row.
  func row(_ section: SidebarSection) -> Page.Control? {
    guard let designNames, Int(section.index) < designNames.rows.count else { return nil }
    return layout.split?.sidebar.controls.first { $0.name == designNames.rows[Int(section.index)] }
  }

  /// How many rows of the sidebar are buttons.
  var rowButtonCount: UInt8 {
    guard let designNames else { return 0 }
    return UInt8(designNames.rows.indices.filter { row(SidebarSection(UInt8($0))) != nil }.count)
  }
}
