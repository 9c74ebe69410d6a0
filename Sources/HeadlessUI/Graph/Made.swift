internal import Foundation
internal import Observation

/// What a body, or a closure of one, depends on.
///
/// It is evaluated where SwiftUI evaluates it: where something has changed that it has read or observes, or where a body that is
/// evaluated hands the view something. Otherwise what it has made stays as it is.
@MainActor class Made {
  /// What is made now.
  @exclusivity(unchecked) fileprivate(set) nonisolated(unsafe) static var reader: Made?
  /// What have read a property of an '@Observable' object so far.
  private static var readers: Set<ObjectIdentifier> = []

  /// What it has read and observes, each with the number of changes then.
  @exclusivity(unchecked) private nonisolated(unsafe) var dependencies: [(on: ChangeCount, count: Int)] = []
  /// Counts the changes of what it has read of '@Observable' objects.
  private lazy var observed = ChangeCount()
  /// Awaits one.
  private nonisolated(unsafe) var wait: AnyObject?

  /// Whether something of that has changed.
  final var isChanged: Bool { dependencies.contains { $0.on.count != $0.count } }

  /// Notes that it depends on something.
  nonisolated final func depends(on changes: ChangeCount) {
    if !dependencies.contains(where: { $0.on === changes }) { dependencies.append((changes, changes.count)) }
  }

  /// Makes something, and notes anew what that depends on.
  fileprivate final func follow<Value>(in graph: ViewGraph, _ make: () -> Value) -> Value {
    dependencies.removeAll(keepingCapacity: true)
    let outer = Made.reader
    Made.reader = self
    defer { Made.reader = outer }
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return make() }
    return awaiting(in: graph, make)
  }

  /// Depends on nothing any more.
  fileprivate final func forget() { dependencies = [] }

  /// Makes something, and awaits a change of what that reads of '@Observable' objects.
  ///
  /// An object keeps each wait until it changes, so one that lives on would gather them. A wait that is over is therefore ended by
  /// a change of itself, which is read along. Reading it costs something, so only what is known to read such objects does so: the
  /// first body of each type finds that out.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private func awaiting<Value>(in graph: ViewGraph, _ make: () -> Value) -> Value {
    let type = ObjectIdentifier(Self.self)
    var next = Made.readers.contains(type) ? Wait() : nil
    if next != nil { depends(on: observed) }
    let value = withObservationTracking {
      next?.read()
      return make()
    } onChange: {
      [weak wait = awaited(&next, type), observed, changes = graph.changes, reference = graph.reference] in
      guard wait?.ends() == true else { return }
      observed.count &+= 1
      changes.hasAny = true
      reference.noteWriteOfBody()
    }
    if next != nil { depends(on: observed) }
    if let old = wait as? Wait { graph.over.append(old) }
    wait = next
    return value
  }

  /// The wait that has begun, now that an object is known to be read.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private func awaited(_ next: inout Wait?, _ type: ObjectIdentifier) -> Wait {
    if let next { return next }
    let wait = Wait()
    next = wait
    Made.readers.insert(type)
    return wait
  }
}

/// What a body or a closure has made last.
final class MadeValue<Value>: Made {
  private(set) var value: Value?
  /// How often in a row what was made anew was not taken.
  private var keptCount = 0

  /// Makes it anew; nil where it cannot be made.
  func make(in graph: ViewGraph, _ make: () -> Value?) -> Value? {
    if value != nil { graph.remadeCount += 1 }
    value = follow(in: graph, make)
    return value
  }

  /// Goes on with what was made before the last time.
  ///
  /// What is made in vain three times in a row depends on what it makes itself, as a container does that is filled: it is made no
  /// more.
  func keep(_ value: Value, in graph: ViewGraph) {
    self.value = value
    graph.remadeCount -= 1
    keptCount += 1
    if keptCount == 3 { forget() }
  }

  /// Takes what was made.
  func take() { keptCount = 0 }
}

/// A wait for the first change of what was read of `@Observable` objects.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class Wait: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var isAwaited = true

  /// Ends it; whether it had not ended.
  func ends() -> Bool {
    lock.withLock {
      defer { isAwaited = false }
      return isAwaited
    }
  }
  /// Has what is read along with it awaited until this changes too.
  func read() { registrar.access(self, keyPath: \.isAwaited) }
  /// Has every object forget that it is awaited.
  func giveBack() { registrar.withMutation(of: self, keyPath: \.isAwaited) {} }
  deinit { if isAwaited { giveBack() } }
}
