import Combine
import SwiftUI

struct NavigatorView: View {
  let navigator: ScreenNavigator
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    GeometryReader { geometry in
      NavigationView { ScreenView(screen: .root) }
        .navigationViewStyle(.stack)
        .environmentObject(navigator)
        .onAppear { navigator.renders.send() }
        .onChange(of: [geometry.size.width, geometry.size.height, width == .compact ? 1 : 0]) {
          navigator.renders.send()
        }
    }
  }
}

/// A screen with a hidden link to the next one, which a subject of the navigator opens and closes.
struct ScreenView: View {
  let screen: Screen
  @EnvironmentObject private var navigator: ScreenNavigator
  @State private var isNextShown = false
  // What the link shows and what the view listens to are found when it is drawn, which SwiftUI does where something has
  // changed, and HeadlessUI always.
  @State private var next: Screen?
  @State private var subscription: AnyCancellable?

  var body: some View {
    List(links, id: \.self) { screen in
      Button(screen.rawValue.capitalized) { navigator.navigate(to: screen) }
    }
    .navigationTitle(screen.rawValue.capitalized)
    .background(link)
    // It appears again whenever a person comes back to it, and goes on listening meanwhile.
    .onAppear { if subscription == nil { listen() } }
    .onReceive(navigator.renders) { listen() }
    .onChange(of: isNextShown) { _, isShown in
      if isShown { next = navigator.next(after: screen) } else { navigator.onDismiss(screen) }
    }
  }

  private func listen() {
    guard let subject = navigator.entry(of: screen)?.isNextShown else { return }
    next = navigator.next(after: screen)
    subscription = subject.sink { isShown in
      MainActor.assumeIsolated {
        if isShown, !isNextShown { next = navigator.next(after: screen) }
        isNextShown = isShown
      }
    }
  }

  private var link: some View {
    NavigationLink(isActive: $isNextShown) {
      if let next { ScreenView(screen: next).id(next) }
    } label: {
      EmptyView()
    }
    .hidden()
  }

  private var links: [Screen] {
    switch screen {
    case .root: [.detail, .other, .more]
    case .detail: [.other, .more, .root]
    case .other: [.detail, .root]
    case .more: [.detail]
    }
  }
}
