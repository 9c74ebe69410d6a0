import Testing

@testable import SplitDesigns
@testable import SplitModel

/// What the published files say, at the place that each comment names.
@Suite("LazySplit as its source has it")
struct LazySplitSourceTests {
  @Test("a section as the column's root shows nothing, and nothing is resolved on it")
  func blankRoot() {
    // `7e946d3` and `7c42b04`, RootView.swift:23-36.
    for design in [LazySplit.head, .version17] {
      var driver = Driver(design, on: "ipad-11", start: 1)
      driver.take(.updateDetail(0))
      #expect(driver.panes == ["content settings", "detail nothing"])
      driver.take(.update(3))
      #expect(driver.panes == ["content settings", "detail no destination <"])
    }
  }

  @Test("a root that showing the menu took away resolves nothing of what is left on it")
  func lostRoot() {
    var driver = Driver(LazySplit.head, on: "ipad-11", start: 1)
    driver.take([.update(2), .update(3), .call(3)])
    #expect(driver.panes == ["sidebar menu", "content settings", "detail no destination <"])
  }

  @Test("a branch for each style builds the outer split anew, as wide as the condition reaches")
  func style() {
    // `7e946d3`, LSXView.swift:66 and 152-157; `909b44c`, LazySplit.swift:196 and 232-243.
    let versions: [(LazySplit, Bool)] = [
      (.head, false), (.version16, false), (.version14, false), (.version13, true), (.version12, true),
    ]
    for (design, followsOrientation) in versions {
      for (device, isRebuilt) in [("iphone-15", true), ("ipad-11", followsOrientation)] {
        var driver = Driver(design, on: device)
        driver.take(.rotate)
        #expect(driver.observation.effects.rebuilt == (isRebuilt ? 1 : 0))
      }
    }
    var narrow = Driver(LazySplit.head, on: "ipad-11", landscape: true)
    narrow.take(.resize(.third))
    #expect(narrow.observation.effects.rebuilt == 1)
  }

  @Test("clean code has one style, because the other one would differ only where it has no effect")
  func oneStyle() {
    for device in Device.all.map(\.name) {
      var driver = Driver(LazySplit.clean, on: device)
      for action in [SplitAction.rotate, .resize(.third), .resize(.full)] {
        driver.take(action)
        #expect(driver.observation.effects.rebuilt == 0)
        #expect(LazySplit.clean.body(driver.memory, driver.environment).splits[0].style == .balanced)
      }
    }
  }

  @Test("up to 1.7 showing the menu does nothing where it is shown, and brings it where the platform decides")
  func guardedMenu() {
    // `75a0b51`, LazySplit.swift:118; `7c42b04`, LSXViewModel.swift:38.
    for design in [LazySplit.version14, .version16, .version17] {
      for visibility in [ColumnVisibility.automatic, .all, .doubleColumn] {
        var memory = design.launch(at: 1, .named("ipad-11"))
        memory.visibility = visibility
        memory.detailRoot = LazySplit.detail
        design.showMenu(&memory)
        #expect(memory.visibility == .doubleColumn)
        #expect((memory.detailRoot == .blank) == (visibility != .doubleColumn))
      }
    }
  }

  @Test("the inner split's visibility takes what the platform writes")
  func innerVisibility() {
    // `7e946d3`, LSXView.swift:35 and 127.
    for design in [LazySplit.head, .version16, .clean] {
      var memory = design.launch(at: 1, .named("ipad-11"))
      var turn = AppTurn(.named("ipad-11"))
      design.take(.writeVisibility(split: 1, .detailOnly), &memory, &turn)
      #expect(design.body(memory, .named("ipad-11")).splits[1].visibility == .detailOnly)
      #expect(memory.visibility == .detailOnly)
    }
  }

  @Test("in 1.2 choosing leaves what covers everything, and no view but the settings has a link")
  func oldLinks() {
    // `909b44c`, LazySplit.swift:68-72, SettingsView.swift:22.
    var driver = Driver(LazySplit.version12, on: "ipad-11")
    #expect(!LazySplit.version12.vocabulary.links.contains("linked"))
    driver.take([.open(1), .call(0, 1)])
    #expect(driver.panes == ["fullScreen detail <"])
    let alone = LazySplit(flaws: [.hidesBackOfLinked])
    var linked = Driver(alone, on: "ipad-11")
    linked.take(.open(4))
    #expect(linked.panes == ["fullScreen linked"])
  }

  @Test("before the first view appears code may run, and no tap is possible")
  func beforeTheFirstView() {
    for action in [SplitAction.toggle, .choose(1), .open(1), .edgeSwipe, .back] {
      var cold = Driver(LazySplit.head, on: "ipad-11", landscape: true, start: 2, quirks: .edgeSwipeSlips)
      #expect(cold.begin(action) != nil)
      #expect(cold.begin(.update(1)) == nil)
      cold.settle()
      #expect(cold.panes == ["detail home"])
    }
  }

  @Test("versions without handlers for going back and for finished work have none")
  func noHandlers() {
    for event in [AppEvent.back(on: LazySplit.detail), .completion(0)] {
      var memory = LazySplit.head.launch(at: 1, .named("ipad-11"))
      memory.fullPath.append(LazySplit.detail)
      let before = memory
      var turn = AppTurn(.named("ipad-11"))
      LazySplit.head.take(event, &memory, &turn)
      #expect(memory == before)
    }
  }
}
