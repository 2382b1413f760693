/// The elements of a bound collection, each as a binding that finds its element by its id.
///
/// `ForEach` and `List` of a binding have these elements. If an element has moved, its binding
/// moves with it; if it is gone, its binding has the last value, and ignores what is written.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  private let base: Binding<Base>
  private let elements: Base
  private let id: (Base.Element) -> ID

  package init(_ base: Binding<Base>, id: @escaping (Base.Element) -> ID) {
    (self.base, self.id) = (base, id)
    elements = base.wrappedValue
  }

  public var startIndex: Base.Index { elements.startIndex }
  public var endIndex: Base.Index { elements.endIndex }
  public func index(after index: Base.Index) -> Base.Index { elements.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index { elements.index(before: index) }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    elements.distance(from: start, to: end)
  }
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    elements.index(index, offsetBy: distance)
  }

  public subscript(index: Base.Index) -> Binding<Base.Element> {
    let (base, id, element) = (base, id, elements[index])
    let own = id(element)
    return Binding {
      let now = base.wrappedValue
      return now.index(of: own, near: index, id: id).map { now[$0] } ?? element
    } set: { new in
      guard let place = base.wrappedValue.index(of: own, near: index, id: id) else { return }
      base.wrappedValue[place] = new
    }
  }
}

extension RandomAccessCollection {
  /// Returns the index of the element with an id, which is looked for at an index first.
  fileprivate func index<ID: Equatable>(
    of wanted: ID, near index: Index, id: (Element) -> ID
  ) -> Index? {
    if indices.contains(index), id(self[index]) == wanted { return index }
    return firstIndex { id($0) == wanted }
  }
}

extension ForEach {
  /// Creates a view for each element of a bound collection, with a binding to it.
  ///
  ///     ForEach($items) { $item in Toggle(item.title, isOn: $item.isDone) }
  @MainActor public init<Base>(
    _ elements: Binding<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Elements == BoundElements<Base, ID>, Base.Element: Identifiable, ID == Base.Element.ID {
    self.init(
      BoundElements(elements) { $0.id }, id: { $0.wrappedValue.id }, content: content)
  }

  /// Creates a view for each element of a bound collection, with a binding to it.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order of the views.
  ///   - id: The property that identifies elements; equal ids share their state.
  ///   - content: Creates the view of an element.
  @MainActor public init<Base>(
    _ elements: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Elements == BoundElements<Base, ID> {
    self.init(
      BoundElements(elements) { $0[keyPath: id] }, id: { $0.wrappedValue[keyPath: id] },
      content: content)
  }
}
