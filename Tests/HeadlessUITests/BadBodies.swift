import Testing

@testable import SwiftUI

/// Bodies that SwiftUI documents as mistakes are reported, and what looks like one is not.
@MainActor @Suite struct BadBodyTests {
  private struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }
  private struct Writing: View {
    @State private var count = 0
    var body: some View {
      let _ = count += 1
      Text("\(count)")
    }
  }
  @Observable final class Counted { var count = 0 }
  final class Published: ObservableObject { @SwiftUI.Published var count = 0 }
  private struct WritingObservable: View {
    @State private var isAgain = false
    let counted: Counted
    var body: some View {
      let _ = counted.count += 1
      Button("Again \(isAgain ? counted.count : 0)") { isAgain = true }
    }
  }
  private struct WritingPublished: View {
    @ObservedObject var published: Published
    var body: some View {
      let _ = published.count += 1
      Text("\(published.count)")
    }
  }
  /// A body that makes an object, which changes itself while it is made.
  private struct Making: View {
    final class Made: ObservableObject {
      @SwiftUI.Published var letters: [String] = []
      let counted = Counted()
      init() {
        letters.append("a")
        counted.count += 1
      }
    }
    var body: some View {
      let made = Made()
      Text("\(made.letters.count + made.counted.count)")
    }
  }
  /// A body that fills a cache, which is evaluated anew with it.
  private struct Caching: View {
    let counted: Counted
    var body: some View {
      let _ = counted.count == 0 ? counted.count = 1 : ()
      Text("\(counted.count)")
    }
  }
  private struct Restless: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  /// A view that loads what the view around it has shown already.
  private struct Loading: View {
    @StateObject private var published = Published()
    var body: some View {
      Text("\(published.count)")
      Loader(published: published)
    }
    struct Loader: View {
      @ObservedObject var published: Published
      var body: some View {
        if published.count == 0 { let _ = published.count = 1 }
        Text("\(published.count)")
      }
    }
  }

  @Test func badBodiesAreReported() throws {
    #expect(evaluated(Loading()).problems.first?.problem.contains("'Loader' changes state") == true)
    #expect(evaluated(Endless()).problems.first?.problem.contains("without end") == true)
    #expect(evaluated(Writing()).problems.first?.problem.contains("'Writing' changes state") == true)
    // What an object announces counts once a body has read it.
    let observable = evaluated(WritingObservable(counted: Counted()))
    try observable.tap("Again 0")
    for writing in [observable, evaluated(WritingPublished(published: Published()))] {
      writing.update()
      #expect(writing.problems.first?.problem.contains("' changes state while it is evaluated") == true)
    }
    let caching = Counted()
    for right in [evaluated(Making()), evaluated(Caching(counted: caching))] {
      right.update()
      caching.count = 0
      right.update()
      #expect(right.problems.isEmpty)
    }
    #expect(caching.count == 1)
    #expect(evaluated(Restless()).problems.first?.problem.contains("without end") == true)
    let duplicates = ForEach([1, 1], id: \.self) { Text("\($0)") }
    #expect(evaluated(duplicates).problems.first?.problem.contains("identity '1'") == true)
  }
}
