extension UnsafeMutableBufferPointer {
  // Twice what most processors have, which fetch lines by twos.
  private static var line: Int { 128 }

  /// Memory in cache lines of its own, given back by `deallocate`.
  ///
  /// What a thread gets from the heap can lie beside what another one writes game after game: then
  /// each write of one takes the line from the other, and both are slower by up to a half.
  static func inOwnCacheLines(capacity: Int) -> Self {
    let size = capacity * MemoryLayout<Element>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: (size + line - 1) / line * line, alignment: line)
    return Self(start: memory.bindMemory(to: Element.self, capacity: capacity), count: capacity)
  }
}
