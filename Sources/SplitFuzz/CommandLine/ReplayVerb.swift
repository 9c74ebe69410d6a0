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
    var kept = 0
    for one in cases {
      do {
        let rules = try chosenRules(arguments, one.system.rules)
        let difference = try await one.replay(asking: rules).difference
        if difference == nil { kept += 1 } else { codes.append(.found) }
        try print(verdict(one.file.path, difference, paint), io)
      } catch { codes.append(complain(error, io)) }
    }
    if cases.count > 1 {
      let broken = codes.filter { $0 == .found }.count
      try print(
        "\(Layout.count(cases.count, "case")): \(Layout.grouped(kept)) kept, \(Layout.grouped(broken)) broken\n",
        io)
    }
    return ExitCode.worst(codes)
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

  private func verdict(_ path: String, _ difference: CasePromise.Difference?, _ paint: Paint) -> String {
    guard let difference else { return "\(paint.green("kept"))    \(path)\n" }
    let sentences = difference.sentences.map { "          \($0)\n" }.joined()
    return "\(paint.red("broken"))  \(path)\n" + sentences
  }
}
