/// A target without the type of its machine.
protocol ErasedTarget: Sendable {
  var runsOnMainActor: Bool { get }
  var runsAside: Bool { get }

  // These may be called only where the machine may be used.
  func fuzz(_ options: CampaignOptions) -> CampaignReport
  func explore(_ options: ExploreOptions) -> ExploreReport
  func bench(_ options: BenchOptions) -> BenchFigures
  func replay(_ text: TraceText, rules: RuleSelection) throws -> Replay
  func replaying(
    from start: [StartPoint.HeaderLine], rules: RuleSelection
  ) throws -> (TraceText.Line?) throws -> Finding.Line
  func shrink(_ text: TraceText, _ options: ShrinkOptions) throws -> [Finding]
  func signatures(of text: TraceText) throws -> [SignedViolation]
  func recurs(
    _ text: TraceText, _ signature: Finding.Signature, _ known: KnownRecurrences
  ) throws -> Recurrence
  /// A trace in the words of its actions alone.
  func plain(_ text: TraceText) throws -> TraceText
  func offers(after text: TraceText) throws -> [String]
  var actionTexts: [String] { get }
  func inputs() -> any TraceInputs

  func isolated(_ session: IsolationSession, applies: [Bool]) -> ConfiguredSystem
  /// This system and another, stepped together.
  func compared(with other: any ErasedTarget) -> ConfiguredSystem
  func compared<First: EngineMachine>(after first: FuzzTarget<First>) -> ConfiguredSystem
}

extension FuzzTarget: ErasedTarget {
  func isolated(_ session: IsolationSession, applies: [Bool]) -> ConfiguredSystem {
    ConfiguredSystem(isolated(session), applies: applies)
  }

  func compared(with other: any ErasedTarget) -> ConfiguredSystem { other.compared(after: self) }

  func compared<First: EngineMachine>(after first: FuzzTarget<First>) -> ConfiguredSystem {
    ConfiguredSystem(first.against(self), applies: [])
  }
}
