/// The steps out of some states in numbers: where each leads, and what it makes of every memory that waits there.
///
/// It is unchecked because one worker fills it, and it is only read afterwards.
@usableFromInline
final class StepRows: @unchecked Sendable {
  /// One step.
  @usableFromInline
  struct Step {
    /// The state's number; that of a candidate where it `isNew`.
    @usableFromInline let target: UInt32
    @usableFromInline let code: UInt16
    /// The kind of the line that left something in flight; zero at rest.
    @usableFromInline let kind: UInt8
    @usableFromInline let flags: UInt8

    @inlinable
    init(target: UInt32, code: UInt16, kind: UInt8, flags: UInt8) {
      self.target = target
      self.code = code
      self.kind = kind
      self.flags = flags
    }

    @inlinable static var new: UInt8 { 1 }
    @inlinable static var cut: UInt8 { 2 }
    @inlinable static var unsettled: UInt8 { 4 }
    /// What is in flight is still that of the origin.
    @inlinable static var inherits: UInt8 { 8 }
  }

  /// A state whose steps are here.
  struct Origin {
    let node: UInt32
    let firstStep: Int
    let firstMemory: Int
    let laneCount: Int
  }

  /// The first violation of one signature.
  struct Break {
    let rule: Int
    let violationKind: ViolationKind
    let kind: ActionKind
    let isFromRest: Bool
    let position: UInt32
    let code: UInt16
    let order: UInt64
  }

  /// Whose numbers the memories have.
  let worker: Int
  private(set) var origins: ContiguousArray<Origin> = []
  @exclusivity(unchecked) @usableFromInline var steps: ContiguousArray<Step> = []
  /// For each step a number for each lane of its origin.
  @exclusivity(unchecked) @usableFromInline var memories: ContiguousArray<UInt16> = []
  /// The numbers that candidates were given.
  var targets: ContiguousArray<UInt32> = []
  private(set) var breaks: [Break] = []

  init(worker: Int) { self.worker = worker }

  @usableFromInline
  func begin(_ node: UInt32, laneCount: Int) {
    origins.append(
      Origin(node: node, firstStep: steps.count, firstMemory: memories.count, laneCount: laneCount))
  }

  /// The steps of an origin.
  func steps(of index: Int) -> Range<Int> {
    origins[index].firstStep..<(index + 1 < origins.count ? origins[index + 1].firstStep : steps.count)
  }

  /// Keeps a violation by the last step, unless one of its signature comes earlier in its rule's own order.
  @usableFromInline
  func note(
    _ rule: Int, _ violationKind: ViolationKind, _ kind: ActionKind, isFromRest: Bool, position: UInt32,
    nth: Int
  ) {
    guard let first = origins.last?.firstStep, let code = steps.last?.code else { return }
    let order = UInt64(position) << 32 | UInt64(steps.count - first) << 8 | UInt64(min(nth, 255))
    let found = Break(
      rule: rule, violationKind: violationKind, kind: kind, isFromRest: isFromRest, position: position,
      code: code,
      order: order)
    let known = breaks.firstIndex {
      $0.rule == rule && $0.violationKind.text == violationKind.text && $0.kind == kind
        && $0.isFromRest == isFromRest
    }
    guard let known else { return breaks.append(found) }
    if order < breaks[known].order { breaks[known] = found }
  }

  var byteCount: Int { steps.count * 8 + memories.count * 2 + targets.count * 4 + origins.count * 32 }
}
