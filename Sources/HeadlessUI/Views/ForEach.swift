// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import SplitModel

/// Views for the elements of a collection, as in SwiftUI; each element has its own place, by its identity.
///
/// Of a long collection the first sixteen elements are evaluated, as many as are on screen, and that of a row that is
/// chosen; of the others the identities are known.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// Whether it takes the first data for all.
  var isConstant = false
}

/// Views of which each is a row of a list, by an identity of its own, wherever they stand.
private protocol RowCollection {}
extension ForEach: RowCollection {}

extension ForEach: View, PrimitiveView where Content: View {
  /// How many elements are evaluated.
  static var evaluated: Int { 16 }
  /// Among how many the chosen one is looked for, and two with one identity where others have come.
  static var searched: Int { 4_096 }
  /// Among how many two with one identity are looked for each time.
  static var compared: Int { 128 }
  /// More elements than any list has.
  static var endless: Int { 1 << 24 }

  /// Evaluates the first elements.
  @MainActor public static func _evaluate(_ view: ForEach, in scope: Scope) {
    let list = scope.isInList ? scope.page.list : nil
    let chosen = list?.read()?.base as? ID
    let data = view.data
    let count = data.count
    let known = scope.node.cells[-3] as? Known ?? Known()
    scope.node.cells[-3] = known
    if count > evaluated { check(view, count, known, in: scope) }
    if view.isConstant { reportOther(count, known, in: scope) }
    let deleting = known.deleting
    (known.deleting, known.looks) = (nil, [])
    let areTabs = scope.isAmongTabs
    let bringsRows = scope.isInList && Content.self is any RowCollection.Type
    // Fields of a generic struct are found by its type, which is looked up at each access.
    let (content, identify, delete) = (view.content, view.id, view.delete)
    var places: [ObjectIdentifier] = []
    defer { known.keep(places.count) }
    func evaluate(_ element: Data.Element, _ id: ID, at position: Int) {
      let (identity, hasMoved) = known.identity(id, places.count, at: position)
      guard var place = scope.entering(.identity(identity)) else { return }
      // What it was made of may be a binding to the element in its place.
      if hasMoved { place.isAnew = true }
      if places.contains(ObjectIdentifier(place.node)) { return reportTwo(id, in: scope) }
      places.append(ObjectIdentifier(place.node))
      let before = scope.page.controls.count
      var look: [String] = []
      let part = areTabs ? place.with(\.tabTag, identity.value) : place
      part.making {
        content(element)
      } _: { view, part in
        if bringsRows || part.isInList && Content._isNothing(view) { return part.evaluateTab(view) }
        part.evaluateRow(tag: identity.value) {
          if delete == nil { $0.evaluateTab(view) } else { look = $0.look { $0.evaluateTab(view) } }
        }
      }
      if count <= evaluated {
        for index in before..<scope.page.controls.count
        where scope.page.controls[index].isInElementAndDeletes() {
          let button = scope.page.controls[index].label
          scope.page.controls[index].runs { [graph = scope.graph.reference] in
            known.deleting = Deletion(data.map(identify), [], position, by: button, graph)
          }
        }
      }
      if let delete {
        known.looks.append(look)
        scope.addControl("Delete \(position + 1)", deletes: true) { [graph = scope.graph.reference] in
          if count <= evaluated {
            known.deleting = Deletion(data.map(identify), known.looks, position, graph)
          }
          delete(IndexSet(integer: position))
        }
        let last = scope.page.controls.count - 1
        (scope.page.controls[last].isOfElement, scope.page.controls[last].isSwiped) = (true, true)
      }
      let own = before..<scope.page.controls.count
      if position > 1 { for index in own { scope.page.controls[index].isRepeated = true } }
      let links = own.filter { scope.page.controls[$0].pushed != nil }
      if links.count == 1 { scope.page.controls[links[0]].collection = scope.node.number }
    }
    var index = data.startIndex
    var isChosenShown = chosen == nil
    for position in 0..<min(count, evaluated) {
      let element = data[index]
      let id = identify(element)
      if !isChosenShown, let chosen, chosen == id { isChosenShown = true }
      evaluate(element, id, at: position)
      data.formIndex(after: &index)
    }
    deleting?.check(data.prefix(evaluated).map(view.id), known.looks, scope.graph)
    if delete != nil { known.found.look(deleting, count <= evaluated ? data.map(identify) : [], in: scope) }
    if let move = view.move, count > 1 { scope.addControl("Move 1 down") { move(IndexSet(integer: 0), 2) } }
    guard count > evaluated else { return }
    if list != nil, !known.isNoted {
      known.isNoted = true
      scope.graph.isNotModelled(
        "of a list of more than \(evaluated) rows, in '\(scope.node.typeName)', the others are not tapped",
        "findings there may be missed")
    }
    guard !isChosenShown, let chosen else { return }
    let type = ObjectIdentifier(ForEach.self)
    let last = min(scope.graph.elements.chosen[type] ?? 0, count - 1)
    let kept = data[data.index(data.startIndex, offsetBy: last)]
    if identify(kept) == chosen { return evaluate(kept, chosen, at: last) }
    // The index stands behind the first elements, which were looked at.
    for position in evaluated..<min(count, searched) {
      let element = data[index]
      if identify(element) == chosen {
        scope.graph.elements.chosen[type] = position
        return evaluate(element, chosen, at: position)
      }
      data.formIndex(after: &index)
    }
  }

