/// A target whose machine's type is erased, for what needs two of them.
protocol ComparableTarget: Sendable {
  /// This system and another, stepped together.
  func compared(with other: any ComparableTarget) -> ConfiguredSystem
  /// A system of known type and this one, stepped together.
  func compared<First: EngineMachine>(after first: FuzzTarget<First>) -> ConfiguredSystem
}

extension FuzzTarget: ComparableTarget {
  func compared(with other: any ComparableTarget) -> ConfiguredSystem { other.compared(after: self) }

  func compared<First: EngineMachine>(after first: FuzzTarget<First>) -> ConfiguredSystem {
    first.configured(against: self)
  }

  private func configured<Other: EngineMachine>(against other: FuzzTarget<Other>) -> ConfiguredSystem {
    let pair = against(other)
    return ConfiguredSystem(pair, applies: pair.rules.map { _ in true })
  }
}
