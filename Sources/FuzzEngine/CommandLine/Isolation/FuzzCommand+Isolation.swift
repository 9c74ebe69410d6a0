extension FuzzCommand {
  /// Runs a command line in child processes.
  func isolated(_ arguments: Arguments, _ words: [String], _ io: CommandIO) throws -> Int32 {
    if arguments.value("--against") != nil {
      throw CommandError.usage("--isolate takes one system, and --against compares two")
    }
    if arguments.operands.contains("-") {
      throw CommandError.usage("--isolate reads a case more than once, so '-' is not expected; name a file")
    }
    #if os(macOS) || os(Linux)
    var command = try IsolatedCommand(self, arguments, words, io)
    return try command.run()
    #else
    throw CommandError.usage("--isolate needs child processes, which only macOS and Linux have")
    #endif
  }
}
