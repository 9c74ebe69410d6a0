/// A router as many apps have it: a class that may be subclassed, bound to no actor, in a module of Swift 5.
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

  /// Asks how many tracks an album has; it answers late.
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

  /// What a link from outside does.
  func show(album: String, in genre: String) {
    self.genre = genre
    path = [.album(album)]
  }
}

/// The same with a bug: the answer of a server takes its reader to the first track, wherever that reader is by then.
final class HastyAlbumsRouter: AlbumsRouter {
  override func open(album: String) {
    super.open(album: album)
    path.append(.track(album: album, number: 1))
    path.append(.track(album: album, number: 2))
  }

  override func show(album: String, in genre: String) { path = [.album(album)] }
}
