import Testing
import TextUI
import TextUITesting

struct LongListTests {
  /// A million numbers, which count how many of them were asked for.
  nonisolated private struct Numbers: RandomAccessCollection {
    final class Reads {
      var value = 0
    }

    let reads: Reads
    var ascends = true
    let endIndex = 1_000_000
    var startIndex: Int { 0 }

    subscript(index: Int) -> Int {
      reads.value += 1
      return ascends ? index : endIndex - 1 - index
    }
  }

  private func list(_ reads: Numbers.Reads, _ selection: Slip<Int?>) -> Stage {
    Stage(width: 10, height: 5) {
      List(Numbers(reads: reads), id: \.self, selection: selection.binding) { Text("\($0)") }
        .defaultFocus()
    }
  }

  @Test("a step at the end of a million rows looks at a few of them")
  func steps() {
    let (reads, selection) = (Numbers.Reads(), Slip<Int?>(nil))
    let stage = list(reads, selection)
    stage.key(.end)
    let last = selection.value
    let reached = [Key.up, .pageUp, .pageUp, .down].map { key -> Int? in
      reads.value = 0
      stage.key(key)
      return reads.value < 150 ? selection.value : nil
    }
    #expect([last] + reached == [999_999, 999_998, 999_994, 999_990, 999_991])
    #expect(stage.rows.contains { $0.hasPrefix("› 999991 ") })
  }

  @Test("a row that the program selects is found wherever it is, and one that is missing is not")
  func anywhere() {
    let (reads, selection) = (Numbers.Reads(), Slip<Int?>(nil))
    let stage = list(reads, selection)
    let missed = [0, 1, 123_456, 999_998, 999_999, 500_000].filter { row in
      selection.value = row
      stage.draw()
      return !stage.rows.contains { $0.hasPrefix("› \(row) ") }
    }
    selection.value = 1_000_000
    stage.draw()
    #expect(missed == [] && !stage.rows.contains { $0.hasPrefix("›") })
  }

  @Test("a frame does not take longer because other rows were visible before it")
  func forgetting() {
    let reads = Numbers.Reads()
    let stage = list(reads, Slip(nil))
    reads.value = 0
    stage.draw()
    let few = reads.value
    for _ in 0..<200 { stage.wheel(1, x: 1, y: 1) }
    let row = stage.rows[0]
    reads.value = 0
    stage.draw()
    #expect(row.hasPrefix("  600") && reads.value <= few + 10)
  }

  @Test(
    "while none is selected in a scrolled list, a step selects the first or the last visible row",
    arguments: [
      (.down, 6), (.pageDown, 6), (.up, 10), (.pageUp, 10), (.home, 0), (.end, 999_999),
    ] as [(Key, Int)])
  func entering(key: Key, row: Int) {
    let selection = Slip<Int?>(nil)
    let stage = list(Numbers.Reads(), selection)
    for _ in 0..<2 { stage.wheel(1, x: 1, y: 1) }
    stage.key(key)
    #expect(selection.value == row)
  }

  @Test("of rows two cells high, one that is wholly visible is selected")
  func highRows() {
    let selection = Slip<Int?>(nil)
    let stage = Stage(width: 6, height: 5) {
      List(0..<50, id: \.self, selection: selection.binding, rowHeight: 2) { Text("\($0)") }
        .defaultFocus()
    }
    stage.wheel(1, x: 1, y: 1)
    stage.key(.down)
    let down = selection.value
    selection.value = nil
    stage.draw()
    stage.key(.up)
    #expect([down, selection.value] == [2, 3])
  }

  /// A row whose state is made only when it is placed.
  private struct Measured: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
      Text("\(number):\(taps)").onTapGesture { taps += 1 }
    }
  }

  @Test("state made while a row is placed is kept, and a row scrolled away leaves at once")
  func lateState() {
    let stage = Stage(width: 5, height: 2) {
      ScrollView(showsIndicators: false) {
        LazyVStack {
          ForEach(0..<99) { number in GeometryReader { _ in Measured(number: number) } }
        }
      }
    }
    // Without a frame between them, so that the row is gone in the first frame after the tap.
    stage.sendAtOnce([
      .mouse(MouseEvent(.down(.left), at: .zero)), .mouse(MouseEvent(.up(.left), at: .zero)),
      .key(KeyPress(.end)),
    ])
    let row = stage.rows[1]
    stage.key(.home)
    #expect(row.contains("98:0") && stage.rows[0].contains("0:1"))

    let moving = Stage(width: 5, height: 2) {
      ScrollView(showsIndicators: false) {
        LazyVStack { ForEach(0..<99) { Text("\($0)").transition(.opacity) } }
      }
    }
    withAnimation(.linear(duration: .seconds(1))) {
      _ = moving.window.send(.key(KeyPress(.end)), at: .zero)
    }
    moving.draw()
    moving.at(.milliseconds(1500))
    #expect(moving.rows == [" 97  ", " 98  "])
  }

  @Test(
    "a row far away is found without a walk, whether ids go up or down",
    arguments: [0, 1, 499_999, 777_777, 999_999], [true, false])
  func farRows(row: Int, ascends: Bool) {
    let (reads, selection) = (Numbers.Reads(), Slip<Int?>(nil))
    let numbers = Numbers(reads: reads, ascends: ascends)
    let stage = Stage(width: 10, height: 5) {
      List(numbers, id: \.self, selection: selection.binding) { Text("\($0)") }
    }
    reads.value = 0
    selection.value = row
    stage.draw()
    #expect(stage.rows.contains { $0.hasPrefix("› \(row)") } && reads.value < 400)
  }

  @Test("rows without an order are found near the last one, and others by a walk")
  func unordered() {
    let ids = (0..<5_000).map { ($0 * 2_741) % 5_000 }
    let selection = Slip<Int?>(ids[0])
    let stage = Stage(width: 10, height: 5) {
      List(ids, id: \.self, selection: selection.binding) { Text("\($0)") }.defaultFocus()
    }
    let missed = [ids[1], ids[4_000], ids[2_500], ids[4_999]].filter { id in
      selection.value = id
      stage.draw()
      return !stage.rows.contains { $0.hasPrefix("› \(id)") }
    }
    stage.key(.up)
    #expect(missed == [] && selection.value == ids[4_998])
  }

  @Test("page keys of a focused field scroll the list around it, and never one beside it")
  func fields() {
    let selection = Slip<Int?>(nil)
    let stage = Stage(width: 14, height: 8) {
      VStack(spacing: 0) {
        ScrollView {
          TextField("Name", text: .constant("Ada")).defaultFocus()
          ForEach(1...40, id: \.self) { Text("line \($0)") }
        }
        .frame(height: 4)
        List(1...40, id: \.self, selection: selection.binding) { Text("row \($0)") }
          .frame(height: 4)
      }
    }
    let isThere = stage.place(of: "Ada") != nil
    for _ in 0..<2 { stage.key(.pageDown) }
    let isScrolled = stage.place(of: "Ada") == nil && stage.place(of: "line 7") != nil
    // Home moves the cursor of the field.
    stage.key(.home)
    #expect(isThere && isScrolled && stage.place(of: "Ada") == nil)
    for _ in 0..<2 { stage.key(.pageUp) }
    #expect(stage.place(of: "Ada") != nil && selection.value == nil)
  }
}
