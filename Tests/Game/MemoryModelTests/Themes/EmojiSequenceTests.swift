import MemoryModel
import Testing

@Suite("Sequences of emoji")
struct EmojiSequenceTests {
  private static let joiner = "\u{200D}"
  private static let tones = ["", "🏻", "🏼", "🏽", "🏾", "🏿"]

  /// Returns a black flag with the tags of a region.
  static func flag(_ region: String) -> String {
    let tags = region.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) }
    return "🏴" + tags.map { String($0) }.joined() + "\u{E007F}"
  }

  /// The forms that Unicode recommends, with all skin tones: kisses, couples, handshakes,
  /// professions, hair, sexes, directions, families, animals and flags.
  private static var recommended: [String] {
    let people = ["👩", "👨", "🧑"].flatMap { person in tones.map { person + $0 } }
    let signs = ["⚕\u{FE0F}", "⚖\u{FE0F}", "✈\u{FE0F}", "🚀", "🌾", "🦰", "🦲", "🦽", "🎄"]
    let single = people.flatMap { person in signs.map { person + joiner + $0 } }
    let links = ["❤\u{FE0F}\u{200D}💋", "❤\u{FE0F}", "🤝"]
    let couples = people.flatMap { person in
      people.flatMap { other in links.map { [person, $0, other].joined(separator: joiner) } }
    }
    let runners = tones.flatMap { tone in
      ["♀\u{FE0F}", "♂\u{FE0F}\u{200D}➡\u{FE0F}"].map { "🏃\(tone)\u{200D}\($0)" }
    }
    let others = [
      "👨\u{200D}👩\u{200D}👧\u{200D}👦", "🐻\u{200D}❄\u{FE0F}", "🐈\u{200D}⬛",
      "🏳\u{FE0F}\u{200D}⚧\u{FE0F}", "🏴\u{200D}☠\u{FE0F}", "👁\u{FE0F}\u{200D}🗨\u{FE0F}",
      "😶\u{200D}🌫\u{FE0F}", "#\u{FE0F}\u{20E3}", "🇪🇺",
    ]
    return single + couples + runners + others + ["gbeng", "gbsct", "gbwls"].map { flag($0) }
  }

  @Test("every recommended form is shown as it is, also among others")
  func admitsRecommended() {
    let forms = Self.recommended
    #expect(forms.count > 1_000)
    for form in forms where !form.isPrintable || form.printable() != form {
      Issue.record("\(form.unicodeScalars.map(\.value))")
    }
    #expect(forms.joined().isPrintable)
  }

  @Test("every recommended form is one typed face of a playable theme")
  func playsRecommended() {
    let wrong = Self.recommended.filter { form in
      let faces = TypedFaces(symbolsIn: form + "x").entries.map(\.face)
      let theme = Theme(
        id: "t", name: "t", faces: faces, pairs: 2, color: Theme.Color(rgb: 0))
      return faces.map(\.symbol) != [form, "x"] || !theme.problems.isEmpty
    }
    #expect(wrong == [])
  }

  @Test("a joiner is shown between two emoji, or in a word of a script that joins, only")
  func refusesOtherJoiners() {
    let scalars: [Unicode.Scalar] = [
      "a", "1", "#", " ", "日", "\u{301}", "\u{FE0F}", "\u{FE0E}", "🏽", "🇩", "\u{200D}", "\u{202E}",
      "\u{E0067}", "\u{E007F}", "\u{200B}", "ا", "क", "👩", "♀", "❤", "🚀",
    ]
    let emoji: Set<Unicode.Scalar> = ["👩", "♀", "❤", "🚀"]
    let pairs = scalars.flatMap { left in scalars.map { (left, $0) } }
    let shown = pairs.filter { "\($0)\u{200D}\($1)".isPrintable }
    let fit = pairs.filter { left, right in
      let isInWord = left == "ا" || left == "क"
      return emoji.contains(left) && emoji.contains(right)
        || isInWord && right != "\u{200D}" && "\(left)\(right)".isPrintable
    }
    #expect(shown.map { [$0, $1] } == fit.map { [$0, $1] })
  }

  @Test("a joiner that would make an emoji of more than ten scalars is escaped")
  func boundsLength() {
    let five = Array(repeating: "👩", count: 5).joined(separator: Self.joiner)
    #expect(five.isPrintable && "\(five)\u{200D}👩".printable() == "\(five)\\u{200D}👩")
  }

  @Test(
    "tags are shown in the flags of England, Scotland and Wales only",
    arguments: ["ustx", "gben", "gbengl", "gbeng1", "a", ""])
  func refusesOtherTags(region: String) {
    let england = Self.flag("gbeng")
    let others = [
      Self.flag(region), "🐶" + String(england.unicodeScalars.dropFirst()), england + "\u{E0061}",
      String(england.unicodeScalars.dropLast()),
    ]
    #expect(others.filter(\.isPrintable) == [] && Self.flag("").printable() == "🏴\\u{E007F}")
  }
}
