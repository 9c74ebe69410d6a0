import SwiftUICore
import Testing

/// A view in a file that imports SwiftUICore alone, as Xcode's completion writes it.
private struct CoreView: View {
  @State private var name = "core"
  var body: some View { Text(name) }
}

@MainActor @Test("a file may import SwiftUICore")
func importsSwiftUICore() { #expect(texts(of: CoreView()) == ["core"]) }
