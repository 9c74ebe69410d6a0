import Foundation

/// What the process knows of where it runs.
enum Surroundings {
  /// The environment variables.
  static var environment: [String: String] { ProcessInfo.processInfo.environment }
  /// The processors that can be used.
  static var processors: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
