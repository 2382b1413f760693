import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Centring")
struct CenteringTests {
  @Test("a view centred in a space that is centred in one of the view's size fills it")
  func cancelsOut() {
    for outer in 1...100 {
      for inner in 1...100 {
        let space = Rect(x: 3, y: 5, width: outer, height: inner)
        let middle = Alignment.center.rect(of: Size(width: inner, height: outer), in: space)
        #expect(Alignment.center.rect(of: space.size, in: middle) == space)
      }
    }
  }

  @Test("a background of the container's size behind centred content reaches all its cells")
  func background() {
    for width in 1...12 {
      for height in 1...9 {
        let screen = rows(width, height) {
          Text("x")
            .background { Fill("#").frame(width: width, height: height) }
            .frame(maxWidth: .max, maxHeight: .max)
        }
        #expect(screen.joined().allSatisfy { "#x".contains($0) }, "\(width)x\(height)")
      }
    }
  }

  @Test("frames in frames of alternating sizes do not move", arguments: 1...20)
  func frames(size: Int) {
    let screen = rows(size, 1) {
      Fill("#").frame(width: size, height: 1).frame(width: 7).frame(width: size)
        .frame(width: 2).frame(width: size)
    }
    #expect(screen == [String(repeating: "#", count: size)])
  }
}
