import Testing
import TextUI

@Suite struct StateObjectTests {
  @Test("an object in a state is created once, when its view first appears")
  func madeOnce() {
    final class Counted {
      let sign = "!"
      init(_ births: Box<Int>) { births.value += 1 }
    }
    struct Owner: View {
      let births: Box<Int>
      @State private var object: Counted
      @State private var count = 0

      init(births: Box<Int>) {
        self.births = births
        _object = State(wrappedValue: Counted(births))
      }

      var body: some View {
        Text("\(count)\(object.sign)").onTapGesture { count += 1 }
      }
    }
    let (births, isThere) = (Box(0), Box(true))
    let window = Window { if isThere.value { Owner(births: births) } }
    for tap in 0..<3 {
      #expect(window.rows(2, 1) == ["\(tap)!"])
      window.tap(0, 0)
    }
    let firstBirths = births.value
    isThere.value = false
    _ = window.rows(2, 1)
    isThere.value = true
    #expect((window.rows(2, 1), [firstBirths, births.value]) == (["0!"], [1, 2]))
  }
}
