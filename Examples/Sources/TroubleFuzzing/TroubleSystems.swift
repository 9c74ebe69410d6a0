import SplitFuzz
import SplitModel

/// The body of the library, with one kind of trouble.
@MainActor
public func library(_ trouble: Trouble) -> LiveSystem<TroubleRouter> {
  LiveSystem(
    "trouble-\(trouble.rawValue)",
    sidebar: .list(TroubleRouter.shelves, selection: \.shelf),
    detail: .stack(path: \.books, pushing: { router, book in router.books(after: book) }),
    compactColumn: .isDetailInFront(\.isDetailInFront),
    events: [
      trouble == .twofold ? .deepLink("lend", to: "Emma") { $0.lend() } : .call("lend") { $0.lend() }
    ],
    make: { _ in TroubleRouter(trouble) })
}
