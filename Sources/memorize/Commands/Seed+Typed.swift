import MemoryEngine
import MemoryViewModel

extension Seed {
  /// The seed as a word that a POSIX shell takes; the number it stands for, where it is not plain.
  var typed: String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || isDigit($0) }
    guard !isPlain else { return text }
    guard text.isPrintable, !text.hasPrefix("-") else { return "\(number)" }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

extension Seed {
  /// A seed by chance, short enough to be typed again.
  static func byChance() -> Seed {
    Seed(UInt64.random(in: 1..<1_000_000_000))
  }
}
