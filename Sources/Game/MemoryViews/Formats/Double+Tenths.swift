extension Double {
  /// The number rounded to one decimal, for numbers up to that of a game's turns.
  var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
