import SplitFuzz
import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

/// What is drawn is held against what is told and what can be done, over walks through every listed system.
@Suite("Sketches")
struct SketchTests {
  /// The kinds of action that a finger takes on something that stands on the screen, or that a command is for.
  private static let drawn = [
    "toggle", "choose", "open", "link", "back", "swipe-back", "edge-swipe", "drag", "tap-outside",
    "dismiss-sheet", "press-toggle", "press-inspector",
  ]

  @Test("a sketch offers what the machine takes, and stays within its window", arguments: SplitSystems.all)
  func agrees(_ system: FuzzSystem) async throws {
    guard system.isListed else { return }
    let configured = system.configure(system.defaults)
    var random = SeededRandom(seed: 7, stream: 1)
    let starts = configured.starts
    for walk in 0..<4 {
      let start = starts[(walk * 5) % starts.count].header
      var lines: [TraceText.Line] = []
      for _ in 0..<12 {
        let trace = TraceText(start: start, lines: lines)
        let offered = try configured.offers(after: trace)
        let replay = try await configured.replayed(trace)
        let sketches = replay.lines.last?.sketches ?? replay.launch.sketches
        check(sketches, offered, "\(system.name) \(start.map(\.value)) \(lines.map(\.text))")
        guard !offered.isEmpty else { break }
        // Calls and devices are many; a person's own actions are what changes the picture.
        let own = offered.filter { isDrawn($0) }
        let choices = own.isEmpty || random.below(4) == 0 ? offered : own
        lines.append(
          TraceText.Line(choices[random.below(choices.count)], leavesPending: false, number: lines.count + 1)
        )
      }
    }
  }

  private func isDrawn(_ action: String) -> Bool {
    Self.drawn.contains {
      action == $0 || (["choose", "open", "link"].contains($0) && action.hasPrefix("\($0) "))
    }
  }

  private func check(_ sketches: [Sketch], _ offered: [String], _ place: String) {
    #expect(!sketches.isEmpty)
    guard let first = sketches.first else { return }
    let shown = (first.controls + first.unplaced).filter(\.isLive).map(\.action).filter { !$0.isEmpty }
    for action in shown { #expect(offered.contains(action), "\(place): '\(action)' is drawn and not taken") }
    for action in offered where isDrawn(action) {
      #expect(shown.contains(action), "\(place): '\(action)' is taken and not drawn")
    }
    for sketch in sketches {
      #expect(sketch.screen.holds(sketch.window), "\(place): the window leaves the screen")
      for area in sketch.areas {
        #expect(sketch.window.holds(area.frame), "\(place): \(area.name) leaves the window")
      }
      for control in sketch.controls where control.frame.width > 0 && control.kind != .finger {
        #expect(sketch.window.holds(control.frame), "\(place): \(control.label) leaves the window")
      }
    }
  }

  @Test("a sidebar stands beside the detail on a wide window, and over a dimmed one on a narrow window")
  func placements() async throws {
    let tablet = try await sketch("lazysplit/clean", "ipad-11 landscape", ["toggle"])
    #expect(tablet.areas.map(\.name) == ["sidebar", "detail"])
    #expect(tablet.areas[0].frame.width == 320)
    #expect(tablet.areas[1].frame == Sketch.Frame(x: 320, y: 0, width: 874, height: 834))
    let upright = try await sketch("composable-split/clean", "ipad-13 portrait", [])
    let over = upright.areas.filter(\.isOver)
    #expect(over.isEmpty == !upright.areas.contains(where: \.isDimmed))
  }

  @Test("a window beside another app takes its part of the screen, and a row that does not fit is counted")
  func windows() async throws {
    let half = try await sketch("lazysplit/clean", "ipad-11 landscape", ["resize half"])
    #expect(half.screen == Sketch.Frame(width: 1_194, height: 834))
    #expect(half.window == Sketch.Frame(width: 590, height: 834))
    let aside = try await sketch("lazysplit/clean", "ipad-11 landscape", ["resize slide-over"])
    #expect(aside.window.x > 800)
    #expect(aside.caption == "ipad-11 landscape, 1194 × 834, window slide-over, 320 wide, compact")
  }

  private func sketch(_ name: String, _ device: String, _ actions: [String]) async throws -> Sketch {
    let system = try #require(SplitSystems.all.first { $0.name == name })
    let lines = actions.enumerated().map { TraceText.Line($1, leavesPending: false, number: $0 + 1) }
    let trace = TraceText(start: [StartPoint.HeaderLine("device", device)], lines: lines)
    let replay = try await system.configure(system.defaults).replayed(trace)
    let sketches = replay.lines.last?.sketches ?? replay.launch.sketches
    return try #require(sketches.first)
  }
}

extension ConfiguredSystem {
  fileprivate func replayed(_ trace: TraceText) async throws -> Replay {
    try await onThread { try self.use { try $0.replay(trace, rules: RuleSelection(only: [])) } }
  }
}

extension Sketch.Frame {
  fileprivate func holds(_ inner: Sketch.Frame) -> Bool {
    inner.x >= x && inner.y >= y && inner.x + inner.width <= x + width && inner.y + inner.height <= y + height
  }
}
