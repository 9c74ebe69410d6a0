extension ProcessRules {
  /// What explains the rules.
  static let articles = [
    RuleArticle(
      survives, "The process ends",
      symptom:
        "The program quits by itself. Its log ends with a fatal error: an index out of range, a failed precondition.",
      cause: """
        The code relies on something that another order of events removes: an element that a late callback looks up by
        its old index, a list that is not empty. An infinite recursion, an exit in an error path and a lock that is
        taken twice end the process as well.
        """,
      source: source,
      failing: #"""
        struct Queue {
          var jobs: [String] = []

          mutating func jobWasCancelled(at index: Int) {
            jobs.remove(at: index)  // by then there may be no job at this index
          }
        }
        """#,
      surviving: #"""
        struct Queue {
          var jobs: [String] = []

          mutating func jobWasCancelled(_ job: String) {
            jobs.removeAll { $0 == job }
          }
        }
        """#,
      cases: []),
    RuleArticle(
      responds, "The process hangs",
      symptom: "The program freezes. Nothing has an effect any more, until the system ends it.",
      cause:
        "Two handlers call each other forever, a loop never ends, or a lock is taken twice by the same thread.",
      source: source,
      failing: #"""
        struct Queue {
          var jobs: [String] = []

          mutating func dropAll(behind job: String) {
            while jobs.last != job { jobs = Array(jobs.dropLast()) }  // endless where it is missing
          }
        }
        """#,
      surviving: #"""
        struct Queue {
          var jobs: [String] = []

          mutating func dropAll(behind job: String) {
            guard let index = jobs.lastIndex(of: job) else { return }
            jobs.removeSubrange((index + 1)...)
          }
        }
        """#,
      cases: []),
  ]
}
