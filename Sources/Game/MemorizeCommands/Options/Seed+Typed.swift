import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel

extension Seed {
  /// The seed as a word that a POSIX shell takes; the number it stands for, where it is not plain.
  var typed: String {
    text.isPrintable && !text.hasPrefix("-") ? text.quotedForShell : "\(number)"
  }
}

extension ValueForm<Seed> {
  /// Any number or text that is not too long.
  static var seed: Self {
    Self(help: ValueHelp(placeholder: "SEED", allowed: "a number or text of 1...256 bytes")) {
      Seed($0)
    }
  }
}

extension String {
  /// The text as one word for a POSIX shell, in quotes where it needs them.
  var quotedForShell: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    guard !isPlain || isEmpty else { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
