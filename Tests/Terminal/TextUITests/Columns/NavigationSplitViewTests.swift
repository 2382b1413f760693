import Testing
import TextUI

@Suite("A split view")
struct NavigationSplitViewTests {
  private let showsDetail = Box(false)

  private func window() -> Window {
    Window { [showsDetail] in
      NavigationSplitView(
        showsDetail: Bindable(showsDetail).value, sidebarWidth: 6, minimumWidth: 16
      ) {
        Tally("list").navigationTitle("All")
      } detail: {
        Tally("item").toolbar { Text("Edit") }
      }
    }
  }

  @Test("shows both columns with their bars if there is room")
  func columns() {
    #expect(window().rows(16, 2) == [" All  │     Edit", "list0 │  item0  "])
    #expect(window().rows(16, 1) == [" All  │     Edit"])
  }

  @Test("collapses to one of them otherwise")
  func collapsed() {
    let window = window()
    #expect(window.rows(15, 2) == ["      All      ", "     list0     "])
    showsDetail.value = true
    #expect(window.rows(15, 2) == ["‹ Back     Edit", "     item0     "])
    #expect(window.rows(0, 0) == [])
  }

  @Test("has columns that add up to every width")
  func widths() {
    for width in 1...130 {
      var widths: [Int] = []
      let window = Window { [showsDetail] in
        NavigationSplitView(showsDetail: Bindable(showsDetail).value, minimumWidth: 1) {
          GeometryReader { Text("\(widths.append($0.size.width))") }
        } detail: {
          GeometryReader { Text("\(widths.append($0.size.width))") }
        }
      }
      _ = window.rows(width, 1)
      #expect(widths[0] + 1 + widths[1] == width)
      #expect(widths[0] <= 40)
    }
  }

  @Test(
    "goes back from the collapsed detail by Escape, the left arrow and the bar", arguments: 0..<3)
  func back(way: Int) {
    showsDetail.value = true
    let window = window()
    _ = window.rows(15, 2)
    switch way {
    case 0: window.key(.escape)
    case 1: window.key(.left)
    default: window.tap(0, 0)
    }
    #expect(!showsDetail.value)
    #expect(window.rows(15, 2)[1] == "     list0     ")
    #expect(!window.key(.escape))
  }

  @Test("keeps the state of both columns, alone, covered and side by side")
  func keepsState() {
    let window = window()
    _ = window.rows(16, 2)
    window.tap(2, 1)
    window.tap(10, 1)
    window.tap(10, 1)
    #expect(window.rows(16, 2)[1] == "list1 │  item2  ")
    for isDetail in [false, true, false] {
      showsDetail.value = isDetail
      _ = window.rows(15, 2)
      #expect(window.rows(15, 2)[1] == (isDetail ? "     item2     " : "     list1     "))
    }
    #expect(window.rows(16, 2)[1] == "list1 │  item2  ")
  }

  @Test("has columns that are containers without their bars")
  func container() {
    var lengths: [Double] = []
    let window = Window { [showsDetail] in
      NavigationSplitView(
        showsDetail: Bindable(showsDetail).value, sidebarWidth: 6, minimumWidth: 10
      ) {
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in
          lengths.append(length)
          return length
        }
        .navigationTitle("All")
      } detail: {
        Text("x")
      }
    }
    _ = window.rows(20, 10)
    #expect(Set(lengths) == [6, 9])
  }
}
