internal import FuzzEngine
internal import SplitModel

extension DeferredWork {
  /// How often one task with those that it begins, and all together, may wait after each event: one that waits in a loop
  /// would never come to an end, and what takes many turns counts as endless.
  static var mostWaits: Int { 192 }
  /// For how many waits a sleep of so many tenths of a second counts: it is mostly those loops that sleep, and those that
  /// sleep for seconds go on without an end.
  private static func cost(ofSleep tenths: Int?) -> Int {
    guard let tenths else { return 1 }
    return tenths < 50 ? 16 : costInLoop
  }
  /// What the waits of one that has come to its limit may cost after each event: it is a loop.
  static var costInLoop: Int { 48 }

  /// Makes each step of a task a piece of late work, named by the order in which the tasks were met.
  func keep(_ turn: TaskTurn, _ control: any TaskControl) {
    (isOfSeveral, wakesAnother, lastTask) = (turn.isOfSeveral || wakesAnother, false, turn.lastTask)
    isUndecided = false
    // A task that has begun the next one, as that of a banner does that moves on, is one with it.
    let first = released.flatMap { number in tasks.first { $0.number == number } }
    released = nil
    let steps = isGoingOn ? held.map(\.step) + turn.steps : turn.steps
    if isGoingOn { (held, isGoingOn) = ([], false) }
    for step in steps {
      let task = step.task.map { number in
        tasks.firstIndex { $0.number == number }
          ?? {
            // One that is met late may have begun when the user was elsewhere.
            let began = moments.first { $0.lastTask >= number }?.began ?? startCount
            tasks.append(
              (
                number, step.after, view(of: number, step.after), first?.left ?? Self.mostWaits, began,
                first?.isLoop == true
              ))
            return tasks.count - 1
          }()
      }
      if let task {
        tasks[task].left -= Self.cost(ofSleep: step.sleep)
        turnsLeft -= 1
        if tasks[task].left < 0 || turnsLeft < 0 {
          isUndecided = isUndecided || !tasks[task].isLoop
          tasks[task].isLoop = tasks[task].isLoop || tasks[task].left < 0
          held.append((step, "\(step.function ?? "task \(task + 1)"), which waits again and again"))
          continue
        }
      }
      let name = task.map { "task \($0 + 1)" } ?? "a step"
      guard let sleep = step.sleep else {
        start(name, of: nil, { [weak self] in self?.release(step, control) }, task: task, step: step)
        continue
      }
      sleeps.append((elapsed + sleep, step))
      // Whichever sleep the trace ends, the one that is over first is over.
      start("\(name), asleep", of: nil, { [weak self] in self?.wake(step, control) }, task: task, step: step)
    }
  }

  private func wake(_ step: TaskStep, _ control: any TaskControl) {
    guard let first = sleeps.indices.min(by: { sleeps[$0].end < sleeps[$1].end }) else { return }
    let sleep = sleeps.remove(at: first)
    // What another task does then is for another view than that of the sleep which the trace ends.
    wakesAnother = sleep.step.task != step.task
    elapsed = max(elapsed, sleep.end)
    release(sleep.step, control)
  }

  private func release(_ step: TaskStep, _ control: any TaskControl) {
    released = step.task
    control.release(step)
  }
}
