/// A bitmap font of 5×8 pixels for letters of Latin script, digits and a few signs.
enum BlockFont {
  /// The rows of a character, the last of which is below the baseline.
  static let height = 8

  /// Returns the columns of a character from left to right, in which bit 0 is the top pixel.
  ///
  /// - Returns: `nil` for a character that the font does not have.
  static func columns(of character: Character) -> [UInt8]? {
    columns[character]
  }

  private static let columns: [Character: [UInt8]] = {
    let signs = zip(characters, bitmaps.split(separator: " "))
    var columns = Dictionary(uniqueKeysWithValues: signs.map { ($0, bytes(of: $1)) })
    for (mark, letters) in marks {
      for pair in letters.split(separator: " ") {
        guard let letter = pair.first, let plain = pair.last, let base = columns[plain] else {
          continue
        }
        // The two upper rows are free above small letters, except for the dot of an i.
        columns[letter] = zip(base, mark).map { $0 & 0xFC | $1 }
      }
    }
    return columns
  }()

  /// The columns of a mark, with the small letters that have it, each before its plain letter.
  private static let marks: [(columns: [UInt8], letters: String)] = [
    ([0, 1, 0, 1, 0], "äa ëe ïi öo üu ÿy"), ([0, 0, 2, 1, 0], "áa ée íi óo úu ýy ćc ńn śs źz"),
    ([0, 1, 2, 0, 0], "àa èe ìi òo ùu"), ([0, 2, 1, 2, 0], "âa êe îi ôo ûu"),
    ([2, 1, 1, 2, 1], "ãa ñn õo"), ([0, 1, 2, 1, 0], "čc ěe ňn řr šs žz"),
    ([1, 2, 2, 2, 1], "ğg"), ([0, 0, 1, 0, 0], "żz ėe"), ([0, 0, 0, 0, 0], "ıi"),
    ([0, 0, 0x80, 0, 0], "çc şs"), ([0, 0, 0, 0x80, 0], "ąa ęe"),
  ]

  private static func bytes(of digits: Substring) -> [UInt8] {
    let values = digits.compactMap(\.hexDigitValue).map(UInt8.init)
    return stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }

  private static let characters =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-!?.'×÷=,:/()ß"

  /// Two digits of each column, five columns of each character.
  private static let bitmaps = """
    3E5149453E 00427F4000 7249494946 2141494D33 1814127F10 2745454539 3C4A494931 4121110907 \
    3649494936 464949291E 7C1211127C 7F49494936 3E41414122 7F4141413E 7F49494941 7F09090901 \
    3E41415172 7F0808087F 00417F4100 2040413F01 7F08142241 7F40404040 7F021C027F 7F0408107F \
    3E4141413E 7F09090906 3E4151215E 7F09192946 2649494932 01017F0101 3F4040403F 1F2040201F \
    3F4038403F 6314081463 0304780403 6159494D43 2054547840 7F28444438 3844444428 384444287F \
    3854545418 00087E0902 18A4A49C78 7F08040478 00447D4000 2040403D00 7F10284400 00417F4000 \
    7C04780478 7C08040478 3844444438 FC18242418 18242418FC 7C08040408 4854545424 04043F4424 \
    3C4040207C 1C2040201C 3C4030403C 4428102844 4C9090907C 4464544C44 08083E0808 0808080808 \
    00005F0000 0201590906 0060600000 0000070000 2214081422 08082A0808 1414141414 0080600000 \
    0036360000 2010080402 001C224100 0041221C00 7E01251A00
    """
}
