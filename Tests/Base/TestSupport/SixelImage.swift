/// A picture that a sixel sequence draws, for tests of encoders.
public struct SixelImage {
  /// The red, green and blue of a pixel in percent.
  public typealias Percents = SIMD3<Int>

  /// The width in pixels.
  public private(set) var width = 0
  /// The height in pixels.
  public private(set) var height = 0
  /// The pixels that are drawn, indexed by row and column.
  public private(set) var pixels: [[Percents?]] = []
  /// The number of colours that are defined.
  public var colorCount: Int { colors.count }
  /// The differences to what terminals accept.
  public private(set) var errors: [String] = []

  private var colors: [Int: Percents] = [:]
  private var color = 0
  private var (column, top) = (0, 0)
  private var rest: Substring.UTF8View

  /// Decodes the text between `ESC P` and `ESC \`.
  public init(_ text: Substring) {
    rest = text.utf8
    readHead()
    while let letter = rest.popFirst() { draw(letter) }
  }

  private mutating func readHead() {
    guard rest.starts(with: "0;1q\"".utf8) else { return errors.append("head") }
    rest = rest.dropFirst(5)
    let sizes = readNumbers()
    guard sizes.count == 4, sizes.prefix(2) == [1, 1], sizes[2] > 0, sizes[3] > 0 else {
      return errors.append("sizes \(sizes)")
    }
    (width, height) = (sizes[2], sizes[3])
    pixels = Array(repeating: Array(repeating: nil, count: width), count: height)
  }

  private mutating func readNumbers() -> [Int] {
    var numbers = [0]
    while let letter = rest.first {
      switch letter {
      case UInt8(ascii: ";"): numbers.append(0)
      case 0x30...0x39:
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(letter) - 0x30
      default: return numbers
      }
      rest = rest.dropFirst()
    }
    return numbers
  }

  private mutating func draw(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "#"): choose(readNumbers())
    case UInt8(ascii: "!"):
      let count = readNumbers().first ?? 0
      guard count > 0, let repeated = rest.popFirst() else { return errors.append("repeat") }
      for _ in 0..<count { drawSixel(repeated) }
    case UInt8(ascii: "$"): column = 0
    case UInt8(ascii: "-"): (column, top) = (0, top + 6)
    default: drawSixel(letter)
    }
  }

  private mutating func choose(_ numbers: [Int]) {
    color = numbers[0]
    if numbers.count == 1, colors[color] != nil { return }
    guard numbers.count == 5, numbers[1] == 2, numbers.dropFirst(2).allSatisfy({ $0 <= 100 }),
      colors[color] == nil
    else { return errors.append("colour \(numbers)") }
    colors[color] = Percents(numbers[2], numbers[3], numbers[4])
  }

  private mutating func drawSixel(_ letter: UInt8) {
    guard 0x3F...0x7E ~= letter, column < width else { return errors.append("sixel \(letter)") }
    for row in 0..<6 where (letter - 0x3F) >> UInt8(row) & 1 == 1 {
      guard top + row < height else { return errors.append("row \(top + row)") }
      pixels[top + row][column] = colors[color]
    }
    column += 1
  }
}
