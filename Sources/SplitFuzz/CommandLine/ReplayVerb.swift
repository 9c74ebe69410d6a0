extension FuzzCommand {
  /// `replay`: says of each saved trace whether it keeps its promise, or shows what a trace does.
  func replay(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let paint = try paint(arguments, io)
    if let given = try givenTrace(arguments) {
      let replay = try await replay(given, arguments)
      try print(ReplayText(replay, settings: given.system.settings, paint: paint).text, io)
      return replay.broken.isEmpty ? .success : .found
    }
    guard !arguments.operands.isEmpty else {
      throw CommandError.usage("replay needs a file, a folder, '-' or --actions")
    }
    var codes: [ExitCode] = []
    let cases = try preparedCases(arguments, io, &codes)
    var verdicts: [ExitCode] = []
    let isInterrupted = io.watchInterrupts()
    for one in cases {
      if isInterrupted() {
        codes.append(.interrupted)
        break
      }
      do {
        let rules = try chosenRules(arguments, one.system.rules)
        let verdict = CaseVerdict(one, try await one.replay(asking: rules))
        verdicts.append(verdict.code)
        try print(verdict.text(paint), io)
      } catch { codes.append(complain(error, io)) }
    }
    if cases.count > 1 {
      func count(_ code: ExitCode) -> String { Layout.grouped(verdicts.count { $0 == code }) }
      let empty = verdicts.contains(.inconclusive) ? ", \(count(.inconclusive)) inconclusive" : ""
      try print(
        "\(Layout.count(cases.count, "case")): \(count(.success)) kept, \(count(.found)) broken\(empty)\n", io
      )
    }
    return ExitCode.worst(codes + verdicts)
  }

  /// Every case that can be read; one that cannot must not hide the others.
  private func preparedCases(
    _ arguments: Arguments, _ io: CommandIO, _ codes: inout [ExitCode]
  ) throws -> [PreparedCase] {
    let overrides = try overrides(arguments)
    var paths: [String] = []
    for operand in arguments.operands {
      do {
        paths += FileStore.kind(of: operand) == .folder ? try FileStore.cases(below: operand) : [operand]
      } catch { codes.append(complain(error, io)) }
    }
    var cases: [PreparedCase] = []
    for path in paths {
      do { cases.append(try catalog.prepare(read(path, io), instead: overrides)) } catch {
        codes.append(complain(error, io))
      }
    }
    return cases
  }

  private func complain(_ error: any Error, _ io: CommandIO) -> ExitCode {
    let failure = CommandError(explaining: error)
    io.err("\(name): \(failure.message)\n")
    return failure.code
  }
}
