public import Foundation
internal import SplitNavigator

#if HEADLESS
public import HeadlessUI
#else
public import SwiftUI
#endif

/// A split view of two columns or three: a list of sections, and a stack of pages over the root of the chosen one.
///
/// ```swift
/// SplitNavigatorView(navigator, rows: Mailbox.allCases) { mailbox in
///   Label(mailbox.title, systemImage: "tray")
/// } root: { mailbox in
///   MessageList(mailbox)
/// } page: { page in
///   PageView(page)
/// } modal: { modal in
///   ComposeView(modal)
/// }
/// .restoring($place) { store.contains($0) }
/// ```
///
/// It is one `NavigationSplitView` with one `NavigationStack` in its detail, which is all that Apple supports. Rows are
/// those of a list with a selection. Views find the navigator in the environment, and `NavigationLink(value:)` pushes a
/// page. Each section has a stack of its own, so the state of its views ends when another one is chosen; keep what is to
/// survive above, by section or page.
///
/// With a content column, the first page of the path is what is chosen there, and the others are pushed on it:
///
/// ```swift
/// SplitNavigatorView(navigator, rows: Mailbox.allCases) { mailbox in
///   Label(mailbox.title, systemImage: "tray")
/// } content: { mailbox, page in
///   List(store.messages(in: mailbox), selection: page) { MessageRow($0).tag(Page.message($0.id)) }
/// } page: { page in
///   PageView(page)
/// } modal: { modal in
///   ComposeView(modal)
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct SplitNavigatorView<
  Section: Hashable & Codable & Sendable, Page: Hashable & Codable & Sendable, Modal: Hashable & Sendable,
  Rows: RandomAccessCollection, Row: View, Root: View, PageContent: View, ModalContent: View
