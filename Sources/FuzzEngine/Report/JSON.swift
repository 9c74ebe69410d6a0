import Foundation

/// Writes documents for programs; equal documents give equal bytes.
enum JSON {
  static var null: Any { NSNull() }

  /// An object without the keys whose value is nil.
  static func object(_ values: [String: Any?]) -> [String: Any] { values.compactMapValues { $0 } }

  static func start(_ header: [StartPoint.HeaderLine]) -> [String: String] {
    Dictionary(header.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// The text of a document, keys sorted, which ends in a line end.
  ///
  /// - Throws: What Foundation throws for values that JSON cannot hold.
  static func text(_ document: [String: Any?]) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: object(document), options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
