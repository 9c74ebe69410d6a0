// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if canImport(Combine)
@_exported import Combine
#else
/// An object whose changes views follow, as in Combine; here every view is evaluated anew after each turn.
public protocol ObservableObject: AnyObject {
  /// What announces changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Announces changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Announces changes, which need no subscriber here.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Announces changes of an object.
public final class ObservableObjectPublisher: Sendable {
  public init() {}
  public func send() {}
}

/// A property whose changes are announced, as in Combine.
@propertyWrapper public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  public init(initialValue: Value) { subject = CurrentValueSubject(initialValue) }
  public var wrappedValue: Value {
    get {
      subject.mark.read()
      return subject.value
    }
    nonmutating set {
      subject.mark.write()
      subject.send(newValue)
    }
  }
  public var projectedValue: AnyPublisher<Value, Never> { AnyPublisher(subject) }
}
#endif
