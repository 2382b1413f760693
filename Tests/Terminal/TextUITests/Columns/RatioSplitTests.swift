import Testing
import TextUI

@Suite("A split in a ratio")
struct RatioSplitTests {
  private final class Model {
    var ratio = 0.5
  }

  private let model = Model()

  private func window(_ axis: Axis = .horizontal) -> Window {
    Window { [model] in
      RatioSplit(axis, ratio: Bindable(model).ratio) {
        Text("aaaaaaaaa").lineLimit(1)
      } second: {
        Text("bbbbbbbbb").lineLimit(1)
      }
    }
  }

  @Test("has parts that add up to every length, each at most a cell off its ratio")
  func sums() {
    var wrong: [String] = []
    for length in 0...40 {
      for ratio in [0, 0.1, 1.0 / 3, 0.5, 0.618, 0.99, 1] {
        var widths: [Int] = []
        let window = Window {
          RatioSplit(ratio: ratio) {
            GeometryReader { proxy in Text("\(widths.append(proxy.size.width))") }
          } second: {
            GeometryReader { proxy in Text("\(widths.append(proxy.size.width))") }
          }
        }
        _ = window.rows(length, 1)
        let parts = widths.prefix(2)
        let isNear = abs(Double(parts[0]) - Double(length) * ratio) <= 0.5
        if parts.reduce(0, +) != length || !isNear { wrong.append("\(length) in ratio \(ratio)") }
      }
    }
    #expect(wrong == [])
  }

  @Test("clamps invalid ratios", arguments: [-1, 2, .nan, .infinity])
  func strangeRatios(ratio: Double) {
    let window = Window {
      RatioSplit(ratio: ratio) {
        Color.red
      } second: {
        Text("bbbb")
      }
    }
    #expect(window.rows(4, 1) == [ratio > 1 ? "    " : "bbbb"])
  }

  @Test("has a line between the parts if it can be moved")
  func screen() {
    #expect(
      [window().rows(9, 1), window(.vertical).rows(3, 3), window().rows(2, 1), window().rows(1, 1)]
        == [["aaa…│bbb…"], ["aa…", "───", "bb…"], ["…│"], ["│"]])
    #expect(window().rows(0, 0) == [])
  }

  @Test("has a line that follows the mouse, and stops at the edges")
  func drag() {
    let window = window()
    _ = window.rows(9, 1)
    window.mouse(.down(.left), 4, 0)
    let rows = [6, 8, 20, -3].map { x in
      window.mouse(.moved(.left), x, 0)
      return window.rows(9, 1)[0]
    }
    #expect(rows == ["aaaaa…│b…", "aaaaaaa…│", "aaaaaaa…│", "│bbbbbbb…"])
    window.mouse(.up(.left), 0, 0)
    #expect(model.ratio == 0)
  }

  @Test("moves the line back on Esc during a drag")
  func escapesDrag() {
    let window = window()
    let before = window.rows(9, 1)
    window.mouse(.down(.left), 4, 0)
    let moved = [6, 8].map { x in
      window.mouse(.moved(.left), x, 0)
      return window.rows(9, 1)
    }
    #expect(!moved.contains(before))
    window.send(.key(KeyPress(.escape)), at: .zero)
    #expect(window.rows(9, 1) == before && model.ratio == 0.5)
  }

  @Test("moves the focused line by a cell with the arrows")
  func keys() {
    let window = window(.vertical)
    _ = window.rows(3, 9)
    window.key(.tab)
    for key in [Key.down, .down, .up] {
      _ = window.rows(3, 9)
      window.key(key)
    }
    #expect(window.rows(3, 9)[5] == "───")
    for _ in 0..<9 {
      window.key(.down)
      _ = window.rows(3, 9)
    }
    #expect(model.ratio == 1)
  }

  @Test("has parts that are the containers of their content")
  func isContainer() {
    let rows = rows(10, 4) {
      RatioSplit(ratio: 0.6) {
        Color.red.overlay { Fill("a") }.containerRelativeFrame([.horizontal, .vertical]) {
          length, _ in
          length / 2
        }
      } second: {
        RatioSplit(.vertical, ratio: 0.5) {
          Fill("b").containerRelativeFrame(.horizontal, count: 2, spacing: 0)
        } second: {
          Fill("c").containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    #expect(rows == ["       bb ", " aaa   bb ", " aaa  cccc", "      cccc"])
  }
}
