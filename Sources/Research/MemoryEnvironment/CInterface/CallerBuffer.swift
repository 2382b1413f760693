// Access to the caller's memory, here and in the functions of `CInterface.swift`. A pointer and its
// count are checked before anything is read or written.

/// The caller's memory for reading, checked for null, alignment and size.
struct CallerInput<Element>: @unchecked Sendable {
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

  private init(_ memory: UnsafeBufferPointer<Element>) { self.memory = memory }

  subscript(range: Range<Int>) -> Self {
    Self(UnsafeBufferPointer(rebasing: memory[range]))
  }

  /// Calls a closure with the elements.
  func lend<Failure>(to body: (Span<Element>) throws(Failure) -> Void) throws(Failure) {
    try body(memory.span)
  }
}

/// The caller's memory for writing, checked for null, alignment and size.
///
/// Sendable, because each thread writes to a range of its own.
struct CallerOutput<Element>: @unchecked Sendable {
  private let memory: UnsafeMutableBufferPointer<Element>

  init(
    _ pointer: UnsafeMutablePointer<Element>?, _ count: Int, of name: String, expected: Int
  ) throws(EnvironmentError) {
    let start = try checked(pointer, name)
    guard count == expected else { throw .count(name, count, expected: expected) }
    memory = UnsafeMutableBufferPointer(start: start, count: count)
  }

  /// Writes elements from an index on.
  func write(_ elements: some Collection<Element>, at start: Int) {
    _ = memory[start...].update(fromContentsOf: elements)
  }

  /// Calls a closure that writes to a range.
  func lend(_ range: Range<Int>, to body: (inout MutableSpan<Element>) -> Void) {
    var span = memory.extracting(range).mutableSpan
    body(&span)
  }
}

extension CallerOutput<UInt8> {
  /// Writes Boolean values as 1 and 0, from an index on.
  func write(_ truths: [Bool], at start: Int) {
    for (place, truth) in truths.enumerated() { memory[start + place] = truth ? 1 : 0 }
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
