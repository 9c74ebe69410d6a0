// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// Foundation has these on Apple's systems.
#if !canImport(Darwin)
/// A text that is translated where it is shown; here it is the text itself.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  public let key: String
  public init(
    _ value: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { key = value.text }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.key = defaultValue.text }
  public init(stringLiteral value: String) { key = value }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { key = stringInterpolation.text }
}

extension String {
  public typealias LocalizationValue = LocalizedStringKey

  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = value.text }
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension AttributedString {
  public init(
    localized value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(value.text) }
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self.init(resource.key) }
}

/// An app's folders, for which that of temporary files stands.
extension URL {
  public static var applicationSupportDirectory: URL { temporaryDirectory }
  public static var cachesDirectory: URL { temporaryDirectory }
  public static var documentsDirectory: URL { temporaryDirectory }

  /// The lines of a file that are not empty; what is no file is not reached.
  public var lines: AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      do {
        guard isFileURL else { throw CocoaError(.fileReadUnknown) }
        for line in try String(contentsOf: self, encoding: .utf8).split(whereSeparator: \.isNewline) {
          continuation.yield(String(line))
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }
}
#endif

extension LocalizedStringResource: ViewTitle {
  var text: LocalizedStringKey { LocalizedStringKey(String(localized: self)) }
}

extension Text {
  @_disfavoredOverload public init(_ title: LocalizedStringResource) { self.init(title.text) }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload public init(_ title: LocalizedStringResource, systemImage: String) {
    self.init(title.text, systemImage: systemImage)
  }
}

extension Button where Label == Text {
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(title.text, role: role, action: action, file: file, line: line) }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload public init<Value: Hashable>(_ title: LocalizedStringResource, value: Value?) {
    self.init(title.text, value: value)
  }
}

extension View {
  @_disfavoredOverload nonisolated public func navigationTitle(
    _ title: LocalizedStringResource
  ) -> _Around<Self> { navigationTitle(title.text) }
  @_disfavoredOverload nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> _Around<Self> { accessibilityLabel(label.text) }
}
