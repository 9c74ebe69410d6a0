extension ProcessRules {
  /// What explains the rules.
  static let articles = [
    RuleArticle(
      survives, "The app is gone",
      symptom: """
        The app closes by itself while somebody navigates. The log ends with a fatal error: an index out of range, an
        overflow, a value found nil, a precondition that failed.
        """,
      cause: """
        The router takes for granted what an order of events can take away: an element that a late callback looks up
        by its old place, a path that is not empty, a view that is still there. A recursion without end, an exit in
        an error path and a lock that is taken twice end the process as well.
        """,
      source: "G14; a router of one's own in a child process (--isolate)",
      failing: #"""
        struct MailRouter {
          var path: [String] = []

          mutating func messageWasDeleted(at place: Int) {
            path.remove(at: place)  // by then the view at this place may be gone
          }
        }
        """#,
      surviving: #"""
        struct MailRouter {
          var path: [String] = []

          mutating func messageWasDeleted(_ message: String) {
            path.removeAll { $0 == message }
          }
        }
        """#,
      cases: []),
    RuleArticle(
      answers, "The app does not answer any more",
      symptom: "The app freezes on the way. Nothing that is tapped does anything, until the system ends it.",
      cause: """
        Two handlers answer each other for ever, a loop waits for something that only the main thread could do, or a
        lock is waited for by the one that holds it.
        """,
      source: "G14; a router of one's own in a child process (--isolate)",
      failing: #"""
        struct Router {
          var path: [String] = []

          mutating func popToRoot(_ name: String) {
            while path.last != name { path = Array(path.dropLast()) }  // for ever where it is not there
          }
        }
        """#,
      surviving: #"""
        struct Router {
          var path: [String] = []

          mutating func popToRoot(_ name: String) {
            guard let place = path.lastIndex(of: name) else { return }
            path.removeSubrange((place + 1)...)
          }
        }
        """#,
      cases: []),
  ]
}
