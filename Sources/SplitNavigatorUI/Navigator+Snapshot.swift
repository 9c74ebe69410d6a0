public import Foundation
internal import SplitNavigator

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Navigator {
  private struct Snapshot: Codable {
    var format = 1
    let version: Int
    let place: State
  }

  /// The place as JSON: section, paths, and whether the sidebar is hidden, without what is presented.
  ///
  /// Equal places give equal bytes; nil where a section or a page cannot be encoded.
  public func snapshot() -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(Snapshot(version: version, place: state))
  }

  /// Goes to the place of a snapshot, with each path up to the first page that does not exist.
  ///
  /// - Parameters:
  ///   - snapshot: What ``snapshot()`` returned.
  ///   - exists: Whether a page still exists.
  /// - Returns: False, with nothing changed, where it is no snapshot or one of another version.
  @discardableResult
  public func restore(_ snapshot: Data, exists: (Page) -> Bool = { _ in true }) -> Bool {
    restore(snapshot, sectionExists: { _ in true }, exists: exists)
  }

  @discardableResult
  func restore(_ data: Data, sectionExists: (Section) -> Bool, exists: (Page) -> Bool) -> Bool {
    guard let stored = try? JSONDecoder().decode(Snapshot.self, from: data), stored.format == 1,
      stored.version == version
    else { return false }
    adopt(stored.place.restored(settings, sectionExists: sectionExists, exists: exists))
    return true
  }
}
