import SplitFuzz
import Testing

@testable import SwiftUI

/// Apple's documentation of the three modifiers says not to put one into a lazy container, such as a list or a lazy stack, and
/// to add it outside, so that the stack can always see it.
@MainActor @Suite struct LazyDestinationTests {
  struct Lazy: View {
    let isInside: Bool
    let isInStack: Bool
    var body: some View {
      NavigationStack {
        if isInStack { ScrollView { LazyVStack { inside } } } else { around }
      }
    }
    private var row: some View { NavigationLink("Row", value: 1) }
    @ViewBuilder private var inside: some View {
      if isInside { row.navigationDestination(for: Int.self) { Text("\($0)") } } else { row }
    }
    @ViewBuilder private var around: some View {
      if isInside {
        List { inside }
      } else {
        List { row }.navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }

  @Test func aDestinationInALazyContainerIsReported() {
    let list = evaluated(Lazy(isInside: true, isInStack: false)).problems.map(\.problem)
    #expect(list.contains { $0.hasPrefix("a destination for 'Int' stands in a 'List'") }, "\(list)")
    let stack = evaluated(Lazy(isInside: true, isInStack: true)).problems.map(\.problem)
    #expect(stack.contains { $0.hasPrefix("a destination for 'Int' stands in a lazy stack") }, "\(stack)")
    #expect(evaluated(Lazy(isInside: false, isInStack: false)).problems.isEmpty)
  }

  /// A row with what it shows, and a sheet with a stack of its own.
  struct Row: View {
    @State private var isOn = false
    @State private var isPresented = true
    let isAlone: Bool
    var body: some View {
      if isAlone {
        Button("Row") { isOn = true }.navigationDestination(isPresented: $isOn) { Text("text") }
      } else {
        Button("Row") { isPresented = true }.sheet(isPresented: $isPresented) {
          NavigationStack { Text("root").navigationDestination(isPresented: $isOn) { Text("text") } }
        }
      }
    }
  }

  @Test func oneOfAFlagIsSaid() {
    func limits(isAlone: Bool) -> [String] {
      evaluated(NavigationStack { List { Row(isAlone: isAlone) } }).limits.map(\.problem)
    }
    #expect(limits(isAlone: true).contains { $0.hasPrefix("a destination stands in a 'List'") })
    #expect(limits(isAlone: false).isEmpty)
  }

  struct Note: Hashable { let id: Int }
  /// A link with a value of another type than the stack has a destination for.
  struct Mistyped: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Note", value: 1).navigationTitle("Notes")
          .navigationDestination(for: Note.self) { Text("Note \($0.id)") }
      }
    }
  }

  @Test func theTypesAreNamed() async throws {
    try await fails(
      HeadlessApp("notes") { Mistyped() }, "no destination on the stack is for 'Int' (LazyDestinations.swift:"
    )
    try await fails(
      HeadlessApp("notes") { Mistyped() }, "NavigationStack): there is one for 'Note'; declare one on")
  }
}
