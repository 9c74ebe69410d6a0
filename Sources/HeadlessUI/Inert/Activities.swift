// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

#if !canImport(ObjectiveC)
/// What undoes, of which there is none in the environment.
open class UndoManager: NSObject {
  public let canUndo = false, canRedo = false
  open func undo() {}
  open func redo() {}
  open func setActionName(_ name: String) {}
  open func removeAllActions() {}
  open func removeAllActions(withTarget target: Any) {}
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {}
}

/// The content of a document's file.
open class FileWrapper: NSObject {
  public let regularFileContents: Data?
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}

/// What is dragged, which is nothing here.
open class NSItemProvider: NSObject {
  public override init() {}
  public init(object: Any) {}
  public init?(contentsOf url: URL?) {}
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
  open func canLoadObject<Item>(ofClass type: Item.Type) -> Bool { false }
  @discardableResult open func loadObject<Item>(
    ofClass type: Item.Type, completionHandler: @escaping (Item?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

public final class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var targetContentIdentifier: String?
  public var isEligibleForSearch = false, isEligibleForHandoff = true, isEligibleForPrediction = false

  private var payload: Data?

  public init(activityType: String) { self.activityType = activityType }
  public func setTypedPayload(_ payload: some Encodable) throws {
    self.payload = try JSONEncoder().encode(payload)
  }
  public func typedPayload<Payload: Decodable>(_ type: Payload.Type) throws -> Payload {
    try JSONDecoder().decode(type, from: payload ?? Data())
  }
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

extension View {
  nonisolated public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  nonisolated public func userActivity<Element>(
    _ type: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> Self { self }
  nonisolated public func onContinueUserActivity(
    _ type: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
}

/// Shares something, which leaves the app.
nonisolated public struct ShareLink: PrimitiveView {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {}
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<some Any, some Any>
  ) {}
  public init<Item>(
    _ title: some ViewTitle, item: Item, subject: Text? = nil, message: Text? = nil
  ) {}
  public init<Item>(
    _ title: some ViewTitle, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>
  ) {}
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View
  ) {}
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<some Any, some Any>,
    @ViewBuilder label: () -> some View
  ) {}
  public init<Items: Collection>(items: Items, subject: Text? = nil, message: Text? = nil) {}
  public init<Items: Collection, Picture, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Picture, Icon>
  ) {}
  public init<Items: Collection>(
    _ title: some ViewTitle, items: Items, subject: Text? = nil, message: Text? = nil
  ) {}
  public init<Items: Collection>(
    _ title: some ViewTitle, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<some Any, some Any>
  ) {}
  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<some Any, some Any>, @ViewBuilder label: () -> some View
  ) {}
  @MainActor public static func _evaluate(_ view: ShareLink, in scope: Scope) { scope.page.see() }
}

public struct SharePreview<Picture, Icon>: Sendable {
  public init(_ title: some ViewTitle) where Picture == Never, Icon == Never {}
  public init(_ title: some ViewTitle, image: Picture) where Icon == Never {}
  public init(_ title: some ViewTitle, icon: Icon) where Picture == Never {}
  public init(_ title: some ViewTitle, image: Picture, icon: Icon) {}
}
