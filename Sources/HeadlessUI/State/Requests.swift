#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking

/// What an app asks for over a network fails later, as without one: what comes from a network is another in each trace.
///
/// A session with protocols of the app's own, as tests have, and addresses of files are left to Foundation. (On Linux its requests
/// wait for ever where a task that is cancelled and the end of its request meet.)
extension URLSession {
  /// Fails with `URLError.notConnectedToInternet`.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await failOnNetwork(url)
    return try await data(from: url, delegate: nil)
  }
  /// Fails with `URLError.notConnectedToInternet`.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await failOnNetwork(request.url)
    return try await data(for: request, delegate: nil)
  }
  /// Fails with `URLError.notConnectedToInternet`.
  public func upload(for request: URLRequest, from data: Data) async throws -> (Data, URLResponse) {
    try await failOnNetwork(request.url)
    return try await upload(for: request, from: data, delegate: nil)
  }
  /// Fails with `URLError.notConnectedToInternet`.
  public func upload(for request: URLRequest, fromFile file: URL) async throws -> (Data, URLResponse) {
    try await failOnNetwork(request.url)
    return try await upload(for: request, fromFile: file, delegate: nil)
  }
  /// Fails with `URLError.notConnectedToInternet`.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await failOnNetwork(url)
    return try await download(from: url, delegate: nil)
  }
  /// Fails with `URLError.notConnectedToInternet`.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await failOnNetwork(request.url)
    return try await download(for: request, delegate: nil)
  }

  /// Fails where an address is on a network, after a step: a request takes time.
  private func failOnNetwork(_ url: URL?) async throws {
    guard let url, url.scheme?.lowercased().hasPrefix("http") == true, !hasOwnProtocol else { return }
    await Task.yield()
    throw URLError(Task.isCancelled ? .cancelled : .notConnectedToInternet)
  }

  private var hasOwnProtocol: Bool {
    configuration.protocolClasses?.contains { !String(reflecting: $0).hasPrefix("FoundationNetworking.") }
      == true
  }
}
#endif
