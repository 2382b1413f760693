import Testing

@testable import UnicodeScripts

@Suite("Joiners within words")
struct WordJoinerTests {
  @Test("a joiner follows only letters and marks of scripts that join, never another joiner")
  func followers() {
    let wrong = (UInt32(0)...0x10FFFF).filter { value in
      guard WordJoiner.joins(0x200D, after: value), let scalar = Unicode.Scalar(value) else {
        return false
      }
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .lineSeparator, .spaceSeparator: return true
      default: return scalar.properties.isEmoji
      }
    }
    // The vowel separator of Mongolian, and signs before numbers and verses, which are no letters.
    #expect(wrong == [0x6DD, 0x890, 0x891, 0x8E2, 0x180E, 0x110BD, 0x110CD])
  }

  @Test(
    "words that need joiners have them, and no others do",
    arguments: [
      ("می\u{200C}روند", true), ("ශ්\u{200D}රී", true), ("क्\u{200D}ष", true),
      ("ᠮᠣᠩᠭᠣᠯ\u{180E}", true), ("അവന്\u{200D}", true), ("র\u{200D}্যাব", true),
      ("a\u{200D}b", false), ("а\u{200C}б", false), ("日\u{200D}本", false), ("\u{200C}ش", false),
      ("ش\u{200C}\u{200C}ش", false), ("a\u{180E}b", false),
    ])
  func words(word: String, isFine: Bool) {
    let scalars = word.unicodeScalars.map(\.value)
    let joiners = scalars.indices.filter { [0x200C, 0x200D, 0x180E].contains(scalars[$0]) }
    let areFine = joiners.allSatisfy { index in
      index > 0 && WordJoiner.joins(scalars[index], after: scalars[index - 1])
    }
    #expect(areFine == isFine && !joiners.isEmpty)
  }
}
