import SplitNavigator
import SwiftUI

struct RootView: View {
  @Bindable var navigator: AppNavigator
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let presented = navigator.model.sheet
    let page = presented?.pageToDelete
    GeometryReader { geometry in
      NavigationStack(path: $navigator[path: navigator.model.coverPath]) {
        NavigationSplitView(
          columnVisibility: $navigator.visibility, preferredCompactColumn: $navigator.compactColumn
        ) {
          List(Row.allCases, id: \.self) { row in
            Button(row.title) { navigator.send(.choose(row)) }
              .listRowBackground(navigator.model.section == row ? Color.accentColor.opacity(0.2) : nil)
          }
          .navigationTitle("Mail")
          .toolbar(removing: .sidebarToggle)
          .toolbar { if width == .compact { SidebarButton(navigator: navigator) } }
        } detail: {
          SectionView(navigator: navigator).toolbar { SidebarButton(navigator: navigator) }
        }
        .navigationSplitViewStyle(.balanced)  // or `model.splitStyle`; another style keeps the place
        .inspector(isPresented: $navigator.isInspectorShown) { Text("Nothing to inspect") }
        .navigationDestination(for: Page.self) { PageView(page: $0, navigator: navigator) }
      }
      .sheet(item: $navigator[sheet: presented]) { _ in
        Button("Send") { navigator.send(.dismiss) }
      }
      .confirmationDialog(
        "Delete?", isPresented: $navigator[asksToDelete: page], titleVisibility: .visible, presenting: page
      ) { page in
        Button("Delete", role: .destructive) { navigator.send(.remove(page)) }
      }
      .onChange(of: surroundings(geometry.size), initial: true) { old, new in
        navigator.surroundings = new
        navigator.send(.surroundingsChanged(from: old))
      }
      .onChange(of: navigator.model) { _, shown in navigator.settled(shown) }
      .onAppear { navigator.send(.appeared) }
    }
  }

  private func surroundings(_ size: CGSize) -> NavigatorSurroundings {
    NavigatorSurroundings(isCompact: width == .compact, isLandscape: size.width > size.height)
  }
}

/// The chosen section, by its layout.
struct SectionView: View {
  @Bindable var navigator: AppNavigator

  var body: some View {
    if let section = navigator.model.section {
      switch navigator.model.layout(navigator.settings) {
      case .alone:
        RowView(row: section, navigator: navigator).navigationBarBackButtonHidden()
      case .stacked:
        DetailView(navigator: navigator) { RowView(row: section, navigator: navigator) }
      case .besideDetail, .sliding:
        NavigationSplitView(
          columnVisibility: $navigator.innerVisibility, preferredCompactColumn: $navigator.innerCompactColumn
        ) {
          // With sliding columns this is the last view but one.
          if let page = navigator.model.contentView(navigator.settings) {
            PageView(page: page, navigator: navigator)
              .toolbar(removing: .sidebarToggle)
              .toolbar { Button("Back") { navigator.send(.pop) } }
          } else {
            RowView(row: section, navigator: navigator).toolbar(removing: .sidebarToggle)
          }
        } detail: {
          DetailView(navigator: navigator) {
            if let page = navigator.model.detailRoot(navigator.settings) {
              PageView(page: page, navigator: navigator)
            } else {
              Text("Nothing chosen")
            }
          }
        }
      }
    } else {
      Text("Nothing chosen")
    }
  }
}

/// A section's stack on its root, or the root alone where the section has no stack.
struct DetailView<Root: View>: View {
  @Bindable var navigator: AppNavigator
  @ViewBuilder let root: () -> Root

  var body: some View {
    if let shown = navigator.model.path(navigator.settings) {
      NavigationStack(path: $navigator[path: shown]) {
        // Inside the stack: a destination outside of it is not found.
        root().navigationDestination(for: Page.self) { PageView(page: $0, navigator: navigator) }
      }
      .id(shown.section)
    } else {
      root()
    }
  }
}

/// A section's own view.
struct RowView: View {
  let row: Row
  let navigator: AppNavigator

  var body: some View {
    List(1..<20, id: \.self) { number in
      Button("Message \(number)") { navigator.send(.open(.message(number))) }
    }
    .navigationTitle(row.title)
  }
}

/// A page, in a column or on a stack.
struct PageView: View {
  let page: Page
  let navigator: AppNavigator

  var body: some View {
    VStack {
      Button("Attachment") { navigator.send(.push(.attachment(1))) }
      NavigationLink("Attachment, by a link of SwiftUI's own", value: Page.attachment(2))
      Button("Over everything") { navigator.send(.cover(page)) }
      Button("Answer") { navigator.send(.present(.compose)) }
      Button("Delete") { navigator.send(.present(.asksToDelete(page))) }
      Button("Back to the inbox") {
        navigator.send(.go(to: .inbox, trail: []), then: { print("the inbox is on screen") })
      }
    }
    .navigationTitle(page.title)
  }
}

/// The app's own toggle; its label has the title of what is in front.
struct SidebarButton: View {
  let navigator: AppNavigator

  var body: some View {
    Button("Menu") { navigator.send(.toggleSidebar) }
      .accessibilityLabel("Menu, \(title)")
  }

  private var title: String {
    navigator.model.title(navigator.settings, ofSection: { $0.title }, ofView: { $0.title })
      ?? "nothing chosen"
  }
}

extension Row {
  var title: String { "\(self)" }
}

extension Page {
  var title: String { "\(self)" }
}
