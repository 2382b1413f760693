/// The elements of a lazy stack or grid by their index, without their types.
///
/// Made by code that is inlined into the program that has the types: not specialized, a frame of
/// 260 cells took 4.5 million instructions, a third of them to look up types.
@usableFromInline
struct LazySource {
  @usableFromInline let count: Int
  /// Returns the identity of a cell in a container.
  @usableFromInline let identity: (_ index: Int, _ container: Identity) -> Identity
  /// Resolves the view of an element.
  @usableFromInline let resolve: @MainActor (_ index: Int, inout Resolver) -> Void
  /// Returns the index of the element with an id, which is searched near another index.
  @usableFromInline let index: (_ id: AnyHashable, _ near: Int) -> Int?

  @inlinable
  @MainActor init<Elements: RandomAccessCollection, ID: Hashable, Cell: View>(
    _ cells: ForEach<Elements, ID, Cell>
  ) {
    let (elements, id) = (cells.elements, cells.id)
    count = elements.count
    identity = { $1.child(id: id(elements.element(at: $0))) }
    resolve = { cells.content(elements.element(at: $0)).resolve(&$1) }
    index = { wanted, near in
      (wanted.base as? ID).flatMap { elements.offset(of: $0, near: near, id: id) }
    }
  }
}
