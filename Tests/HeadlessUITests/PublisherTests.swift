import Foundation
import Testing

@testable import SwiftUI

#if !canImport(Combine)
/// What Combine does of what apps use of it.
@MainActor @Suite struct PublisherTests {
  enum Problem: Error { case bad }

  final class Child: ObservableObject { @Published var count = 0 }
  final class Store: ObservableObject {
    @Published var text = ""
    @Published var length = 0
    @Published private(set) var found: [String] = []
    let child = Child()
    private var held: Set<AnyCancellable> = []
    init() {
      $text.map(\.count).assign(to: &$length)
      $text.removeDuplicates().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { [weak self] _ in self?.search() }.store(in: &held)
      child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &held)
    }
    private func search() { found = text.isEmpty ? [] : ["found \(text)"] }
  }
  struct Finder: View {
    @ObservedObject var store: Store
    var body: some View {
      Button("type") { store.text = "tea" }
      Button(store.found.first ?? "nothing") {}
    }
  }

  @Test func itDecodesAndEncodes() {
    #expect(
      lines(Just([1, 2]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }) == [
        "[1,2]", "end",
      ])
    #expect(lines(Just(Data("[3]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())) == ["[3]", "end"])
    #expect(
      lines(Just(Data()).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])) == [
        "[]", "end",
      ])
  }

  /// What a sink is called with.
  private func lines<Source: Publisher>(_ publisher: Source, while work: () -> Void = {}) -> [String] {
    var lines: [String] = []
    let held = publisher.sink {
      if case .failure(let error) = $0 { lines.append("\(error)") } else { lines.append("end") }
    } receiveValue: {
      lines.append("\($0)")
    }
    work()
    held.cancel()
    return lines
  }

  @Test func aPublishedPropertyIsAssignedTo() {
    let store = Store()
    store.text = "tea"
    #expect(store.length == 3)
  }

  @Test func changesAreAnnouncedBeforeTheyAreMade() {
    let store = Store()
    var seen: [Int] = []
    let held = store.objectWillChange.sink { [unowned store] in seen.append(store.child.count) }
    store.child.count = 1
    store.child.count = 2
    #expect(seen == [0, 1])
    held.cancel()
    store.child.count = 3
    #expect(seen.count == 2)
    // A subject, unlike a published property, has its new value when that is received.
    let subject = CurrentValueSubject<Int, Never>(0)
    let other = subject.dropFirst().sink { [unowned subject] in #expect($0 == subject.value) }
    subject.send(1)
    other.cancel()
  }

  /// A search that is debounced reads what was typed, although a published property sends before it is set.
  @Test func whatIsDebouncedComesAfterTheChange() throws {
    let graph = evaluated(Finder(store: Store()))
    try graph.tap("type")
    #expect(graph.front.controls.map(\.label) == ["type", "found tea"])
  }

  @Test func aDelayDoesNotRepeatItselfWithoutEnd() {
    let (subject, graph) = (PassthroughSubject<Int, Never>(), evaluated(Text("a")))
    var last = 0
    let held = subject.delay(for: .seconds(1), scheduler: RunLoop.main).sink { [unowned subject] in
      last = $0
      subject.send($0 + 1)
    }
    subject.send(1)
    #expect(last == 0)
    graph.update(graph.environment.surroundings, hasRun: false)
    #expect(last > 0 && graph.problems.isEmpty)
    held.cancel()
  }

  @Test func publishersAreJoined() {
    let (one, two) = (PassthroughSubject<Int, Problem>(), PassthroughSubject<Int, Problem>())
    let send = {
      one.send(1)
      two.send(2)
      one.send(3)
      one.send(completion: .failure(.bad))
      two.send(4)
    }
    #expect(lines(Publishers.CombineLatest(one, two), while: send) == ["(1, 2)", "(3, 2)", "bad"])
    let (three, four) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let more = {
      three.send(1)
      four.send(2)
      three.send(3)
      three.send(completion: .finished)
      four.send(completion: .finished)
    }
    #expect(lines(three.merge(with: four), while: more) == ["0", "1", "2", "3", "end"])
    let ten = Just(10)
    #expect(lines(Publishers.Merge4(ten, ten, ten, Publishers.Merge3(ten, ten, ten))).count == 7)
    let (five, six) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let pairs = {
      five.send(1)
      five.send(2)
      six.send(3)
    }
    #expect(lines(five.zip(six), while: pairs) == ["(1, 3)"])
    #expect(lines(five.zip(six) { $0 + $1 }, while: pairs) == ["4"])
    #expect(
      lines(Publishers.CombineLatest3(Just(1), Just(2), Just(3)).map { $0 + $1 + $2 }) == ["6", "end"])
  }

  @Test func publishersOfPublishersAreFlattened() {
    let (letters, inner) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    let work = {
      for letter in ["a", "b"] {
        letters.send(letter)
        inner.send(1)
      }
    }
    let each = letters.map { letter in inner.map { "\(letter)\($0)" } }
    #expect(lines(each.flatMap { $0 }, while: work) == ["a1", "a1", "b1"])
    #expect(lines(each.switchToLatest(), while: work) == ["a1", "b1"])
    let failing = letters.setFailureType(to: Problem.self).flatMap { _ in Fail<Int, _>(error: Problem.bad) }
    #expect(lines(failing, while: work) == ["bad"])
    #expect(
      lines(Just(1).flatMap { _ in Fail<Int, Problem>(error: .bad).catch { _ in Just(7) } }) == ["7", "end"])
  }

  @Test func valuesAreChanged() {
    #expect(lines([1, 2, 3].publisher.scan(0, +).prepend(9).append(8)) == ["9", "1", "3", "6", "8", "end"])
    #expect(lines([1, 2, 3].publisher.first { $0 > 1 }) == ["2", "end"])
    #expect(lines([1, 2, 3].publisher.prefix(2).collect()) == ["[1, 2]", "end"])
    let odd = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Problem.bad } else { $0 } }
    #expect(lines(odd) == ["1", "bad"])
    #expect(lines(odd.replaceError(with: 0)) == ["1", "0", "end"])
  }

  @Test func aFutureKeepsItsValue() {
    var promise: Future<Int, Problem>.Promise?
    let future = Future<Int, Problem> { promise = $0 }
    #expect(lines(future) { promise?(.success(1)) } == ["1", "end"])
    #expect(lines(future) == ["1", "end"])
    #expect(lines(Future<Int, Problem> { $0(.failure(.bad)) }) == ["bad"])
  }

  /// As Apple's navigation sample of 2022 has it.
  @MainActor final class Model: ObservableObject {
    @Published var count = 0
    var changes: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> {
      objectWillChange.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values
    }
  }

  @Test @MainActor func changesOfAnObjectAreAwaited() async {
    let model = Model()
    var changes = model.changes.makeAsyncIterator()
    model.count += 1
    await changes.next()
    #expect(model.count == 1)
  }

  @Test func valuesAreAwaited() async {
    var seen: [Int] = []
    for await value in [1, 2].publisher.buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest).values {
      seen.append(value)
    }
    #expect(seen == [1, 2])
  }

  @Test func whatIsSharedBeginsOnce() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveOutput: { _ in count += 1 }).share()
    let both = [shared.sink { _ in }, shared.sink { _ in }]
    subject.send(1)
    #expect(count == 1)
    both.forEach { $0.cancel() }
    subject.send(2)
    #expect(count == 1)
  }
}
#endif
