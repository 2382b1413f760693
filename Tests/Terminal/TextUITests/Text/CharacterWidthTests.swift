import Testing

@testable import TextUI
@testable import TextUICore

@Suite nonisolated struct CharacterWidthTests {
  @Test("the runs of widths are in order and complete, and agree with the shortcut")
  func isSorted() {
    let runs = CharacterWidth.runs
    #expect(runs[0] >> 4 == 0)
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(
        run >> 4 < next >> 4 && run & 15 != next & 15
          && CharacterWidth(rawValue: UInt8(next & 15)) != nil)
    }

    let otherRuns = CharacterWidth.runs
    let wrong = (UInt32(0)...0x400).filter { scalar in
      let run = otherRuns.last { $0 >> 4 <= scalar }.map { UInt8($0 & 15) }
      return CharacterWidth(of: scalar).rawValue != run
    }
    let beyond: [UInt32] = [0xD800, 0xDFFF, 0x11_0000, 0xFFF_FFFF]
    #expect((wrong, beyond.filter { CharacterWidth(of: $0) != .hidden }) == ([], []))
  }

  @Test("emoji are wide, future ones too, marks are marks, and controls are hidden")
  func agreesWithProperties() {
    for value in Unicode.Scalar.examples where value >= 0xA0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let (properties, kind) = (scalar.properties, CharacterWidth(of: value))
      // A newer library knows more scalars than the table.
      guard let age = properties.age, age.major <= 13 else { continue }
      let expected = Self.kinds(properties)
      if !expected.isEmpty && !expected.contains(kind) {
        Issue.record("U+\(String(value, radix: 16)) is \(kind), not \(expected)")
      }
    }

    let narrow = (UInt32(0x1FA70)...0x1FAFF).filter { CharacterWidth(of: $0).columns != 2 }
    #expect(
      (narrow, CharacterWidth(of: 0x1FAF9), CharacterWidth(of: 0x3FFFD)) == (
        [], .recentPictograph, .recentWide
      ))
  }

  /// Returns the possible classes of a scalar; empty if its properties do not determine it.
  private static func kinds(_ properties: Unicode.Scalar.Properties) -> [CharacterWidth] {
    if properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector {
      return [.hidden, .joiner, .invisible]
    }
    if properties.isEmojiModifier { return [.modifier] }
    if properties.isEmojiPresentation {
      let isRecent = (properties.age?.major ?? 0) > 9
      return isRecent ? [.recentPictograph] : [.widePictograph, .wide, .regional]
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return [.mark, .spacingMark]
    case .format, .privateUse, .control, .surrogate, .unassigned: return [.hidden, .invisible]
    case .uppercaseLetter, .lowercaseLetter: return [.narrow, .wide, .narrowPictograph]
    default: return []
    }
  }
}
