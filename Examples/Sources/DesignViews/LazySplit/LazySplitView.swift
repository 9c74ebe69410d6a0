import SwiftUI

/// A stack around a split, whose detail is a section, alone or in a split of its own beside a stack.
struct LazySplitView<Menu: View, Main: View, Detail: View>: View {
  @ObservedObject var router: LazySplitRouter
  let menu: Menu
  let content: Main
  let detail: Detail
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var innerVisibility = NavigationSplitViewVisibility.doubleColumn

  init(
    _ router: LazySplitRouter, @ViewBuilder menu: () -> Menu, @ViewBuilder content: () -> Main,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.router, self.menu, self.content, self.detail) = (router, menu(), content(), detail())
  }

  var body: some View {
    GeometryReader { geometry in
      let isLandscape = geometry.size.width > geometry.size.height
      NavigationStack(path: $router.primaryPath) {
        outerSplit
          .navigationDestination(for: Display.self) { DisplayView(display: $0) }
          .modifier(Style(isProminent: sizeClass == .compact && !isLandscape && router.hasBugs))
          .overlay(alignment: .leading) {
            // Keeps the system from showing the menu by a swipe.
            Color.white.opacity(0.01).frame(width: geometry.safeAreaInsets.leading + 6).ignoresSafeArea()
          }
      }
      .onAppear { router.isCompact = sizeClass == .compact }
      .onChange(of: isLandscape) { _, isLandscape in
        router.turned(toLandscape: isLandscape, isCompact: sizeClass == .compact)
      }
      .onChange(of: sizeClass) { _, sizeClass in
        if !router.hasBugs { router.isCompact = sizeClass == .compact }
      }
      .onReceive(router.$detailRoot) { router.innerColumn = $0 != nil ? .detail : .content }
    }
  }

  private var outerSplit: some View {
    NavigationSplitView(
      columnVisibility: Binding {
        router.visibility
      } set: {
        router.report($0)
      },
      preferredCompactColumn: Binding {
        router.compactColumn
      } set: {
        router.report($0)
      }
    ) {
      menu
        .toolbar(removing: .sidebarToggle)
        .toolbar {
          if sizeClass == .compact { Button("Close", systemImage: "xmark") { router.toggleMenu() } }
        }
    } detail: {
      section
        .navigationBarBackButtonHidden()
        .toolbar { Button("Toggle Menu", systemImage: "sidebar.leading") { router.toggleMenu() } }
    }
  }

  @ViewBuilder private var section: some View {
    if router.section.isBesideDetail {
      NavigationSplitView(
        columnVisibility: $innerVisibility,
        preferredCompactColumn: Binding {
          router.innerColumn
        } set: {
          router.reportInner($0)
        }
      ) {
        content
      } detail: {
        NavigationStack(path: $router.detailPath) {
          if router.hasBugs {
            detail
          } else {
            ZStack { detail }.navigationDestination(for: Display.self) { DisplayView(display: $0) }
          }
        }
      }
      .navigationSplitViewStyle(.balanced)
      .toolbar(removing: .sidebarToggle)
    } else {
      content
    }
  }

  /// Each style in a branch of its own, which builds the split anew.
  struct Style: ViewModifier {
    let isProminent: Bool

    func body(content: Content) -> some View {
      if isProminent {
        content.navigationSplitViewStyle(.prominentDetail)
      } else {
        content.navigationSplitViewStyle(.balanced)
      }
    }
  }
}
