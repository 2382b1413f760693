import Testing
import TextUI

struct StackTests {
  @Test("a row shares its width equally, odd cells going to the first views")
  func shares() {
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
        #expect(seen.value.reduce(0, +) == width)
        #expect(seen.value == seen.value.sorted(by: >))
        #expect((seen.value.first ?? 0) - (seen.value.last ?? 0) <= 1)
      }
    }
  }

  @Test("inflexible views get their size first, so that text is cut only if necessary")
  func leastFlexibleFirst() {
    #expect(
      rows(9, 1) {
        HStack {
          Text("abc")
          Color.red
          Text("de")
        }
      } == ["abc    de"])
    #expect(
      rows(7, 1) {
        HStack {
          Text("abcdefgh")
          Text("xy")
        }
      } == ["abc… xy"])
  }

  @Test("views of higher priority get their ideal size, the others at least their minimum")
  func priority() {
    let screen = rows(10, 1) {
      HStack(spacing: 0) {
        Text("abcdefgh").lineLimit(1)
        Text("ABCDEFGH").lineLimit(1).layoutPriority(1)
      }
    }
    #expect(screen == ["a…ABCDEFGH"])
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
    #expect(column(.leading) == ["abcd", "e   "])
    #expect(column(.center) == ["abcd", " e  "])
    #expect(column(.trailing) == ["abcd", "   e"])

    func row(_ alignment: VerticalAlignment) -> [String] {
      rows(2, 4) {
        HStack(alignment: alignment, spacing: 0) {
          Block("a", 1, 4)
          Text("e")
        }
      }
    }
    #expect(row(.top) == ["ae", "a ", "a ", "a "])
    #expect(row(.center) == ["a ", "ae", "a ", "a "])
    #expect(row(.bottom) == ["a ", "a ", "a ", "ae"])
  }

  @Test("spacing is only between existing views; if negative they overlap")
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
    #expect(screen == [" a  c "])
    #expect(
      rows(5, 1) {
        HStack(spacing: -1) {
          Text("abc")
          Text("def")
        }
      } == ["abdef"])
  }

  @Test("spacers push views apart and have no thickness")
  func spacers() {
    #expect(
      rows(7, 1) {
        HStack(spacing: 0) {
          Text("a")
          Spacer()
          Text("b")
        }
      } == ["a     b"])
    #expect(
      rows(7, 1) {
        HStack(spacing: 0) {
          Spacer()
          Text("a")
          Spacer()
          Text("b")
          Spacer()
        }
      }
        == ["  a  b "])
    #expect(
      rows(6, 3) {
        HStack {
          Spacer(minLength: 2)
          Text("a")
        }.fixedSize().border(.ascii)
      }
        == ["+----+", "|   a|", "+----+"])
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
    #expect(screen == ["  aaa", "  aaa", "bbbbc"])
    #expect(
      rows(1, 1) {
        ZStack {
          Text("a").zIndex(1)
          Text("b")
        }
      } == ["a"])
  }

  @Test("outside of the window nothing is drawn, and nothing traps")
  func outside() {
    #expect(
      rows(3, 1) {
        HStack {
          Text("abc")
          Text("def")
        }.fixedSize()
      } == ["c d"])
    #expect(rows(3, 1) { HStack { Text("abc") }.offset(x: 9) } == ["   "])
    #expect(
      rows(0, 0) {
        VStack {
          Text("abc")
          HStack {
            Text("d")
            Color.red
          }
        }
      } == [])
  }
}
