/// What campaigns remember of states they have met: how every rule answers that looks at the state alone.
extension RuleBook {
  /// The answers of those rules at one state, two bits each: not exercised, holds, broken.
  @usableFromInline struct Answers: Hashable {
    @usableFromInline var bits: UInt64 = 0

    @inlinable init() {}

    /// How many rules there is room for.
    @inlinable static var capacity: Int { 32 }

    @inlinable
    mutating func note(_ verdict: Verdict, at place: Int) {
      switch verdict {
      case .notExercised: break
      case .holds: bits |= 1 << UInt64(2 &* place)
      case .broken: bits |= 2 << UInt64(2 &* place)
      }
    }

    @inlinable func holds(at place: Int) -> Bool { bits >> UInt64(2 &* place) & 1 != 0 }
    @inlinable func isBroken(at place: Int) -> Bool { bits >> UInt64(2 &* place) & 2 != 0 }
    /// Whether some rule is broken.
    @inlinable var hasBreak: Bool { bits & 0xAAAA_AAAA_AAAA_AAAA != 0 }
  }

  /// How often states that answer alike were come to without being asked.
  @usableFromInline struct Tally {
    @usableFromInline let answers: Answers
    @usableFromInline var times = 0

    init(_ answers: Answers) { self.answers = answers }
  }

  /// The number under which states with these answers are counted.
  @usableFromInline
  func tally(of answers: Answers) -> Int {
    if let index = tallyNumbers[answers] { return index }
    if tallyNumbers.count == tallyCapacity {
      let larger = UnsafeMutablePointer<Tally>.allocate(capacity: tallyCapacity * 2)
      larger.moveInitialize(from: tallies, count: tallyCapacity)
      tallies.deallocate()
      tallies = larger
      tallyCapacity *= 2
    }
    let index = tallyNumbers.count
    (tallies + index).initialize(to: Tally(answers))
    tallyNumbers[answers] = index
    return index
  }

  /// The rules that are answered for, in the order of their places.
  @usableFromInline var rulesOfStates: [Int] { possible.map(\.rule) + ofStates.map(\.rule) }

  func addKnown(asked: inout [Int]) {
    let times = (0..<tallyNumbers.count).reduce(0) { $0 + tallies[$1].times }
    for rule in rulesOfStates { asked[rule] += times }
  }

  func addKnown(exercised: inout [Int]) {
    for (place, rule) in rulesOfStates.enumerated() {
      for index in 0..<tallyNumbers.count where tallies[index].answers.holds(at: place) {
        exercised[rule] += tallies[index].times
      }
    }
  }
}
