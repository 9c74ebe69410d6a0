/// A rule's check with the rule's number.
///
/// A class, because calling a closure that stands in a buffer would count its references at every call.
@usableFromInline
final class Numbered<Check> {
  @usableFromInline let rule: Int
  @usableFromInline let check: Check

  @usableFromInline
  init(rule: Int, check: Check) {
    self.rule = rule
    self.check = check
  }
}

/// What a book keeps of each rule: what to ask, and which rule it is.
extension RuleBook {
  @usableFromInline typealias Judge = Numbered<Rule<Observation, Action>.Evaluation>

  /// Rules that are asked together, and how often all of them were.
  @usableFromInline struct Group {
    @usableFromInline let judges: UnsafeMutableBufferPointer<Judge>
    @usableFromInline let times: UnsafeMutablePointer<Int>

    init(_ judges: [Judge]) {
      self.judges = RuleBook.buffer(judges)
      times = .allocate(capacity: 1)
      times.initialize(to: 0)
    }

    func deallocate() {
      judges.deinitialize().deallocate()
      times.deallocate()
    }
  }

  /// A rule with memory, and where in the book's context its memory is.
  @usableFromInline struct Fold {
    @usableFromInline let check: MemoryCheck<Observation, Action>
    @usableFromInline let memory: UnsafeMutableRawPointer
  }

  static func buffer<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = buffer.initialize(fromContentsOf: elements)
    return buffer
  }
}
