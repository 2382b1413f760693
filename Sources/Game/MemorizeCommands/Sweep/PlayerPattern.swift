import CommandLineKit
import MemorySimulation

/// The name of a player that may have a range in place of a number: `capacity:0...20`.
struct PlayerPattern: Hashable, Sendable {
  /// All of it, as it was typed.
  let text: String
  /// Nil for a player that is always the same.
  let range: RangeText?
  private let start: String
  private let end: String

  /// Takes the first argument that is a range, unless it is another program; the one behind it is its step if it is a number, or
  /// a factor.
  init(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    self.text = text
    let isProgram = parts[0] == PlayerForm.external.name
    guard !isProgram,
      let place = parts.indices.dropFirst().first(where: { RangeText(parts[$0]) != nil }),
      let ends = RangeText(parts[place])
    else {
      (range, start, end) = (nil, text, "")
      return
    }
    let next = place + 1 < parts.count && parts[place + 1].isPace ? place + 1 : place
    range = RangeText(ends.first, ends.last, next > place ? parts[next] : nil)
    start = parts[..<place].map { $0 + ":" }.joined()
    end = parts[(next + 1)...].map { ":" + $0 }.joined()
  }

  /// How the player is called before its first colon: `capacity`.
  var form: String { String(text.prefix { $0 != ":" }) }

  /// The name with a number in place of the range.
  func name(_ number: String) -> String { range == nil ? text : start + number + end }
}

extension String {
  /// Whether it can follow a range: a number, or `x` and a number.
  fileprivate var isPace: Bool {
    let number = hasPrefix("x") ? dropFirst() : self[...]
    return number.first.map { $0.isNumber || "+-.".contains($0) } ?? false
  }
}
