extension [UInt8] {
  /// Copies bytes to an offset; they must fit.
  @inline(__always) mutating func copy(_ source: Span<UInt8>, to place: Int) {
    let count = source.count
    // One check here replaces a bounds check for each byte.
    precondition(place >= 0 && place <= self.count - count, "\(count) bytes at \(place)")
    var target = mutableSpan
    for index in 0..<count { target[place &+ index] = source[index] }
  }
}
