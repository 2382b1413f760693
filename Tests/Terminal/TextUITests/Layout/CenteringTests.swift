import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Centring")
struct CenteringTests {
  @Test("a view centred in a space that is centred in one of the view's size fills it")
  func cancelsOut() {
    var moved: [Size] = []
    for outer in 1...100 {
      for inner in 1...100 {
        let space = Rect(x: 3, y: 5, width: outer, height: inner)
        let middle = Alignment.center.rect(of: Size(width: inner, height: outer), in: space)
        if Alignment.center.rect(of: space.size, in: middle) != space { moved.append(space.size) }
      }
    }
    #expect(moved == [])
  }

  @Test("a background of the container's size behind centred content reaches all its cells")
  func background() {
    var wrong: [String] = []
    for width in 1...12 {
      for height in 1...9 {
        let screen = rows(width, height) {
          Text("x")
            .background { Fill("#").frame(width: width, height: height) }
            .frame(maxWidth: .max, maxHeight: .max)
        }
        if !screen.joined().allSatisfy({ "#x".contains($0) }) { wrong.append("\(width)x\(height)") }
      }
    }
    #expect(wrong == [])
  }

  @Test("frames in frames of alternating sizes do not move")
  func frames() {
    let screens = (1...20).map { size in
      rows(size, 1) {
        Fill("#").frame(width: size, height: 1).frame(width: 7).frame(width: size)
          .frame(width: 2).frame(width: size)
      }
    }
    #expect(screens == (1...20).map { [String(repeating: "#", count: $0)] })
  }
}
