extension [UInt8] {
  /// Copies bytes to a place where there is room for them.
  @inline(__always) mutating func copy(_ source: Span<UInt8>, to place: Int) {
    let count = source.count
    // Said once, it need not be checked of each byte.
    precondition(place >= 0 && place <= self.count - count, "\(count) bytes at \(place)")
    var target = mutableSpan
    for index in 0..<count { target[place &+ index] = source[index] }
  }
}
