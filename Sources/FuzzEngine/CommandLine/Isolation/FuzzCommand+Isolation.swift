extension CommandRun {
  /// Runs a command line in child processes.
  func isolated(_ words: [String]) throws -> Int32 {
    if arguments.value("--against") != nil {
      throw CommandError.usage("--isolate takes one system, and --against compares two")
    }
    if arguments.operands.contains("-") {
      throw CommandError.usage("--isolate reads a case more than once, so '-' is not expected; name a file")
    }
    #if os(macOS) || os(Linux)
    var parent = try IsolatedCommand(self, words)
    return try parent.run()
    #else
    throw CommandError.usage("--isolate needs child processes, which only macOS and Linux have")
    #endif
  }
}
