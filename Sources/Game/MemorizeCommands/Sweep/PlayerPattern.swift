import CommandLineKit
import MemorySimulation

/// The name of a player that may have a range in place of a number: `capacity:0...20`.
struct PlayerPattern: Hashable, Sendable {
  /// The text as it was typed.
  let text: String
  /// The range; nil for a fixed player.
  let range: RangeText?
  private let start: String
  private let end: String

  /// Parses a name; the range is the first argument that is one, unless the player is external, and
  /// takes a following number or factor as its step.
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

  /// The form of the player, before its first colon: `capacity`.
  var form: String { String(text.prefix { $0 != ":" }) }

  /// Returns the name with a number in place of the range.
  func name(_ number: String) -> String { range == nil ? text : start + number + end }
}

extension String {
  /// True if the text can follow a range: a number, or `x` and a number.
  fileprivate var isPace: Bool {
    let number = hasPrefix("x") ? dropFirst() : self[...]
    return number.first.map { $0.isNumber || "+-.".contains($0) } ?? false
  }
}
