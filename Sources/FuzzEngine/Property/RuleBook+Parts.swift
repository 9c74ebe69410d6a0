/// What a book keeps of each rule: what to ask, and which rule it is.
extension RuleBook {
  // Classes, because calling a closure that stands in a buffer would count its references at every call.
  @usableFromInline final class Judge {
    @usableFromInline let rule: Int
    @usableFromInline let check: Rule<Observation, Action>.Judgement
    @usableFromInline init(rule: Int, check: @escaping Rule<Observation, Action>.Judgement) {
      self.rule = rule
      self.check = check
    }
  }

  /// Rules that are asked together, and how often all of them were.
  @usableFromInline struct Group {
    @usableFromInline let judges: UnsafeMutableBufferPointer<Judge>
    @usableFromInline let times: UnsafeMutablePointer<Int>

    init(_ judges: [Judge]) {
      self.judges = .allocate(capacity: judges.count)
      _ = self.judges.initialize(fromContentsOf: judges)
      times = .allocate(capacity: 1)
      times.initialize(to: 0)
    }

    func addTimes(to counts: inout [Int]) {
      for judge in judges { counts[judge.rule] += times.pointee }
    }

    func deallocate() {
      judges.deinitialize().deallocate()
      times.deallocate()
    }
  }

  @usableFromInline final class Fold {
    @usableFromInline let rule: Int
    @usableFromInline let check: MemoryCheck<Observation, Action>
    @usableFromInline let memory: UnsafeMutableRawPointer
    @usableFromInline init(
      rule: Int, check: MemoryCheck<Observation, Action>, memory: UnsafeMutableRawPointer
    ) {
      self.rule = rule
      self.check = check
      self.memory = memory
    }
  }

  @usableFromInline struct Neutral {
    @usableFromInline let rule: Int
    @usableFromInline let check: NeutralCheck<Observation, Action>
  }

  @usableFromInline final class Possible {
    @usableFromInline let rule: Int
    @usableFromInline let check: PossibleCheck<Observation, Action>
    @usableFromInline init(rule: Int, check: PossibleCheck<Observation, Action>) {
      self.rule = rule
      self.check = check
    }
  }
}
