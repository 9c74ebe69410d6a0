/// The frame of a page that works from disk, without a network and without scripts of others.
struct ViewerPage {
  /// What stands in the window's title.
  let title: String
  /// Everything between header and end.
  let body: [Markup]

  /// The whole page, which ends in a line end.
  ///
  /// Nothing may be loaded from anywhere: the page says so itself, and a browser keeps it to that.
  var text: String {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'"
    let head = Markup.element(
      "head", [:],
      [
        .element("meta", ["charset": "utf-8"]),
        .element("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
        .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .element("meta", ["name": "color-scheme", "content": "light dark"]),
        .element("title", [:], title),
        Markup(source: "<style>\(ViewerStyle.page)\(ViewerStyle.trace)\(ViewerStyle.device)</style>"),
      ])
    let content = Markup.element(
      "body", [:],
      [
        .element("a", ["class": "skip", "href": "#main"], "Skip to the findings"),
        .element("main", ["id": "main"], body), Markup(source: "<script>\(ViewerScript.text)</script>"),
      ])
    return "<!doctype html>\n<html lang=\"en\">\(head.source)\(content.source)</html>\n"
  }

  /// Pairs of labels and texts.
  static func facts(_ facts: [ViewerTrace.Fact]) -> Markup {
    .element(
      "dl", ["class": "facts"],
      facts.flatMap { [Markup.element("dt", [:], $0.label), .element("dd", [:], $0.text)] })
  }

  /// A command with what copies it.
  static func command(_ title: String, _ command: String) -> Markup {
    .element(
      "div", ["class": "command"],
      [
        .element("h3", [:], title), .element("code", [:], command),
        .element("button", ["type": "button", "class": "copy"], "Copy"),
      ])
  }
}
