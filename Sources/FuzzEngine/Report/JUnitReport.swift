/// Checks as JUnit's XML; times are left out, so that equal searches give equal bytes.
struct JUnitReport {
  let list: CheckList

  /// The whole document.
  var text: String {
    func count(_ isCounted: (CheckList.Outcome) -> Bool) -> String {
      String(list.checks.count { isCounted($0.outcome) })
    }
    let counts: KeyValuePairs<String, String?> = [
      "name": list.title, "tests": String(list.checks.count), "failures": count(\.isFailure),
      "errors": count(\.isError), "skipped": count(\.isSkipped),
    ]
    let properties = list.configuration.map {
      Markup.element("property", ["name": $0.label, "value": $0.text])
    }
    let closing = list.notes.map { "note: \($0)" } + (list.command.map { ["to reproduce: \($0)"] } ?? [])
    let suite = Markup.element(
      "testsuite", counts,
      (properties.isEmpty ? [] : [.element("properties", [:], properties)]) + list.checks.map(Self.markup)
        + (closing.isEmpty ? [] : [.element("system-out", [:], closing.joined(separator: "\n"))]))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + Markup.element("testsuites", ["name": "fuzz"], [suite]).source.replacing("><", with: ">\n<")
      + "\n"
  }

  private static func markup(_ check: CheckList.Check) -> Markup {
    let children: [Markup] =
      switch check.outcome {
      case .passed: []
      case .failed(let party, let message):
        [.element("failure", ["type": party, "message": message], check.detail)]
      case .error(let message):
        [.element("error", ["type": "inconclusive", "message": message], check.detail)]
      case .skipped(let message, _):
        [.element("skipped", ["message": message])]
          + (check.detail.isEmpty ? [] : [.element("system-out", [:], check.detail)])
      }
    return .element("testcase", ["classname": check.group, "name": check.name, "file": check.file], children)
  }
}
