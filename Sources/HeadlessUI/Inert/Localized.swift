// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(Darwin)
public import Foundation

/// A text that is translated where it is shown, of Foundation on Apple's systems; here a key like any other.
public typealias LocalizedStringResource = LocalizedStringKey

extension LocalizedStringKey {
  public init(
    _ value: LocalizedStringKey, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self = value }
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self = defaultValue }
  public var key: String { text }
}

extension String {
  public typealias LocalizationValue = LocalizedStringKey

  public init(
    localized value: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = value.text }
  public init(
    localized key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }
}
#endif
