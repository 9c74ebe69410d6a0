public import SplitFuzz

extension Toy {
  /// Such as `open swipe` or `push 7`.
  public func text(of action: Action) -> String {
    switch action {
    case .flip: "flip"
    case .open(let source): "open \(source)"
    case .close(let source): "close \(source)"
    case .push(let byte): "push \(byte)"
    case .pop: "pop"
    }
  }

  /// Reads what `text(of:)` writes.
  public func action(from text: String) throws(ActionTextError) -> Action {
    let words = text.split(separator: " ").map(String.init)
    let source = words.count == 2 ? Source.allCases.first { "\($0)" == words[1] } : nil
    switch (words.first, source, words.count == 2 ? UInt8(words[1]) : nil) {
    case ("flip", _, _) where words.count == 1: return .flip
    case ("pop", _, _) where words.count == 1: return .pop
    case ("open", let source?, _): return .open(source)
    case ("close", let source?, _): return .close(source)
    case ("push", _, let byte?): return .push(byte)
    default:
      throw ActionTextError("'\(text)' is no action; expected flip, open WHO, close WHO, push BYTE or pop")
    }
  }

  /// The display beside what it should show.
  public func describe(_ state: State) -> String { "shows \(state.display), holds \(state.derived)" }
}
