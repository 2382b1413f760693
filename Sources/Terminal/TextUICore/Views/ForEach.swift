/// A view for each element of a collection, with the element's id as its identity.
public struct ForEach<Elements: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  @usableFromInline package let elements: Elements
  @usableFromInline package let id: (Elements.Element) -> ID
  @usableFromInline package let content: (Elements.Element) -> Content

  @inlinable
  package init(
    _ elements: Elements, id: @escaping (Elements.Element) -> ID,
    content: @escaping (Elements.Element) -> Content
  ) {
    self.elements = elements
    self.id = id
    self.content = content
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    let outer = resolver.identity
    for element in elements {
      resolver.identity = outer.child(id: id(element))
      content(element).resolve(&resolver)
    }
    resolver.identity = outer
  }
}

extension ForEach {
  /// Creates a view for each element.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order of the views.
  ///   - id: The property that identifies elements; equal ids share their state.
  ///   - content: Creates the view of an element.
  @inlinable
  public init(
    _ elements: Elements, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Elements.Element) -> Content
  ) {
    self.init(elements, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates a view for each identifiable element.
  @inlinable
  public init(
    _ elements: Elements, @ViewBuilder content: @escaping (Elements.Element) -> Content
  ) where Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(elements, id: { $0.id }, content: content)
  }
}

extension ForEach where Elements == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  @inlinable
  public init(_ numbers: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(numbers, id: { $0 }, content: content)
  }
}
