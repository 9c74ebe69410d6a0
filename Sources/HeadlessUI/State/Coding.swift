// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(Combine)
public import Foundation

/// What decodes what a publisher delivers.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<Item: Decodable>(_ type: Item.Type, from input: Input) throws -> Item
}
/// What encodes it.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<Item: Encodable>(_ item: Item) throws -> Output
}
extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable { tryMap { try encoder.encode($0) } }
}
#endif
