import Testing
import TextUI

@Suite("Views at a cell")
struct InspectionTests {
  private struct Greeting: View {
    var body: some View {
      VStack {
        Text("good")
        Text("morning").onTapGesture {}
      }
    }
  }

  private struct House: View {
    @State private var isOpen = true

    var body: some View {
      Greeting().padding(1).popup(isPresented: $isOpen) { Door() }
    }
  }

  private struct Door: View {
    var body: some View { Text("door") }
  }

  private func names<Root: View>(_ x: Int, _ y: Int, _ root: @escaping () -> Root) -> [String] {
    let window = Window { root() }
    window.frame(size: Size(width: 9, height: 4), at: .zero)
    return window.views(at: Point(x: x, y: y)).map {
      "\($0.name) \($0.rect.x),\($0.rect.y) \($0.rect.width)x\($0.rect.height)"
    }
  }

  @Test("each view precedes its descendants, and one with a body precedes its elements")
  func nested() {
    #expect(
      names(1, 2) { Greeting() } == [
        "WindowElement 0,0 9x4", "Greeting 1,1 7x2", "StackLayout 1,1 7x2",
        "HandlerElement.tap 1,2 7x1", "TextElement 1,2 7x1",
      ])
  }

  @Test("views elsewhere are not listed, and none outside of the window")
  func elsewhere() {
    #expect(names(0, 0) { Greeting() } == ["WindowElement 0,0 9x4"])
    #expect(names(9, 0) { Greeting() }.isEmpty)
    #expect(Window { Greeting() }.views(at: .zero).isEmpty, "no frame has been made")
  }

  @Test("scrolled views are listed where they are visible, lazy rows too")
  func scrolled() {
    let list = names(4, 3) {
      ScrollView { LazyVStack(rowHeight: 1) { ForEach(0..<50) { _ in Door() } } }
    }
    #expect(list.filter { $0.hasPrefix("Door") } == ["Door 2,3 4x1"])
  }

  @Test("a popup is listed after the views below it")
  func layers() throws {
    let names = names(4, 1) { House() }.compactMap { $0.split(separator: " ").first }
    let house = try #require(names.firstIndex(of: "House"))
    let door = try #require(names.firstIndex(of: "Door"))
    #expect(house < door)
  }

  @Test("inspection does not change the frame")
  func harmless() {
    let window = Window { House() }
    let size = Size(width: 9, height: 4)
    let before = window.frame(size: size, at: .seconds(1)).buffer.lines
    _ = window.views(at: Point(x: 4, y: 1))
    #expect(window.frame(size: size, at: .seconds(1)).buffer.lines == before)
  }
}
