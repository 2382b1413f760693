import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel

extension Seed {
  /// The seed as a word of a POSIX shell; the number of a text that is not plain.
  var typed: String {
    text.isPrintable && !text.hasPrefix("-") ? text.quotedForShell : "\(number)"
  }
}

extension ValueForm<Seed> {
  /// A value form for a seed: a number, or a text up to the length limit.
  static var seed: Self {
    Self(help: ValueHelp(placeholder: "SEED", allowed: "a number or text of 1...256 bytes")) {
      Seed($0)
    }
  }
}

extension String {
  /// The text as one word of a POSIX shell, quoted if needed.
  var quotedForShell: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    guard !isPlain || isEmpty else { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
