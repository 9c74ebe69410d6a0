import Foundation

/// Counts actions until the first failure; the last failure is the one that Exhaust reports.
final class Watch: @unchecked Sendable {
  private let seconds = Double(CommandLine.arguments[2]) ?? 0
  private let began = ProcessInfo.processInfo.systemUptime
  private var actions = 0
  private var length: Int?

  var secondsLeft: Double { seconds - (ProcessInfo.processInfo.systemUptime - began) }

  /// To be called of each invariant, which is checked after each command.
  func counted(_ steps: inout Int, _ holds: Bool) -> Bool {
    steps += 1
    if length == nil {
      actions += 1
      if secondsLeft < 0 { report() }
    }
    if !holds { length = steps }
    return holds
  }

  /// Prints one line of JSON and ends the process.
  func report() -> Never {
    let length = length.map(String.init) ?? "null"
    print("{\"actions\": \(actions), \"length\": \(length), \"seconds\": \(seconds - secondsLeft)}")
    exit(0)
  }
}

let watch = Watch()
