// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view among those that a container was given; where it is made of several, such as a `ForEach`, it is one.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  public let id: Int
  public let containerValues = ContainerValues()
  let evaluate: @MainActor (Scope) -> Void
  @MainActor public static func _evaluate(_ view: Subview, in scope: Scope) { view.evaluate(scope) }
}

/// The views that a container was given, which are a view too.
nonisolated public struct SubviewsCollection: RandomAccessCollection, ContentView {
  private let views: [Subview]
  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(position: Int) -> Subview { views[position] }
  public var content: some View { ForEach(views) { $0 } }

  init<Content: View>(of content: Content) {
    if content is EmptyView {
      views = []
      return
    }
    nonisolated(unsafe) let content = content
    let parts = (content as? any SeveralViews)?.parts ?? [{ Content._evaluate(content, in: $0) }]
    views = parts.enumerated().map { Subview(id: $0, evaluate: $1) }
  }
}

/// A section among those that a container was given: views outside of sections are one without a header.
nonisolated public struct SectionConfiguration: Identifiable {
  public let id: Int
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  public let containerValues = ContainerValues()

  static func all<Content: View>(in content: Content) -> [SectionConfiguration] {
    let views = (content as? any SeveralViews)?.views ?? [content]
    return views.enumerated().compactMap { index, view in
      if let section = view as? any ViewWithHeader { return section.configuration(index) }
      if view is EmptyView { return nil }
      return SectionConfiguration(
        id: index, header: SubviewsCollection(of: EmptyView()), content: SubviewsCollection(of: view),
        footer: SubviewsCollection(of: EmptyView()))
    }
  }
}
public typealias SectionCollection = [SectionConfiguration]

private protocol ViewWithHeader { func configuration(_ id: Int) -> SectionConfiguration }
extension Section: ViewWithHeader {
  fileprivate nonisolated func configuration(_ id: Int) -> SectionConfiguration {
    SectionConfiguration(
      id: id, header: .init(of: header), content: .init(of: content), footer: .init(of: footer))
  }
}

extension Group where Content: View {
  public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content
  ) { content = transform(SubviewsCollection(of: view)) }
  public init<Base: View>(
    sections view: Base, @ViewBuilder transform: (SectionCollection) -> Content
  ) { content = transform(SectionConfiguration.all(in: view)) }
}

extension ForEach where Data == SubviewsCollection, ID == Int, Content: View {
  public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}

extension ForEach where Data == SectionCollection, ID == Int, Content: View {
  public init<Base: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) { self.init(SectionConfiguration.all(in: view), content: content) }
}
