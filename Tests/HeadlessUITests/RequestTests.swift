#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
import HeadlessCombine
import Testing

/// What an app asks for over a network, with Combine.
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
}
#endif
