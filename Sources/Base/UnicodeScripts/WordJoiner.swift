/// An invisible character that chooses the forms of its neighbours within a word.
///
/// Persian, Kurdish, Sinhala, Bengali, Malayalam and others cannot be spelled without the
/// zero-width joiner and non-joiner, nor Mongolian without its vowel separator (The Unicode
/// Standard, 23.2).
package enum WordJoiner {
  /// Returns true if a scalar is such a character and belongs to the word of the scalar before it.
  ///
  /// Elsewhere, as between Latin letters, the same characters only hide that two words differ.
  package static func joins(_ scalar: UInt32, after previous: UInt32) -> Bool {
    switch scalar {
    case 0x200C, 0x200D: blocks.contains { $0.contains(previous) }
    case 0x180E: mongolian.contains(previous)
    default: false
    }
  }

  /// The vowel separator precedes a last vowel, and variation selectors may follow the letter.
  private static let mongolian: ClosedRange<UInt32> = 0x180B...0x18AA

  /// The blocks of the scripts with joined letters or stacked consonants.
  private static let blocks: [ClosedRange<UInt32>] = [
    // Arabic, Syriac and their supplements; N'Ko; Mandaic.
    0x620...0x6FF, 0x710...0x77F, 0x7C0...0x7FF, 0x840...0x8FF, 0xFB50...0xFDCF, 0xFE70...0xFEFC,
    // Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam, Sinhala.
    0x900...0xDFF, 0xA8E0...0xA8FF, 0x1CD0...0x1CFA,
    // Tibetan, Myanmar, Khmer, Mongolian, Balinese, Phags-pa, Javanese, Meetei Mayek.
    0xF40...0xFBC, 0x1000...0x109F, 0x1780...0x17D3, 0x1807...0x18AA, 0x1B00...0x1B4B,
    0xA840...0xA873, 0xA980...0xA9C0, 0xAA60...0xAA7F, 0xABC0...0xABED,
    // Manichaean, Hanifi Rohingya, Sogdian; Brahmi and its descendants; Adlam.
    0x10AC0...0x10AE6, 0x10D00...0x10D27, 0x10F30...0x10F54, 0x11000...0x11A9D, 0x1E900...0x1E94B,
  ]
}
