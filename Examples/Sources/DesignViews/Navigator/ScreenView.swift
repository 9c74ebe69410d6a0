import Combine
import SwiftUI

struct NavigatorView: View {
  let navigator: ScreenNavigator

  var body: some View {
    NavigationView { ScreenView(screen: .root) }
      .navigationViewStyle(.stack)
      .environmentObject(navigator)
  }
}

/// A screen with a hidden link to the next one, which a subject of the navigator opens and closes.
struct ScreenView: View {
  let screen: Screen
  @EnvironmentObject private var navigator: ScreenNavigator
  @State private var isNextShown = false

  var body: some View {
    List(links, id: \.self) { screen in
      Button(screen.rawValue.capitalized) { navigator.navigate(to: screen) }
    }
    .navigationTitle(screen.rawValue.capitalized)
    .background(link)
    .onReceive(subject) { isNextShown = $0 }
    .onChange(of: isNextShown) { _, isShown in if !isShown { navigator.onDismiss(screen) } }
  }

  private var subject: AnyPublisher<Bool, Never> {
    navigator.entry(of: screen)?.isNextShown.eraseToAnyPublisher() ?? Just(false).eraseToAnyPublisher()
  }

  private var link: some View {
    NavigationLink(isActive: $isNextShown) {
      if let next = navigator.next(after: screen) { ScreenView(screen: next) }
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
