/// The type-ahead search: the letters typed so far, which find the row that begins with them.
struct TypeAhead {
  /// The pause after which a letter begins a new search.
  static let pause = Duration.seconds(1)

  private var typed = ""
  private var lastTime = Duration.zero

  /// Adds a letter and returns the matching row; ignores case, and resets if no row matches.
  ///
  /// The first letter selects the next row that begins with it, wrapping around; further letters
  /// select the row that begins with all of them, the current row first. Repeating one letter steps
  /// through the rows that begin with it, unless a row begins with the repeated letters.
  ///
  /// - Parameters:
  ///   - letter: The typed letter.
  ///   - time: The time of the key press.
  ///   - names: The names of the rows.
  ///   - current: The row to search from; nil to search from the first.
  /// - Returns: The index of the row; nil if none begins with the typed letters.
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
