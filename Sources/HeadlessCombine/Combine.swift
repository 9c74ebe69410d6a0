// What files that import Combine are compiled against where there is none: `-module-alias Combine=HeadlessCombine`.
@_exported public import HeadlessUI

#if !canImport(Combine)
/// A publisher that is made when somebody subscribes; HeadlessUI itself does not have it, since SplitFuzz has that name.
public struct Deferred<Source: Publisher>: Publisher {
  private let create: () -> Source
  /// Takes what makes it.
  public init(createPublisher: @escaping () -> Source) { create = createPublisher }
  /// Makes it.
  public func subscribe(
    _ receive: @escaping (Source.Output) -> Void,
    end: @escaping (Subscribers.Completion<Source.Failure>) -> Void
  ) -> AnyCancellable { create().subscribe(receive, end: end) }
}
#endif
