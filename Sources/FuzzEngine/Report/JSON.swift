import Foundation

/// Writes documents for programs; equal documents give equal bytes.
enum JSON {
  static var null: Any { NSNull() }

  /// An object without the keys whose value is nil.
  static func object(_ values: KeyValuePairs<String, Any?>) -> [String: Any] {
    object(values.compactMap { key, value in value.map { (key, $0) } })
  }

  /// An object of names and values; of several with one name the first.
  static func object(_ values: [(String, Any)]) -> [String: Any] {
    var object: [String: Any] = [:]
    for (key, value) in values where object[key] == nil { object[key] = value }
    return object
  }

  static func start(_ header: [StartPoint.HeaderLine]) -> [String: Any] {
    object(header.map { ($0.key, $0.value) })
  }

  /// The text of a document, keys sorted, which ends in a line end.
  ///
  /// - Throws: What Foundation throws for values that JSON cannot hold.
  static func text(_ document: [String: Any]) throws -> String { try line(document, .prettyPrinted) }

  /// The same on one line.
  static func line(
    _ document: [String: Any], _ options: JSONSerialization.WritingOptions = []
  ) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: document, options: options.union([.sortedKeys, .withoutEscapingSlashes]))
    return Escape.json(String(decoding: data, as: UTF8.self)) + "\n"
  }
}
