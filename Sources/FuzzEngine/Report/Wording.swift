/// What a system calls the things that reports speak of.
public struct Wording: Sendable {
  /// The code under test, as the party that is at fault.
  public var code: String
  /// What the code runs on, as the party that is at fault.
  public var platform: String
  /// What a test's code calls the system, in the call that reproduces a failure.
  public var variable: String
  /// What else `nothing was done` may be due to, as a question.
  public var idle: String
  /// What a person does first, as a sentence: how to come to a starting point.
  public var start: @Sendable ([StartPoint.HeaderLine]) -> String

  /// Names things; by default as suits any state machine.
  public init(
    code: String = "your code", platform: String = "the platform", variable: String = "system",
    idle: String = "can any action be applied at a starting point?",
    start: @escaping @Sendable ([StartPoint.HeaderLine]) -> String = { header in
      header.isEmpty
        ? "Start." : "Start with \(header.map { "\($0.key) '\($0.value)'" }.joined(separator: ", "))."
    }
  ) {
    self.code = code
    self.platform = platform
    self.variable = variable
    self.idle = idle
    self.start = start
  }

  func name(of party: Blame.Party) -> String {
    switch party {
    case .code: code
    case .assumption: "rests on an assumption"
    case .platform: platform
    }
  }

  func verdict(_ blame: Blame) -> String {
    let name = name(of: blame.party)
    return blame.reason.isEmpty ? name : "\(name): \(blame.reason)"
  }
}
