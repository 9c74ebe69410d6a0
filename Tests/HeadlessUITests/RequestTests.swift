#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
import HeadlessCombine
import SplitFuzz
import SwiftUI
import Testing

/// What an app asks for over a network.
@MainActor @Suite struct RequestTests {
  @Test func aRequestFailsAtOnce() throws {
    let address = try #require(URL(string: "https://example.com"))
    var lines: [String] = []
    let request = URLSession.shared.dataTaskPublisher(for: address)
      .map(\.data).decode(type: [Int].self, decoder: JSONDecoder())
      .sink(receiveCompletion: { if case .failure(let error) = $0 { lines.append("\(error)") } }) { _ in }
    #expect(lines.count == 1 && lines[0].contains("URLError"))
    request.cancel()
  }

  struct Loading: View {
    let url: URL
    @State private var text = "Loading"
    var body: some View {
      NavigationStack {
        List { NavigationLink("About") { Text("About").navigationTitle("About") } }.navigationTitle(text)
      }
      .task {
        do {
          text = String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
        } catch {
          text = (error as? URLError)?.code == .notConnectedToInternet ? "Offline" : "\(error)"
        }
      }
    }
  }

  /// Foundation's request was still under way when its task was cancelled, and the test waited for ever.
  @Test func aRequestOfATaskFailsAndTheTestGoesOn() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let app = HeadlessApp("loading") { Loading(url: url) }
    try await passes(app)
    try await app.test("rotate", at: ["device": "iphone-15 portrait"], showing: "detail: Offline")
  }

  struct Failing: View {
    let waits: Bool
    @State private var hasFailed = false
    @State private var isCovered = false
    var body: some View {
      NavigationStack {
        List { NavigationLink("About") { Text("About").navigationTitle("About") } }
          .navigationTitle("List")
          .alert("No network", isPresented: $hasFailed) { Button("OK") {} }
      }
      .fullScreenCover(isPresented: $isCovered) { Text("What is new") }
      .task { await load() }
    }
    private func load() async {
      if waits { await Task.yield() }
      hasFailed = true
    }
  }

  /// A welcome that comes back with each appearance is something else.
  @Test func whatIsLoadedAgainMayFailAgain() async throws {
    try await passes(HeadlessApp("failing") { Failing(waits: true) })
    try await fails(HeadlessApp("welcoming") { Failing(waits: false) }, "reappear.no-change")
  }

  final class Responses: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { true }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url else { return }
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 2, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("ok".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  @Test func aProtocolOfTheAppIsUsed() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Responses.self]
    let url = try #require(URL(string: "https://example.com"))
    let (data, _) = try await URLSession(configuration: configuration).data(from: url)
    #expect(String(decoding: data, as: UTF8.self) == "ok")
  }
}
#endif
