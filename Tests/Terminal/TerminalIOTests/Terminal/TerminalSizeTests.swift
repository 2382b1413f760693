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

  @Test(
    "the terminal's size counts, then the last one, then the environment, and cells have an aspect"
  )
  func order() {
    let last = Size(width: 50, height: 20)
    let environment = ["COLUMNS": "100", "LINES": "30"]

    #expect(
      (
        size(10, 5, last: last, environment), size(0, 0, last: last, environment),
        size(0, 0, environment), size(0, 0), size(0, 0, last: .zero)
      ) == (
        Size(width: 10, height: 5), last, Size(width: 100, height: 30), Size(width: 80, height: 24),
        Size(width: 80, height: 24)
      ))
    #expect(size(0, 7, last: last) == Size(width: 50, height: 7))

    func aspect(_ width: Int, _ height: Int) -> Double? {
      TerminalSize(
        cells: Size(width: 80, height: 24), pixels: Size(width: width, height: height), last: nil
      ).cellAspect
    }

    #expect(
      (aspect(640, 384), aspect(800, 480)) == (0.5, 0.5) && aspect(0, 0) == nil
        && aspect(640, 0) == nil && aspect(80, 2400) == nil)
    #expect(aspect(6400, 24) == nil)
  }

  @Test("invalid sizes in the environment are ignored", arguments: ["", "abc", "-5", "0", "1e3"])
  func nonsense(value: String) {
    #expect(size(0, 0, ["COLUMNS": value, "LINES": value]) == Size(width: 80, height: 24))
  }

  @Test("sizes are limited to what fits in memory, and the pixels of a cell to plausible ones")
  func largest() {
    #expect(
      (size(65_535, 65_535), size(0, 0, ["COLUMNS": "9999999999"]).width, size(1, 1)) == (
        TerminalSize.largest, TerminalSize.largest.width, Size(width: 1, height: 1)
      ))

    func cell(_ cells: Size, _ width: Int, _ height: Int) -> Size? {
      TerminalSize(cells: cells, pixels: Size(width: width, height: height), last: nil).cellPixels
    }
    let usual = Size(width: 80, height: 24)
    #expect(cell(usual, 644, 390) == Size(width: 8, height: 16))
    #expect(cell(usual, 40, 24) == nil, "less than a pixel")
    #expect(cell(Size(width: 1, height: 1), 257, 300) == nil && cell(usual, 0, 0) == nil)
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

  @Test("the notice is centred, wrapped between words, and above advice if all of it fits")
  func literal() {
    let advice = "or run memorize --plain"
    #expect(
      (lines(23, 3), lines(10, 4, isUnicode: false), lines(3, 2), lines(1, 1), lines(0, 0)) == (
        ["                       ", " needs 40×12, has 23×3 ", "                       "],
        ["  needs   ", "40x12, has", "   10x4   ", "          "], ["nee", "40×"], ["n"], []
      ))
    #expect(
      (lines(24, 3, advice: advice), lines(12, 5, advice: advice)) == (
        [" needs 40×12, has 24×3  ", "or run memorize --plain ", "                        "],
        ["needs 40×12,", "  has 12×5  ", "   or run   ", "  memorize  ", "  --plain   "]
      ))
    #expect(lines(24, 1, advice: advice) == [" needs 40×12, has 24×1  "])
  }
}
