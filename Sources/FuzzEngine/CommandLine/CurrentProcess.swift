import Foundation

/// What the process knows of where it runs.
enum CurrentProcess {
  /// The environment variables.
  static var environment: [String: String] { ProcessInfo.processInfo.environment }
  /// The program that runs.
  static var executable: String? { Bundle.main.executablePath ?? CommandLine.arguments.first }
  /// The processors that can be used.
  static var processors: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
