/// What a rule sees: the screen before, what was done, and the screen after.
///
/// For rules of kind *step* both ends are at rest. For *always* and for memory rules of every turn, `before`
/// is the end of the turn before. At the launch there is no action, and `before` equals `after`.
///
/// A step is good for as long as the call lasts that hands it over: the player writes the next one in its
/// place. It is a class because two observations are too large to be copied for every rule.
public final class Step<Observation: Sendable, Action: Sendable> {
  /// What was seen before.
  ///
  /// A rule may not read from it what belonged to the line before, such as its effects: exploration goes on from
  /// states whose line is forgotten.
  @inlinable public var before: Observation { unsafeAddress { UnsafePointer(oldSeen) } }
  /// What was done; nil at the launch and for a turn with a delivery alone.
  @inlinable public var action: Action? { actionDone }
  /// The kind of the line's action, `ActionKind.launch` at the launch.
  @inlinable public var kind: ActionKind { kindOfLine }
  /// What is seen after.
  @inlinable public var after: Observation { unsafeAddress { UnsafePointer(newSeen) } }
  /// Whether the action was there to be taken.
  @inlinable public var isApplied: Bool { wasApplied }
  /// Whether nothing was in flight when the line began.
  @inlinable public var beganAtRest: Bool { wasAtRest }
  /// Whether nothing is in flight now.
  @inlinable public var isAtRest: Bool { isNowAtRest }

  // What was seen before, and what is seen after: in a buffer of their own, because a class's own property is
  // copied wherever it is handed on, and twice where it is assigned from another.
  @usableFromInline let oldSeen: UnsafeMutablePointer<Observation>
  @usableFromInline let newSeen: UnsafeMutablePointer<Observation>
  // The line whose turn this is: both see the same now, and the line owns it.
  @usableFromInline let whole: Step?
  // Rules read these through the properties above: a stored property that is read in another module is checked
  // for exclusive access there, whatever is said here, at a twentieth of a small machine's time.
  @exclusivity(unchecked) @usableFromInline var actionDone: Action?
  @exclusivity(unchecked) @usableFromInline var kindOfLine: ActionKind
  @exclusivity(unchecked) @usableFromInline var wasApplied: Bool
  @exclusivity(unchecked) @usableFromInline var wasAtRest: Bool
  @exclusivity(unchecked) @usableFromInline var isNowAtRest: Bool

  /// The step that stands for a launch: nothing was done, and what is seen is all there is.
  @inlinable
  public init(launch observation: Observation, isAtRest: Bool) {
    whole = nil
    oldSeen = .allocate(capacity: 1)
    oldSeen.initialize(to: observation)
    newSeen = .allocate(capacity: 1)
    newSeen.initialize(to: observation)
    actionDone = nil
    kindOfLine = .launch
    wasApplied = true
    wasAtRest = isAtRest
    isNowAtRest = isAtRest
  }

  /// A turn of a line.
  @inlinable
  init(turnOf line: Step) {
    whole = line
    oldSeen = .allocate(capacity: 1)
    oldSeen.initialize(to: line.after)
    newSeen = line.newSeen
    actionDone = nil
    kindOfLine = .launch
    wasApplied = true
    wasAtRest = line.isAtRest
    isNowAtRest = line.isAtRest
  }

  deinit {
    oldSeen.deinitialize(count: 1)
    oldSeen.deallocate()
    if whole == nil {
      newSeen.deinitialize(count: 1)
      newSeen.deallocate()
    }
  }

  /// What is seen now, to be brought up to date in place.
  @inlinable var seenAfter: Observation {
    unsafeAddress { UnsafePointer(newSeen) }
    unsafeMutableAddress { newSeen }
  }

  /// What is seen now is what was seen before the next step.
  @inlinable
  func keepSeen() { oldSeen.update(from: newSeen, count: 1) }

  /// Takes the place of a launch.
  @inlinable
  func launch(_ observation: Observation, isAtRest: Bool) {
    newSeen.pointee = observation
    keepSeen()
    actionDone = nil
    kindOfLine = .launch
    wasApplied = true
    wasAtRest = isAtRest
    isNowAtRest = isAtRest
  }
}
