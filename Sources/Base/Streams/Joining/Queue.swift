/// Values that wait, to be taken in the order they came.
@usableFromInline struct Queue<Element> {
  @usableFromInline var elements: [Element] = []
  /// Those before it have been taken.
  @usableFromInline var head = 0

  @inlinable init() {}

  @inlinable var first: Element? { isEmpty ? nil : elements[head] }

  @inlinable var isEmpty: Bool { head == elements.count }

  @inlinable mutating func append(_ element: Element) { elements.append(element) }

  /// Takes the first; those taken are let go when they are half of all, so that the time is constant.
  @inlinable mutating func removeFirst() {
    head += 1
    guard head * 2 >= elements.count else { return }
    elements.removeFirst(head)
    head = 0
  }
}
