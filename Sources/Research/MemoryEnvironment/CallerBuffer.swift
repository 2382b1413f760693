// What touches memory of the caller's: here and in the functions of `CInterface.swift`. A pointer and
// its count are looked at before anything is read, changed or written.

/// Memory to be read: there, aligned, and of the right size.
struct CallerInput<Element> {
  private let memory: UnsafeBufferPointer<Element>

  init(
    _ pointer: UnsafePointer<Element>?, _ count: Int, of name: String, expected: Int
  ) throws(EnvironmentError) {
    let start = try checked(pointer, name)
    guard count == expected else { throw .count(name, count, expected: expected) }
    memory = UnsafeBufferPointer(start: start, count: count)
  }

  /// A copy of it.
  var elements: [Element] { Array(memory) }

  /// Lends it for the time of a call.
  func lend(
    to body: (Span<Element>) throws(EnvironmentError) -> Void
  ) throws(EnvironmentError) {
    try body(memory.span)
  }
}

/// Memory to be written: there, aligned, and of the right size.
struct CallerOutput<Element> {
  private let memory: UnsafeMutableBufferPointer<Element>

  init(
    _ pointer: UnsafeMutablePointer<Element>?, _ count: Int, of name: String, expected: Int
  ) throws(EnvironmentError) {
    let start = try checked(pointer, name)
    guard count == expected else { throw .count(name, count, expected: expected) }
    memory = UnsafeMutableBufferPointer(start: start, count: count)
  }

  /// Copies elements that fill it.
  func write(_ elements: [Element]) {
    _ = memory.update(fromContentsOf: elements)
  }

  /// Copies the part of elements that lies in a range to the same place.
  func write(_ elements: [Element], _ range: Range<Int>) {
    _ = memory.extracting(range).update(fromContentsOf: elements[range])
  }
}

extension CallerOutput<UInt8> {
  /// Writes 1 for true, 0 for false.
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
