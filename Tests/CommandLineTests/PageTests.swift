import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

/// What a page to look at must hold, whoever looks; Lab/viewer.py drives pages in a browser.
@Suite("Pages")
struct PageTests {
  private func show(_ words: [String], systems: [FuzzSystem]? = nil) async -> String {
    await Shell.run(["show", "--format", "html"] + words, systems: systems ?? SplitSystems.all).out
  }

  private static let returns = [
    "--system", "lazysplit", "--device", "iphone-15-pro-max landscape", "--actions", "toggle; ~drag; rotate",
  ]

  @Test(
    "a trace has a step for the launch and each action, with what is drawn, pending, changed and violated")
  func holdsSteps() async {
    let page = await show(Self.returns)
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.count(of: "<section class=\"step\"") == 4)
    #expect(page.count(of: "<svg class=\"sketch") == 4)
    #expect(page.count(of: "<button type=\"button\" class=\"tick") == 4)
    for text in [
      "<h4>Pending</h4>", "split&#39;s visibility becomes detailOnly</li>",
      "<li>sidebar appears: menu</li>",
      "<li>sidebar goes, which showed menu</li>", "✗ environment.fresh stale-size-class",
      "<p>The app&#39;s copies of the size class",
      "<li>Drag the sidebar off toward its edge, and go on at once",
      "fuzz-runner replay --system lazysplit/head --device &#39;iphone-15-pro-max landscape&#39;",
      "aria-label=\"iphone-15-pro-max landscape, 932 × 430, regular. sidebar: menu; detail: home\"",
    ] { #expect(page.contains(text), "\(text)") }
  }

  @Test("nothing is loaded from anywhere, and the page says so to the browser")
  func isSelfContained() async {
    let page = await show(Self.returns)
    #expect(page.contains("content=\"default-src &#39;none&#39;;"))
    for word in ["http:", "https:", " src=", "url(", "@import", "<link", "<iframe"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test("the control that the next line takes is marked, and only that")
  func marksNext() async {
    let page = await show([
      "--system", "lazysplit/clean", "--device", "ipad-11", "--actions", "toggle; choose home",
    ])
    #expect(page.count(of: "class=\"control toggle next\"") == 1)
    #expect(page.count(of: "class=\"control row chosen next\"") == 1)
    #expect(page.count(of: "class=\"touch\"") == 2)
  }

  @Test("names that look like markup are shown, and in no place taken for it")
  @MainActor func escapes() async throws {
    let hostile = "<script>alert('1')</script>"
    let system = try LiveSystem<HostileRouter>(
      "hostile", sidebar: .list([hostile, "a\"b&c", "\u{202E}back\u{0}"], selection: \.row),
      detail: .stack(path: \.path) { _, _ in ["</svg><img src=x onerror=alert(2)>"] },
      make: { _ in HostileRouter() }
    ).system(summary: hostile)
    let page = await show(["--actions", "toggle; choose 1; link 1; choose 3"], systems: [system])
    #expect(page.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"))
    #expect(page.contains("a&quot;b&amp;c"))
    #expect(page.contains("\\u{202E}back\\u{0}"))
    #expect(page.contains("&lt;/svg&gt;&lt;img src=x"))
    #expect(page.count(of: "<script") == 1)
    #expect(page.count(of: "<img") == 0)
    #expect(!page.contains("\u{202E}"))
    #expect(page.count(of: "<svg") == page.count(of: "</svg>"))
  }

  @Test("a machine without pictures has a page of text")
  func wordsOnly() async {
    let door = Door(findings: [Door.finding(["close", "open"])])
    let page = await Shell.run(["--seed", "1", "--format", "html"], door: door).out
    #expect(!page.contains("<svg class=\"sketch"))
    #expect(page.count(of: "<section class=\"step plain\"") == 3)
    #expect(page.contains("<li>closed → open</li>"))
    #expect(page.contains("✗ door.knock-first unasked"))
  }

  @Test("a campaign has its rules, actions and coverage, and is the same for any number of jobs")
  func campaign() async {
    var slow = Door(findings: [Door.finding(["open"])])
    let page = await Shell.run(["--seed", "1", "-j1", "--coverage", "--format", "html"], door: slow).out
    slow.seconds = 99
    #expect(
      await Shell.run(["--seed", "1", "-j8", "--coverage", "--format", "html"], door: slow).out == page)
    for text in [
      "<th scope=\"row\">door.knock-first</th><td class=\"figure\">900</td>", "bound 7, already-so 893",
      "2 of 3 states", "not applicable: door.rings", "3 of 3 seeded faults found",
      "<main id=\"main\" class=\"report\">", "<a href=\"#finding-1\">door.knock-first</a>",
      "<span class=\"verdict\">no verdict</span>", "<input type=\"search\"", "<p class=\"legend\">",
      "--seed 1 --system door/1 --coverage",
    ] { #expect(page.contains(text), "\(text)") }
  }

  @Test("an exploration has its parts, and its findings are drawn")
  func exploration() async {
    let words = [
      "explore", "--system", "lazysplit", "--device", "iphone-15-pro-max", "--depth", "1", "--format", "html",
    ]
    let page = await Shell.run(words + ["-j1"], systems: SplitSystems.all).out
    #expect(await Shell.run(words + ["-j2"], systems: SplitSystems.all).out == page)
    #expect(page.contains("<h2>Explored</h2>"))
    #expect(page.contains("<article class=\"trace\" id=\"finding-1\""))
    #expect(page.contains("<b>✗ "))
    #expect(page.contains("<svg class=\"sketch"))
  }

  @Test("two windows are drawn beside each other, and two systems as well")
  func places() async {
    let windows = await show(["--system", "lazysplit/clean-windows", "--actions", "window 2: toggle"])
    #expect(windows.contains("<figcaption>window 2, ipad-11"))
    #expect(windows.contains("<li>window 2: sidebar appears: menu</li>"))
    let pair = await show(
      ["--system", "lazysplit/clean", "--against", "lazysplit/head", "--actions", "toggle"])
    #expect(pair.contains("<figcaption>second system, iphone-15"))
  }

  @Test("show writes to a file, reports whether a case passes, and exits as usual")
  func showsCases() async throws {
    let scratch = try Scratch()
    let path = try scratch.write("splitfuzz 1\nsystem door\n\nopen\n", "<b>.steps")
    let answer = await Shell.run(["show", path, "--format", "html", "--output", "\(scratch.path)/a.html"])
    #expect(answer.code == 1)
    #expect(answer.out.isEmpty)
    let page = try scratch.read("a.html")
    #expect(page.contains("&lt;b&gt;.steps violates &#39;door.knock-first unasked&#39; at step 1"))
  }
}

private struct HostileRouter {
  var row: String?
  var path: [String] = []
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
