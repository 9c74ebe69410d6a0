extension ProcessRules {
  static let articles = RuleArticle.articles(
    in: #"""
      # process.survives: The app crashes
      The app closes while the user navigates. The log ends with a fatal error: an index out of range, an
      overflow, an unexpected nil, a failed precondition.
      Why: The router assumes something that an order of events can remove: an element that a late callback
      looks up by its index, a path that is not empty. Infinite recursion, an exit and a lock that is taken
      twice end the process as well.
        struct MailRouter {
          var path: [String] = []
      -   mutating func messageWasDeleted(at index: Int) { path.remove(at: index) }
      +   mutating func messageWasDeleted(_ message: String) { path.removeAll { $0 == message } }
        }

      # process.responds: The process hangs
      The app freezes while the user navigates. No tap has an effect, until the system ends the app.
      Why: Two handlers write to each other forever, a loop waits for the main thread, or code waits for a lock
      that it holds.
        mutating func popToRoot(_ name: String) {
      -   while path.last != name { path = Array(path.dropLast()) }  // endless if the name is missing
      +   guard let index = path.lastIndex(of: name) else { return }
      +   path.removeSubrange((index + 1)...)
        }
      """#)
}
