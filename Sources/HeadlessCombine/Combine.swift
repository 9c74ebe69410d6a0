// What files that import Combine are compiled against where there is none: `-module-alias Combine=HeadlessCombine`.
@_exported public import HeadlessUI

#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// What a request brings: it fails at once, as without a network, since what comes from one is another in each trace.
  public struct DataTaskPublisher: Publisher {
    /// What the request brings.
    public typealias Output = (data: Data, response: URLResponse)
    /// What it fails with.
    public typealias Failure = URLError
    /// What is asked for.
    public let request: URLRequest
    /// Who asks for it.
    public let session: URLSession
    /// Fails.
    public func subscribe(
      _ receive: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<URLError>) -> Void
    ) -> AnyCancellable { Fail(error: URLError(.notConnectedToInternet)).subscribe(receive, end: end) }
  }
  /// A request for what is at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
  /// A request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
#endif

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
