/// What has been typed, letter after letter, to find the row that begins with it.
struct TypeAhead {
  /// After so long a pause a letter begins another word.
  static let pause = Duration.seconds(1)

  private var typed = ""
  private var lastTime = Duration.zero

  /// Adds a letter, and finds the row it leads to; capitals count as small letters, and what leads
  /// nowhere is forgotten.
  ///
  /// The first letter leads to the next row that begins with it, round the end; further letters, to
  /// the row that begins with all of them, the present one before others. One letter again and again
  /// leads on from row to row, unless one begins with it as often.
  ///
  /// - Parameters:
  ///   - letter: What was typed.
  ///   - time: When.
  ///   - names: What the rows are called.
  ///   - current: The row from which to look; nil for the first.
  /// - Returns: The number of the row; nil where none begins with what was typed.
  mutating func find(
    _ letter: Character, at time: Duration, among names: [String], from current: Int?
  ) -> Int? {
    let small = letter.lowercased()
    typed = time - lastTime < Self.pause ? typed + small : small
    lastTime = time
    let place = place(of: small, in: names.map { $0.lowercased() }, from: current)
    if place == nil { typed = "" }
    return place
  }

  private func place(of letter: String, in names: [String], from current: Int?) -> Int? {
    let start = current.map { $0 + 1 } ?? 0
    let others = names.indices.map { ($0 + start) % names.count }
    func first(_ prefix: String, among places: [Int]) -> Int? {
      places.first { names[$0].hasPrefix(prefix) }
    }
    if typed != letter, let place = first(typed, among: (current.map { [$0] } ?? []) + others) {
      return place
    }
    let isOneLetter = typed.allSatisfy { String($0) == letter }
    return isOneLetter ? first(letter, among: others) : nil
  }
}
