import SplitModel
import Testing

@Suite("ViewPath")
struct ViewPathTests {
  /// Every path of up to four of three views, with the array that it stands for.
  static let small: [[ShownView]] = {
    let views = [ShownView.section(SidebarSection(0)), .destination(Destination(0)), .other]
    var all: [[ShownView]] = [[]]
    var longest = all
    for _ in 0..<4 {
      longest = longest.flatMap { path in views.map { path + [$0] } }
      all += longest
    }
    return all
  }()

  private func views(_ path: ViewPath) -> [ShownView] { (0..<path.count).map { path[$0] } }

  @Test("a path holds what was put on it, in order")
  func holdsItsViews() {
    #expect(Self.small.count == 121)
    for array in Self.small {
      let path = ViewPath(array)
      #expect(views(path) == array)
      #expect(path.count == array.count)
      #expect(path.isEmpty == array.isEmpty)
      #expect(path.last == array.last)
    }
  }

  @Test("appending adds one view on top, and removing the last undoes it down to the bytes")
  func appendAndRemove() {
    for array in Self.small {
      for view in [ShownView.menu, .other, .blank] {
        var path = ViewPath(array)
        path.append(view)
        #expect(views(path) == array + [view])
        path.removeLast()
        #expect(path == ViewPath(array))
        #expect(bytes(of: path) == bytes(of: ViewPath(array)))
      }
    }
  }

  @Test("truncating keeps the lowest views, and nothing of the others is left in the bytes")
  func truncate() {
    for array in Self.small {
      for count in -1...5 {
        var path = ViewPath(array)
        path.truncate(to: count)
        let kept = Array(array.prefix(max(0, count)))
        #expect(views(path) == kept)
        #expect(
          bytes(of: path) == kept.map(\.rawValue) + Array(repeating: 0, count: 8 - kept.count) + [
            UInt8(kept.count)
          ])
      }
    }
  }

  @Test("paths are equal exactly when their views are, and exactly when their bytes are")
  func equality() {
    for one in Self.small {
      for other in Self.small {
        let isSame = one == other
        #expect((ViewPath(one) == ViewPath(other)) == isSame)
        #expect((bytes(of: ViewPath(one)) == bytes(of: ViewPath(other))) == isSame)
        if isSame { #expect(ViewPath(one).hashValue == ViewPath(other).hashValue) }
      }
    }
  }

  @Test("a path of blank views is not the empty path")
  func blankIsAView() {
    #expect(ViewPath([.blank]) != ViewPath())
    #expect(ViewPath([.blank]) != ViewPath([.blank, .blank]))
  }

  @Test("eight views fill a path, and each can be read and taken off again")
  func capacity() {
    let array = (0..<8).map { ShownView.destination(Destination($0)) }
    var path = ViewPath()
    for (index, view) in array.enumerated() {
      #expect(!path.isFull)
      path.append(view)
      #expect(path.count == index + 1)
    }
    #expect(path.isFull)
    #expect(ViewPath.capacity == 8)
    #expect(views(path) == array)
    for count in (0..<8).reversed() {
      path.removeLast()
      #expect(path == ViewPath(Array(array.prefix(count))))
    }
    path.removeLast()
    #expect(path == ViewPath())
  }

  @Test("sections, destinations and blank views are distinguished")
  func shownViews() {
    for index in UInt8(0)..<48 {
      let view = ShownView.section(SidebarSection(index))
      #expect(view.section == SidebarSection(index) && view.destination == nil && view.isContent)
    }
    for index in UInt8(0)..<191 {
      let view = ShownView.destination(Destination(index))
      #expect(view.destination == Destination(index) && view.section == nil && view.isContent)
    }
    let named: [ShownView] = [.blank, .placeholder, .menu, .unresolved]
    #expect(named.map(\.isContent) == [false, false, true, true])
    #expect(named.allSatisfy { $0.section == nil && $0.destination == nil })
  }
}