>: View where Rows.Element == Section {
  @Bindable private var navigator: Navigator<Section, Page, Modal>
  @Environment(\.horizontalSizeClass) private var width
  private let rows: Rows
  private let row: (Section) -> Row
  private let root: (Section, Binding<Page?>) -> Root
  private let hasContent: Bool
  private let page: (Page) -> PageContent
  private let modal: (Modal) -> ModalContent

  /// Shows where a navigator is, in two columns.
  ///
  /// - Parameters:
  ///   - navigator: The navigator; another one in the same place is not followed.
  ///   - rows: The sections, in the order of the sidebar.
  ///   - row: The label of a section.
  ///   - root: A section's own view.
  ///   - page: A page over it.
  ///   - modal: What is presented as a sheet.
  public init(
    _ navigator: Navigator<Section, Page, Modal>, rows: Rows,
    @ViewBuilder row: @escaping (Section) -> Row, @ViewBuilder root: @escaping (Section) -> Root,
    @ViewBuilder page: @escaping (Page) -> PageContent,
    @ViewBuilder modal: @escaping (Modal) -> ModalContent
  ) {
    self.init(navigator, rows, row, hasContent: false, { section, _ in root(section) }, page, modal)
  }

  /// Shows where a navigator is, in three columns.
  ///
  /// - Parameters:
  ///   - navigator: The navigator; another one in the same place is not followed.
  ///   - rows: The sections, in the order of the sidebar.
  ///   - row: The label of a section.
  ///   - content: A section's own view in the content column, such as a list whose selection is the binding.
  ///   - page: A page in the detail.
  ///   - modal: What is presented as a sheet.
  public init(
    _ navigator: Navigator<Section, Page, Modal>, rows: Rows,
    @ViewBuilder row: @escaping (Section) -> Row,
    @ViewBuilder content: @escaping (Section, Binding<Page?>) -> Root,
    @ViewBuilder page: @escaping (Page) -> PageContent,
    @ViewBuilder modal: @escaping (Modal) -> ModalContent
  ) { self.init(navigator, rows, row, hasContent: true, content, page, modal) }

  private init(
    _ navigator: Navigator<Section, Page, Modal>, _ rows: Rows, _ row: @escaping (Section) -> Row,
    hasContent: Bool, _ root: @escaping (Section, Binding<Page?>) -> Root,
    _ page: @escaping (Page) -> PageContent, _ modal: @escaping (Modal) -> ModalContent
  ) {
    self.navigator = navigator
    self.rows = rows
    self.row = row
    self.hasContent = hasContent
    self.root = root
    self.page = page
    self.modal = modal
  }

  /// The split view.
  public var body: some View {
    Group { if hasContent { threeColumns } else { twoColumns } }
      .sheet(item: $navigator[modal: navigator.modal]) { modal($0.modal) }
      // Outside of the split view: in a column the width is that of the column.
      .onChange(of: width, initial: true) { navigator.take(isCompact: width == .compact) }
      .onChange(of: navigator.refusals) { navigator.publish() }
      .environment(navigator)
  }

  private var twoColumns: some View {
    NavigationSplitView(
      columnVisibility: $navigator.shownVisibility, preferredCompactColumn: $navigator.shownColumn
    ) {
      sections
    } detail: {
      if let section = navigator.section, let shown = navigator.shownPath() {
        stack(shown) { root(section, $navigator[chosen: shown]) }
          // A stack that stays in place keeps the path of another section where that is equal, and writes late to it.
          .id(section)
      } else {
        placeholder
      }
    }
  }

  private var threeColumns: some View {
    NavigationSplitView(
      columnVisibility: $navigator.shownVisibility, preferredCompactColumn: $navigator.shownColumnOfThree
    ) {
      sections
    } content: {
      if let section = navigator.section, let shown = navigator.shownPath() {
        root(section, $navigator[chosen: shown]).id(section)
      } else {
        placeholder
      }
    } detail: {
      if let first = navigator.path.first, let shown = navigator.shownPath(below: 1) {
        stack(shown) { confirming(first) }
          .id(first)
          .id(navigator.section)
      } else {
        placeholder
      }
    }
  }

  private var sections: some View {
    List(rows, id: \.self, selection: $navigator.shownSection) { row($0) }
  }

  private var placeholder: some View { Image(systemName: "sidebar.leading").accessibilityHidden(true) }

  private func stack(
    _ shown: Navigator<Section, Page, Modal>.State.ShownPath, @ViewBuilder root: () -> some View
  ) -> some View {
    NavigationStack(path: $navigator[path: shown]) {
      root().navigationDestination(for: Page.self) { confirming($0) }
    }
  }

  private func confirming(_ page: Page) -> some View {
    self.page(page).navigationBarBackButtonHidden(navigator.confirmsLeaving?(page) == true)
  }

  /// Begins at a stored place, and stores each later one.
  ///
  /// A place that a deep link has named before the view appears is kept.
  ///
  /// - Parameters:
  ///   - place: Where the place is stored, such as a property with `@SceneStorage`.
  ///   - exists: Whether a page still exists.
  /// - Returns: The view, which restores when it appears first.
  public func restoring(
    _ place: Binding<Data?>, _ exists: @escaping (Page) -> Bool = { _ in true }
  ) -> some View {
    modifier(
      Restoring(navigator: navigator, place: place) { navigator, data in
        navigator.restore(data, sectionExists: { rows.contains($0) }, exists: exists)
      })
  }
}

/// Reads what changes at each step in a body of its own.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Restoring<
  Section: Hashable & Codable & Sendable, Page: Hashable & Codable & Sendable, Modal: Hashable & Sendable
>: ViewModifier {
  let navigator: Navigator<Section, Page, Modal>
  let place: Binding<Data?>
  let restore: (Navigator<Section, Page, Modal>, Data) -> Void

  func body(content: Content) -> some View {
    content
      .onAppear {
        if let stored = place.wrappedValue, !navigator.isPlaced { restore(navigator, stored) }
        navigator.isPlaced = true
      }
      .onChange(of: navigator.moves) { place.wrappedValue = navigator.snapshot() }
  }
}
