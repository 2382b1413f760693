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

  @Test("shows both columns with their bars if there is room, and collapses to one of them")
  func columns() {
    let window = window()
    let collapsed = states(of: window.rows(15, 2), { showsDetail.value = true })
    #expect(
      [self.window().rows(16, 2), self.window().rows(16, 1)] + collapsed == [
        [" All  │     Edit", "list0 │  item0  "], [" All  │     Edit"],
        ["      All      ", "     list0     "], ["‹ Back     Edit", "     item0     "],
      ])
    #expect(window.rows(0, 0) == [])
  }

  @Test("without a binding shows the detail of a row that is tapped or opened", arguments: 0..<2)
  func lists(way: Int) {
    let chosen = Box<Int?>(nil)
    let window = Window(environment: .still) {
      NavigationSplitView(minimumWidth: 16) {
        List(1...3, id: \.self, selection: Bindable(chosen).value) { Text("row \($0)") }
      } detail: {
        Text("detail \(chosen.value ?? 0)")
      }
    }
    #expect(window.rows(15, 3) == ["  row 1        ", "  row 2        ", "  row 3        "])
    if way == 0 {
      window.tap(3, 1)
    } else {
      for key in [Key.down, .down, .enter] { window.key(key) }
    }
    #expect(
      states(of: window.rows(15, 3)[1], { window.key(.escape) }) == [
        "   detail 2    ", "› row 2        ",
      ])
    #expect(window.rows(40, 3)[1].contains("detail 2"))
  }

  @Test("has columns that add up to every width")
  func widths() {
    var wrong: [Int] = []
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
      if widths[0] + 1 + widths[1] != width || widths[0] > 40 { wrong.append(width) }
    }
    #expect(wrong == [])
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
    #expect(!showsDetail.value && window.rows(15, 2)[1] == "     list0     ")
    #expect(!window.key(.escape))
  }

  @Test("keeps the state of both columns, alone, covered and side by side")
  func keepsState() {
    let window = window()
    _ = window.rows(16, 2)
    window.tap(2, 1)
    window.tap(10, 1)
    window.tap(10, 1)
    var rows = [window.rows(16, 2)[1]]
    for isDetail in [false, true, false] {
      showsDetail.value = isDetail
      _ = window.rows(15, 2)
      rows.append(window.rows(15, 2)[1])
    }
    rows.append(window.rows(16, 2)[1])
    #expect(
      rows == [
        "list1 │  item2  ", "     list1     ", "     item2     ", "     list1     ",
        "list1 │  item2  ",
      ])
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
