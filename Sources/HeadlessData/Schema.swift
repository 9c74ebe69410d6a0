// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The types of an app's models, which need not be known here.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct Schema: Sendable {
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  public init(versionedSchema: any VersionedSchema.Type) {}

  public struct Version: Hashable, Sendable {
    public let (major, minor, patch): (Int, Int, Int)
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
  }

  /// How a property is stored.
  public enum Attribute {
    public struct Option: Sendable {
      public static let unique = Self(), externalStorage = Self(), allowsCloudEncryption = Self(),
        preserveValueOnDeletion = Self(), ephemeral = Self(), spotlight = Self(), encrypt = Self()
      public static func transformable(by name: String) -> Self { Self() }
      public static func transformable(by type: Any.Type) -> Self { Self() }
    }
  }

  /// What is said of a property that leads to models.
  public struct Relationship {
    public struct Option: Sendable { public static let unique = Self() }
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) { (self.deleteRule, self.inverse) = (deleteRule, inverse) }
  }
}

/// The models of one version of an app.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}
/// How models come from one version to the next, which none does here.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
