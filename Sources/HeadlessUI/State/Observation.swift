// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(Combine)
@_exported import Combine

/// What counts the changes that an object announces, and the subscription for it.
func counted<Object: ObservableObject>(_ object: Object) -> (ChangeCount, AnyCancellable?) {
  let changes = ChangeCount()
  changes.isObserved = true
  return (changes, object.objectWillChange.sink { _ in changes.countAnnounced() })
}
#else
internal import Foundation

/// An object whose changes views follow, as in Combine.
public protocol ObservableObject: AnyObject {
  /// What announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Announces changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Announces changes of published properties, once somebody has asked for it; views need it not.
  public var objectWillChange: ObservableObjectPublisher { .of(self) }
}

/// Announces changes of an object.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private struct Known {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private static let lock = NSLock()
  private nonisolated(unsafe) static var known: [ObjectIdentifier: Known] = [:]
  private nonisolated(unsafe) static var mostKnown = 32
  private let receivers = Receivers<Void, Never>()
  let changes = ChangeCount()
  /// Whether it announces the changes of an object's published properties.
  private var isOfObject = false

  public init() {}
  public func send() {
    changes.countAnnounced()
    receivers.send(())
  }
  public func subscribe(
    _ receive: @escaping (()) -> Void, end: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { receivers.add(receive, end) }

  /// That of an object, as long as it lives.
  fileprivate static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let known = known[ObjectIdentifier(object)], known.object === object { return known.publisher }
      let publisher = ObservableObjectPublisher()
      // Each sweep costs as much as there is, so what is there may double before the next.
      if known.count >= mostKnown {
        known = known.filter { $0.value.object != nil }
        mostKnown = max(32, 2 * known.count)
      }
      known[ObjectIdentifier(object)] = Known(object: object, publisher: publisher)
      publisher.announceChanges(of: object)
      return publisher
    }
  }

  /// Announces the changes of an object's published properties.
  fileprivate func announceChanges(of object: AnyObject) {
    guard !isOfObject else { return }
    isOfObject = true
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for case (_, let property as any AnnouncedProperty) in level.children { property.announce(by: self) }
      mirror = level.superclassMirror
    }
  }
}

/// What counts the changes that an object announces, and the subscription for it where it has a publisher of its own.
func counted<Object: ObservableObject>(_ object: Object) -> (ChangeCount, AnyCancellable?) {
  let publisher = object.objectWillChange
  if let publisher = publisher as? ObservableObjectPublisher {
    publisher.announceChanges(of: object)
    publisher.changes.isObserved = true
    return (publisher.changes, nil)
  }
  let (changes, isNoted) = (ChangeCount(), publisher is any Subject)
  changes.isObserved = true
  let held = publisher.sink { _ in
    changes.countAnnounced()
    if !isNoted { Announcements.note() }
  }
  return (changes, held)
}

private protocol AnnouncedProperty { func announce(by publisher: ObservableObjectPublisher) }

/// A property whose changes are announced, as in Combine.
@propertyWrapper public struct Published<Value>: AnnouncedProperty {
  fileprivate final class Storage {
    var value: Value
    /// When views read it first.
    var mark = ReadMark()
    let receivers = Receivers<Value, Never>()
    var object: ObservableObjectPublisher?
    var assigned: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }
    /// Sends a value; those who receive it see the one before as the last until it is sent.
    func write(_ value: Value) {
      mark.write(
        isNew: !haveSameBytes(value, &self.value), isObserved: object?.changes.isObserved == true)
      object?.send()
      receivers.send(value)
      self.value = value
    }
  }
  /// Sends the value, and each new one before it is set.
  public struct Publisher: HeadlessUI.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let storage: Storage
    public func subscribe(
      _ receive: @escaping (Value) -> Void, end: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      receive(storage.value)
      return storage.receivers.add(receive, end)
    }
    func hold(_ source: some HeadlessUI.Publisher<Value, Never>) {
      storage.assigned.append(source.sink { [weak storage] in storage?.write($0) })
    }
  }
  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }
  public var wrappedValue: Value {
    get {
      storage.mark.read()
      return storage.value
    }
    nonmutating set { storage.write(newValue) }
  }
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {}
  }
  fileprivate func announce(by publisher: ObservableObjectPublisher) { storage.object = publisher }
}
#endif
