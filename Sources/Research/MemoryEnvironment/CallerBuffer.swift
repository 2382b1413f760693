// Access to the caller's memory, here and in the functions of `CInterface.swift`. A pointer and its
// count are checked before anything is read or written.

/// The caller's memory for reading, checked for null, alignment and size.
struct CallerInput<Element> {
  private let memory: UnsafeBufferPointer<Element>

  init(
    _ pointer: UnsafePointer<Element>?, _ count: Int, of name: String, expected: Int
  ) throws(EnvironmentError) {
    let start = try checked(pointer, name)
    guard count == expected else { throw .count(name, count, expected: expected) }
    memory = UnsafeBufferPointer(start: start, count: count)
  }

  /// A copy of the elements.
  var elements: [Element] { Array(memory) }

  /// Calls a closure with the elements.
  func lend(
    to body: (Span<Element>) throws(EnvironmentError) -> Void
  ) throws(EnvironmentError) {
    try body(memory.span)
  }
}

/// The caller's memory for writing, checked for null, alignment and size.
struct CallerOutput<Element> {
  private let memory: UnsafeMutableBufferPointer<Element>

  init(
    _ pointer: UnsafeMutablePointer<Element>?, _ count: Int, of name: String, expected: Int
  ) throws(EnvironmentError) {
    let start = try checked(pointer, name)
    guard count == expected else { throw .count(name, count, expected: expected) }
    memory = UnsafeMutableBufferPointer(start: start, count: count)
  }

  /// Writes the elements to the start of the memory, which must hold all of them.
  func write(_ elements: [Element]) {
    _ = memory.update(fromContentsOf: elements)
  }

  /// Writes the elements of a range to the same place.
  func write(_ elements: [Element], _ range: Range<Int>) {
    _ = memory.extracting(range).update(fromContentsOf: elements[range])
  }
}

extension CallerOutput<UInt8> {
  /// Writes Boolean values as 1 and 0.
  func write(_ truths: [Bool]) {
    for (place, truth) in truths.enumerated() { memory[place] = truth ? 1 : 0 }
  }
}

/// - Throws: `EnvironmentError` for a pointer that is null or not aligned.
func checked<Element>(
  _ pointer: UnsafePointer<Element>?, _ name: String
) throws(EnvironmentError) -> UnsafePointer<Element> {
  guard let pointer else { throw .missing(name) }
  try checkAlignment(of: UInt(bitPattern: pointer), Element.self, name)
  return pointer
}

/// - Throws: `EnvironmentError` for a pointer that is null or not aligned.
func checked<Element>(
  _ pointer: UnsafeMutablePointer<Element>?, _ name: String
) throws(EnvironmentError) -> UnsafeMutablePointer<Element> {
  guard let pointer else { throw .missing(name) }
  try checkAlignment(of: UInt(bitPattern: pointer), Element.self, name)
  return pointer
}

private func checkAlignment<Element>(
  of address: UInt, _: Element.Type, _ name: String
) throws(EnvironmentError) {
  guard address.isMultiple(of: UInt(MemoryLayout<Element>.alignment)) else {
    throw .misaligned(name)
  }
}
