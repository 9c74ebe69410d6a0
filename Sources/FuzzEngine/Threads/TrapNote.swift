import Foundation

/// Says what was played when the code under test ends the process: a trap names a line, but not the steps to it.
package enum TrapNote {
  private final class Facts {
    let list: () -> [(name: String, text: String)]
    init(_ list: @escaping () -> [(name: String, text: String)]) { self.list = list }
  }
  private static let key = "SplitFuzz.TrapNote"
  /// What runs on the main actor at this moment, as a fact of its own, used there only; nil where nothing knows.
  nonisolated(unsafe) package static var moment: (() -> String)?
  /// What was played last, for code that runs on another thread than what plays: of the main actor, or of the app's own.
  nonisolated(unsafe) private static weak var playedLast: Facts?
  private static let lock = NSLock()
  nonisolated(unsafe) private static var others: [(signal: Int32, action: sigaction)] = []

  /// What handled the signals before handles them afterwards.
  private static let isInstalled: Void = {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      var other = sigaction()
      guard sigaction(number, nil, &other) == 0 else { continue }
      others.append((number, other))
      var own = sigaction()
      #if canImport(Darwin)
      own.__sigaction_u.__sa_handler = { TrapNote.write($0) }
      #else
      own.__sigaction_handler.sa_handler = { TrapNote.write($0) }
      #endif
      // Views may need more than the stack below, and only one that has run out cannot be used any more.
      own.sa_flags = number == SIGILL || number == SIGTRAP ? 0 : .init(SA_ONSTACK)
      sigaction(number, &own, nil)
    }
  }()

  /// Where a thread's signals are handled: nothing can be where its own stack has run out.
  private final class Stack {
    private let memory = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16)
    init() {
      var stack = stack_t()
      (stack.ss_sp, stack.ss_size) = (memory, 1 << 20)
      sigaltstack(&stack, nil)
    }
    deinit {
      var none = stack_t()
      none.ss_flags = .init(SS_DISABLE)
      sigaltstack(&none, nil)
      memory.deallocate()
    }
  }

  /// Begins to play something on this thread, on which the signal of a trap is handled as well.
  package static func play(_ facts: @escaping () -> [(name: String, text: String)]) {
    _ = isInstalled
    let facts = Facts(facts)
    Thread.current.threadDictionary[key] = facts
    makeStack()
    lock.withLock { playedLast = facts }
  }

  /// Lets the signal of a stack that has run out be handled on this thread; the main queue's may be another each time.
  package static func makeStack() {
    let thread = Thread.current.threadDictionary
    if thread[key + ".stack"] == nil { thread[key + ".stack"] = Stack() }
  }

  /// Nothing is played on this thread any more.
  package static func end() { Thread.current.threadDictionary[key] = nil }

  /// The thread whose trap is being said.
  nonisolated(unsafe) private static var first: pthread_t?

  /// Where a thread traps while another one's trap is said, it waits for the end of the process.
  private static func mayWrite() -> Bool {
    let isOther = lock.withLock {
      defer { first = first ?? pthread_self() }
      return first.map { pthread_equal($0, pthread_self()) == 0 }
    }
    while isOther == true { sleep(1) }
    return isOther == nil
  }

  private static func write(_ signal: Int32) {
    defer {
      for (number, action) in others {
        var action = action
        sigaction(number, &action, nil)
      }
    }
    guard mayWrite() else { return }
    let known = Thread.current.threadDictionary[key] as? Facts
    guard let playing = known ?? lock.withLock({ playedLast }) else { return }
    end()
    var facts = playing.list()
    let isOnOtherThread = known == nil && !MainThread.isHere
    if MainThread.isHere {
      if let moment { facts.append(("at", moment())) }
    } else if isOnOtherThread {
      facts.append(("at", "a thread of its own, after the steps that were played last"))
    }
    if signal == SIGSEGV || signal == SIGBUS {
      let (reason, remedy) =
        isOnOtherThread
        ? ("two threads change one value", "let one thread change it, such as the main one")
        : ("something calls itself without end", "end the recursion with a condition")
      facts += [("reason", "memory that is not there, as where \(reason)"), ("remedy", remedy)]
    }
    let width = facts.map(\.name.count).max() ?? 0
    let lines = facts.map { fact in
      "  \(fact.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(Escape.line(fact.text))\n"
    }
    FileHandle.standardError.write(
      Data(("SplitFuzz: the code under test ended the process\n" + lines.joined()).utf8))
  }
}

extension Worker {
  /// Where copies are made by replaying, the code under test runs, and may end the process.
  @usableFromInline
  func noteTraps(_ run: Int?) {
    guard let run else { return TrapNote.end() }
    TrapNote.play { [unowned self] in
      let met = Trace(start: startOfTrace, lines: Array(lines.array))
      let found = "seed \(plan.seed), run \(run)"
      guard let shrinker = TrapShrinker(machine, met) else {
        var facts = machine.noted(met.start, met.lines[...])
        facts.append(("found", "\(found), at the last step or at one that a rule tried after it"))
        facts.append(
          ("remedy", "play the steps alone, or on the command line with --isolate, which makes it a finding"))
        return facts
      }
      shrinker.shrink()
      let (start, steps) = (machine.starts[shrinker.best.start].header, shrinker.named)
      var facts = machine.noted(shrinker.best.start, shrinker.best.lines[...])
      let played = facts.removeLast().text
      let (variable, settings) = plan.reproducing
      let arguments = [SwiftSource.literal(played), "at: \(SwiftSource.literal(start))"] + settings
      facts.append(("steps", steps ?? played))
      facts.append(("to reproduce", "try await \(variable).test(\(arguments.joined(separator: ", ")))"))
      facts.append(("found", "\(found), shrunk from \(met.lines.count)"))
      return facts
    }
  }
}

extension EngineMachine {
  /// A start and the lines that were played from it, as a trap says them.
  func noted(_ start: Int, _ lines: ArraySlice<TraceLine<Action>>) -> [(name: String, text: String)] {
    starts[start].header.map { ($0.key, $0.value) } + [
      (
        "steps",
        lines.map { ($0.leavesPending ? "~" : "") + text(of: $0.action) }.joined(separator: "; ")
      )
    ]
  }
}
