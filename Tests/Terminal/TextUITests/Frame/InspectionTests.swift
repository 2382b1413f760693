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

  @Test("each view precedes its descendants, one with a body its elements; others are not listed")
  func nested() {
    let elements = [
      "WindowElement 0,0 9x4", "Greeting 1,1 7x2", "StackLayout 1,1 7x2",
      "HandlerElement.tap 1,2 7x1", "TextElement 1,2 7x1",
    ]
    let withoutFrame = Window { Greeting() }.views(at: .zero).map(\.name)
    let places = [(1, 2), (0, 0), (9, 0)].map { x, y in names(x, y) { Greeting() } }
    #expect(places + [withoutFrame] == [elements, [elements[0]], [], []])
  }

  @Test("scrolled views are listed where they are visible, lazy rows too")
  func scrolled() {
    let list = names(4, 3) {
      ScrollView { LazyVStack(rowHeight: 1) { ForEach(0..<50) { _ in Door() } } }
    }
    #expect(list.filter { $0.hasPrefix("Door") } == ["Door 2,3 4x1"])
  }

  @Test("a popup is listed after the views below it, and inspection does not change the frame")
  func layers() throws {
    let names = names(4, 1) { House() }.compactMap { $0.split(separator: " ").first }
    let house = try #require(names.firstIndex(of: "House"))
    let door = try #require(names.firstIndex(of: "Door"))
    let window = Window { House() }
    let before = window.rows(9, 4, at: 1)
    _ = window.views(at: Point(x: 4, y: 1))
    #expect(house < door && window.rows(9, 4, at: 1) == before)
  }
}
