import SwiftUI
import Testing

/// An alert of the views beneath a sheet, which SwiftUI does not show over that.
@MainActor @Suite struct AlertsBeneath {
  enum Alerting: CaseIterable {
    case fromBeneath, dialogFromBeneath, fromTheSheet, fromBoth, closes, closesLater, closesOnceAnswered, says
  }

  struct Notes: View {
    let alerting: Alerting
    @State private var isAdding = false
    @State private var error: String?
    var body: some View {
      NavigationStack {
        Button("Add") { isAdding = true }
          .navigationTitle("Notes")
      }
      .alert("Failed", isPresented: isFailed(alerting != .dialogFromBeneath && alerting != .fromTheSheet)) {
        Button("OK") {}
      }
      .confirmationDialog("Failed", isPresented: isFailed(alerting == .dialogFromBeneath)) {
        Button("Retry") {}
      }
      .sheet(isPresented: $isAdding) {
        NavigationStack {
          List {
            Button("Save") { save() }
            if alerting == .says, let error { Text(error) }
          }
          .navigationTitle("New")
          .toolbar { Button("Cancel") { isAdding = false } }
        }
        .alert("Failed", isPresented: isFailed(alerting == .fromTheSheet || alerting == .fromBoth)) {
          Button("OK") {}
        }
      }
    }

    private func save() {
      error = "Offline"
      if alerting == .closes { isAdding = false }
      if alerting == .closesLater { Task { isAdding = false } }
      if alerting == .closesOnceAnswered {
        Task {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          isAdding = false
        }
      }
    }
    private func isFailed(_ isUsed: Bool) -> Binding<Bool> {
      Binding {
        isUsed && error != nil
      } set: {
        if !$0 { error = nil }
      }
    }
  }

  @Test(arguments: [Alerting.fromBeneath, .dialogFromBeneath])
  func oneThatIsNotShownIsReported(alerting: Alerting) async throws {
    try await fails(
      HeadlessApp("notes") { Notes(alerting: alerting) },
      "a tap on what is presented ('Save') presents something beneath it")
  }

  @Test(arguments: [Alerting.fromTheSheet, .fromBoth, .closes, .closesLater, .closesOnceAnswered, .says])
  func oneThatIsShownIsNot(alerting: Alerting) async throws {
    try await passes(HeadlessApp("notes") { Notes(alerting: alerting) }.controllingTasks())
  }
}
