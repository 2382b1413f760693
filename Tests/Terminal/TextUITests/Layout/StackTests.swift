import Testing
import TextUI

struct StackTests {
  @Test("a row shares its width equally, odd cells going to the first views")
  func shares() {
    var wrong: [[Int]] = []
    for width in 0...40 {
      for count in 1...6 {
        let seen = Slip<[Int]>([])
        _ = Renderer().frame(
          of: HStack(spacing: 0) {
            ForEach(0..<count) { _ in
              GeometryReader { geometry in
                let _ = seen.value.append(geometry.size.width)
                EmptyView()
              }
            }
          }, size: Size(width: width, height: 1), at: .zero)
        let isEqual = (seen.value.first ?? 0) - (seen.value.last ?? 0) <= 1
        let isSorted = seen.value == seen.value.sorted(by: >)
        if !isEqual || !isSorted || seen.value.reduce(0, +) != width { wrong.append(seen.value) }
      }
    }
    #expect(wrong == [])
  }

  @Test("inflexible views get their size first, and views of higher priority their ideal size")
  func leastFlexibleFirst() {
    let flexible = rows(9, 1) {
      HStack {
        Text("abc")
        Color.red
        Text("de")
      }
    }
    let texts = rows(7, 1) {
      HStack {
        Text("abcdefgh")
        Text("xy")
      }
    }
    let priority = rows(10, 1) {
      HStack(spacing: 0) {
        Text("abcdefgh").lineLimit(1)
        Text("ABCDEFGH").lineLimit(1).layoutPriority(1)
      }
    }
    #expect(flexible + texts + priority == ["abc    de", "abc… xy", "a…ABCDEFGH"])
  }

  @Test("narrower views follow the alignment, with an odd cell on the right and below")
  func alignment() {
    func column(_ alignment: HorizontalAlignment) -> [String] {
      rows(4, 2) {
        VStack(alignment: alignment) {
          Text("abcd")
          Text("e")
        }
      }
    }
    #expect(
      [column(.leading), column(.center), column(.trailing)] == [
        ["abcd", "e   "], ["abcd", " e  "], ["abcd", "   e"],
      ])

    func row(_ alignment: VerticalAlignment) -> [String] {
      rows(2, 4) {
        HStack(alignment: alignment, spacing: 0) {
          Block("a", 1, 4)
          Text("e")
        }
      }
    }
    #expect(
      [row(.top), row(.center), row(.bottom)] == [
        ["ae", "a ", "a ", "a "], ["a ", "ae", "a ", "a "], ["a ", "a ", "a ", "ae"],
      ])
  }

  @Test("spacing is only between existing views, if negative they overlap; spacers push them apart")
  func spacing() {
    let isThere = false
    let screen = rows(6, 1) {
      HStack(spacing: 2) {
        Text("a")
        if isThere { Text("b") }
        EmptyView()
        Text("c")
      }
    }
    let overlapping = rows(5, 1) {
      HStack(spacing: -1) {
        Text("abc")
        Text("def")
      }
    }
    #expect(screen + overlapping == [" a  c ", "abdef"])

    #expect(
      [
        rows(7, 1) {
          HStack(spacing: 0) {
            Text("a")
            Spacer()
            Text("b")
          }
        },
        rows(7, 1) {
          HStack(spacing: 0) {
            Spacer()
            Text("a")
            Spacer()
            Text("b")
            Spacer()
          }
        },
        rows(6, 3) {
          HStack {
            Spacer(minLength: 2)
            Text("a")
          }.fixedSize().border(.ascii)
        },
      ] == [["a     b"], ["  a  b "], ["+----+", "|   a|", "+----+"]])
  }

  @Test("a stack in depth is as large as its largest views, the last one in front")
  func pile() {
    let screen = rows(5, 3) {
      ZStack(alignment: .bottomTrailing) {
        Block("a", 3, 3)
        Block("b", 5, 1)
        Block("c", 1, 1)
      }
    }
    let raised = rows(1, 1) {
      ZStack {
        Text("a").zIndex(1)
        Text("b")
      }
    }
    #expect(screen + raised == ["  aaa", "  aaa", "bbbbc", "a"])
  }

  @Test("outside of the window nothing is drawn, and nothing traps")
  func outside() {
    let wide = rows(3, 1) {
      HStack {
        Text("abc")
        Text("def")
      }.fixedSize()
    }
    let nothing = rows(0, 0) {
      VStack {
        Text("abc")
        HStack {
          Text("d")
          Color.red
        }
      }
    }
    #expect(
      [wide, rows(3, 1) { HStack { Text("abc") }.offset(x: 9) }, nothing] == [["c d"], ["   "], []])
  }
}
