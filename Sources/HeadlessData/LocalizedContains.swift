// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(Darwin)
extension String.StandardComparator {
  public static var localizedStandard: Self { .lexical }
  public static var localized: Self { .lexical }
}

/// What `localizedStandardContains(_:)` becomes in a predicate, which Foundation has on Apple's systems alone.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PredicateExpressions {
  public struct StandardContains<Base: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Base.Output: StringProtocol, Other.Output: StringProtocol {
    let base: Base
    let other: Other
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try base.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  public static func build_localizedStandardContains<Base, Other>(
    _ base: Base, _ other: Other
  ) -> StandardContains<Base, Other> { StandardContains(base: base, other: other) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PredicateExpressions.StandardContains: Sendable where Base: Sendable, Other: Sendable {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PredicateExpressions.StandardContains: Codable where Base: Codable, Other: Codable {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PredicateExpressions.StandardContains: StandardPredicateExpression
where Base: StandardPredicateExpression, Other: StandardPredicateExpression {}
#endif
