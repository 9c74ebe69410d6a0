import Foundation

/// Switches one mutant of `mutate.py` on, by its number in the environment; 0 reports which places are reached.
@usableFromInline
enum Mutant {
  @usableFromInline static let active = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? -1
  @usableFromInline nonisolated(unsafe) static var reached = [Bool](repeating: false, count: 4096)
  @usableFromInline static func isOn(_ number: Int) -> Bool { active == number || active == 0 && reach(number) }
  @usableFromInline static func more<Number: FixedWidthInteger>(_ number: Int) -> Number { isOn(number) ? 1 : 0 }
  @usableFromInline static func reach(_ number: Int) -> Bool {
    if !reached[number] { FileHandle.standardError.write(Data("reached \(number)\n".utf8)) }
    reached[number] = true
    return false
  }
}
