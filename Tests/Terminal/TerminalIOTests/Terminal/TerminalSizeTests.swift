import Testing
import TextUI

@testable import TerminalIO

@Suite struct TerminalSizeTests {
  private func size(
    _ width: Int, _ height: Int, last: Size? = nil, _ environment: [String: String] = [:]
  ) -> Size {
    TerminalSize(
      cells: Size(width: width, height: height), pixels: .zero, last: last,
      environment: environment
    ).cells
  }

  @Test("the terminal's size counts, then the last size, then the environment, then 80 by 24")
  func order() {
    let last = Size(width: 50, height: 20)
    let environment = ["COLUMNS": "100", "LINES": "30"]

    #expect(size(10, 5, last: last, environment) == Size(width: 10, height: 5))
    #expect(size(0, 0, last: last, environment) == last)
    #expect(size(0, 0, environment) == Size(width: 100, height: 30))
    #expect(size(0, 0) == Size(width: 80, height: 24))
    #expect(size(0, 0, last: .zero) == Size(width: 80, height: 24))
    #expect(size(0, 7, last: last) == Size(width: 50, height: 7))
  }

  @Test("invalid sizes in the environment are ignored", arguments: ["", "abc", "-5", "0", "1e3"])
  func nonsense(value: String) {
    #expect(size(0, 0, ["COLUMNS": value, "LINES": value]) == Size(width: 80, height: 24))
  }

  @Test("sizes are limited to what fits in memory")
  func largest() {
    #expect(size(65_535, 65_535) == TerminalSize.largest)
    #expect(size(0, 0, ["COLUMNS": "9999999999"]).width == TerminalSize.largest.width)
    #expect(size(1, 1) == Size(width: 1, height: 1))
  }

  @Test("the aspect ratio of a cell is known if the terminal reports plausible pixels")
  func aspect() {
    func aspect(_ width: Int, _ height: Int) -> Double? {
      TerminalSize(
        cells: Size(width: 80, height: 24), pixels: Size(width: width, height: height), last: nil
      ).cellAspect
    }

    #expect(aspect(640, 384) == 0.5)
    #expect(aspect(800, 480) == 0.5)
    #expect(aspect(0, 0) == nil)
    #expect(aspect(640, 0) == nil)
    #expect(aspect(80, 2400) == nil)
    #expect(aspect(6400, 24) == nil)
  }

  @Test("the pixels of a cell are whole, and known if they are plausible")
  func pixels() {
    func cell(_ cells: Size, _ width: Int, _ height: Int) -> Size? {
      TerminalSize(cells: cells, pixels: Size(width: width, height: height), last: nil).cellPixels
    }
    let usual = Size(width: 80, height: 24)
    #expect(cell(usual, 644, 390) == Size(width: 8, height: 16))
    #expect(cell(usual, 40, 24) == nil, "less than a pixel")
    #expect(cell(Size(width: 1, height: 1), 257, 300) == nil)
    #expect(cell(usual, 0, 0) == nil)
  }
}

@Suite struct SizeNoticeTests {
  private func lines(
    _ width: Int, _ height: Int, isUnicode: Bool = true, advice: String = ""
  ) -> [String] {
    TooSmallNotice(
      needed: Size(width: 40, height: 12), size: Size(width: width, height: height),
      isUnicode: isUnicode, advice: advice
    ).buffer.lines
  }

  @Test("the notice is centred, and wrapped between words")
  func literal() {
    #expect(
      lines(23, 3) == [
        "                       ",
        " needs 40×12, has 23×3 ",
        "                       ",
      ])
    #expect(
      lines(10, 4, isUnicode: false) == ["  needs   ", "40x12, has", "   10x4   ", "          "])
    #expect(lines(3, 2) == ["nee", "40×"])
    #expect(lines(1, 1) == ["n"])
    #expect(lines(0, 0) == [])
  }

  @Test("advice is below the sizes, if all of it fits")
  func advises() {
    let advice = "or run memorize --plain"
    #expect(
      lines(24, 3, advice: advice) == [
        " needs 40×12, has 24×3  ", "or run memorize --plain ", "                        ",
      ])
    #expect(
      lines(12, 5, advice: advice) == [
        "needs 40×12,", "  has 12×5  ", "   or run   ", "  memorize  ", "  --plain   ",
      ])
    #expect(lines(24, 1, advice: advice) == [" needs 40×12, has 24×1  "])
  }
}