  /// What is known of the elements from the evaluation before.
  private final class Known {
    // Arrays, because the type of a generic tuple is looked up at each access.
    private var ids: [ID] = []
    /// The identities of those that were evaluated.
    private var identities: [ViewNode.Identity] = []
    /// Their positions.
    private var positions: [Int] = []
    /// What is to be seen on each row, where rows can be deleted.
    var looks: [[String]] = []
    /// What is being deleted.
    var deleting: Deletion<ID>?
    /// What was there before a search.
    var found = FoundRows<ID>()
    /// Whether it was said that those behind the first ones are not tapped.
    var isNoted = false
    /// How many there were.
    var count = 0
    /// How many there were at first.
    var first: Int?

    /// The identity of the element at a position which is evaluated as one of several, and whether it stands elsewhere than before.
    func identity(_ id: ID, _ index: Int, at position: Int) -> (ViewNode.Identity, hasMoved: Bool) {
      if index == ids.count {
        ids.append(id)
        identities.append(ViewNode.Identity(id))
        positions.append(position)
      } else if ids[index] == id, positions[index] == position {
        return (identities[index], false)
      } else {
        (ids[index], identities[index], positions[index]) = (id, ViewNode.Identity(id), position)
      }
      return (identities[index], true)
    }

    /// Forgets what stood behind the first ones: what comes there later has moved, whichever element it is.
    func keep(_ count: Int) {
      guard ids.count > count else { return }
      ids.removeSubrange(count...)
      identities.removeSubrange(count...)
      positions.removeSubrange(count...)
    }
  }

  /// Looks for two elements with one identity: among the first ones, and among more where there were not so many before.
  ///
  /// What is there as an app is launched is the same in each launch.
  @MainActor private static func check(_ view: ForEach, _ count: Int, _ known: Known, in scope: Scope) {
    let isNew = known.count != count
    known.count = count
    if count > endless {
      scope.graph.report(
        .isEndless,
        "a 'ForEach' in '\(scope.node.typeName)' has \(count) elements", "hand over a collection that ends")
    }
    let place = KnownElements.Place(
      type: ObjectIdentifier(ForEach.self), node: scope.node.number, count: count)
    let isLaunch = scope.graph.pass == 1
    if isLaunch, scope.graph.elements.distinct.contains(place) { return }
    var met: Set<ID> = []
    for element in view.data.prefix(isNew ? searched : compared) {
      let id = view.id(element)
      guard met.insert(id).inserted else { return reportTwo(id, in: scope) }
    }
    if isLaunch { scope.graph.elements.distinct.insert(place) }
  }

  /// Reports a range that is another than at first.
  ///
  /// - Source: `ForEach.init(_:content:)`: "The instance only reads the initial value of the provided data".
  @MainActor private static func reportOther(_ count: Int, _ known: Known, in scope: Scope) {
    guard let first = known.first, first != count else { return known.first = count }
    scope.graph.report(
      .isStale,
      "a 'ForEach' or 'List' over a range in '\(scope.node.typeName)' had \(first) elements at first and has \(count) now, "
        + "and SwiftUI reads the first range only",
      "add 'id: \\.self'")
  }

  @MainActor private static func reportTwo(_ id: ID, in scope: Scope) {
    scope.graph.report(
      .sharesIdentity,
      "two elements of a 'ForEach' in '\(scope.node.typeName)' have the identity '\(PageName("\(id)"))'",
      "give each element an identity of its own")
  }
}

extension ForEach where Content: View {
  /// Views for elements with an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
  /// Views for elements, by the identity that a path leads to.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
    isConstant = true
  }
  /// Views for bindings to elements.
  public init<Values: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Values>, @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  ) where Values.Element: Identifiable, Data == Binding<Values>, ID == Values.Element.ID {
    self.init(data: data, content: content, id: { $0.wrappedValue.id })
  }
  /// Views for bindings to elements, by the identity that a path leads to.
  public init<Values: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  ) where Data == Binding<Values> {
    self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
  }

  /// Lets rows be swiped away.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var view = self
    view.delete = action
    return view
  }
  /// Takes what is dropped between rows, which nothing is.
  nonisolated public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ForEach { self }
  /// Lets rows be moved; here it is the first, below the second.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var view = self
    view.move = action
    return view
  }
}
