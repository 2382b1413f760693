/// A bitmap font of 5×7 pixels for the letters of Latin scripts, digits and a few signs.
///
/// Two rows above the capitals and one below the baseline hold marks and descenders.
enum BlockFont {
  /// The number of rows of a character.
  static let height = 10
  /// The number of rows above the capitals.
  static let ascent = 2

  /// Returns the columns of a character from left to right, in which bit 0 is the top pixel.
  ///
  /// - Returns: `nil` for a character that the font does not have.
  static func columns(of character: Character) -> [UInt16]? {
    columns[character] ?? marked[character]
  }

  /// The characters without a mark.
  static let columns: [Character: [UInt16]] = {
    let signs = zip(characters, bitmaps.split(separator: " "))
    return Dictionary(uniqueKeysWithValues: signs.map { ($0, columns(in: $1)) })
  }()

  /// The letters with a mark, each made of a letter and the mark.
  private static let marked: [Character: [UInt16]] = {
    var marked: [Character: [UInt16]] = [:]
    for (letter, columns) in columns where letter.isLetter && letter.isASCII {
      for mark in BlockMark.all {
        // A letter with its mark is equal to the character that combines both.
        let character = mark.combined[letter] ?? Character("\(letter)\(mark.scalar)")
        marked[character] = mark.columns(on: columns)
      }
    }
    return marked
  }()

  private static func columns(in digits: Substring) -> [UInt16] {
    let values = digits.compactMap(\.hexDigitValue).map(UInt16.init)
    return stride(from: 0, to: values.count - 1, by: 2).map {
      (values[$0] << 4 | values[$0 + 1]) << ascent
    }
  }

  private static let characters =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-!?.'’×=¿¡ßẞæÆœŒı÷,:/()"

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
    00005F0000 0201590906 0060600000 0000070000 0000070000 2214081422 1414141414 30484D4020 \
    00007D0000 7E01493600 7E01493600 2454385458 7E097F4949 3844385458 3E417F4949 00447C4000 \
    08082A0808 0080600000 0036360000 2010080402 001C224100 0041221C00
    """
}
