/// A first-in, first-out queue of values.
@usableFromInline struct Queue<Element> {
  @usableFromInline var elements: [Element] = []
  /// The index of the first value; those before it have been removed.
  @usableFromInline var head = 0

  @inlinable init() {}

  @inlinable var first: Element? { isEmpty ? nil : elements[head] }

  @inlinable var isEmpty: Bool { head == elements.count }

  /// The number of values.
  var count: Int { elements.count - head }

  @inlinable mutating func append(_ element: Element) { elements.append(element) }

  /// Removes the first value in amortised constant time.
  @inlinable mutating func removeFirst() {
    head += 1
    guard head * 2 >= elements.count else { return }
    elements.removeFirst(head)
    head = 0
  }
}
