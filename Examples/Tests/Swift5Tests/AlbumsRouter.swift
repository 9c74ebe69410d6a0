/// A router of a Swift 5 module: a class that may be subclassed, isolated to no actor.
class AlbumsRouter {
  enum Screen: Hashable {
    case album(String)
    case track(album: String, number: Int)
  }

  static let genres = ["Jazz", "Opera"]

  var genre: String? {
    didSet {
      if genre != oldValue { path = [] }
      isDetailInFront = genre != nil
    }
  }
  var path: [Screen] = []
  var isDetailInFront = false
  private(set) var tracks: [String: Int] = [:]

  /// Counts the tracks of an album; the result comes later.
  private let countTracks: (String, @escaping (Int) -> Void) -> Void

  init(countTracks: @escaping (String, @escaping (Int) -> Void) -> Void) { self.countTracks = countTracks }

  var albums: [String] {
    switch genre {
    case "Jazz": ["Kind of Blue", "Moanin'"]
    case "Opera": ["Tosca"]
    default: []
    }
  }

  func open(album: String) {
    path.append(.album(album))
    countTracks(album) { [weak self] count in self?.tracks[album] = count }
  }

  /// Handles a deep link.
  func show(album: String, in genre: String) {
    self.genre = genre
    path = [.album(album)]
  }
}

/// The same with a bug: the response of a server opens the first track, wherever the user is by then.
final class HastyAlbumsRouter: AlbumsRouter {
  override func open(album: String) {
    super.open(album: album)
    path.append(.track(album: album, number: 1))
    path.append(.track(album: album, number: 2))
  }

  override func show(album: String, in genre: String) { path = [.album(album)] }
}
