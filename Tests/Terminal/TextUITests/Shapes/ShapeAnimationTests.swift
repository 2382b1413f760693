import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Animated shapes")
struct ShapeAnimationTests {
  private func numbers(_ shape: some Shape) -> AnimatableVector { shape.animatableData.vector }

  @Test(
    "the numbers of a shape and its modifiers have slots, are written and read, if there is room")
  func slots() {
    #expect(numbers(Circle()) == .zero)
    #expect(
      [
        numbers(RoundedRectangle(cornerRadius: 2)),
        numbers(Pie(start: .degrees(10), end: .degrees(20))),
        numbers(Circle().trim(from: 0.25, to: 0.5)),
        numbers(Pie(end: .degrees(20)).scale(x: 2, y: 3).rotation(.degrees(7))),
        numbers(RoundedRectangle(cornerRadius: 2).inset(by: 3).stroke(lineWidth: 4)),
      ] == [
        SIMD4(2, 0, 0, 0), SIMD4(10, 20, 0, 0), SIMD4(0.25, 0.5, 0, 0), SIMD4(0, 20, 2, 3),
        SIMD4(2, 3, 4, 0),
      ])

    func isKept(_ shape: some Shape) -> Bool {
      var shape = shape
      let before = shape.animatableData.vector
      let target = before + SIMD4(1, 2, 3, 4)
      shape.animatableData.vector = target
      let count = shape.animatedNumbers
      return (0..<4).allSatisfy { slot in
        shape.animatableData.vector[slot] == (slot < count ? target : before)[slot]
      }
    }

    #expect(
      isKept(Pie(end: .zero)) && isKept(RoundedRectangle(cornerRadius: 0).trim().translation())
        && isKept(Pie(end: .zero).trim().inset(by: 1)) && isKept(Circle().scale(1).rotation(.zero)))
    #expect(isKept(Rectangle()))

    let rect = ShapeRect(x: 0, y: 0, width: 8, height: 8)
    let trimmed = Pie(end: .degrees(90)).trim(from: 0, to: 0.5)
    var inset = trimmed.inset(by: 1)
    inset.animatableData.vector = SIMD4(0, 180, 0, 1)

    #expect(inset.path(in: rect) == Pie(end: .degrees(180)).inset(by: 1).path(in: rect))
  }

  @Test("a countdown shrinks smoothly")
  func countdown() {
    struct Countdown: View {
      let degrees: Double
      var body: some View {
        Pie(end: .degrees(degrees)).fill(.red).animation(.linear, value: degrees)
      }
    }
    let renderer = Renderer()
    func frame(_ degrees: Double, at milliseconds: Int) -> Frame {
      renderer.frame(
        of: Countdown(degrees: degrees), size: Size(width: 8, height: 4),
        at: .milliseconds(milliseconds))
    }

    #expect(frame(360, at: 0).buffer == Pie(end: .degrees(360)).fill(.red).buffer(8, 4))
    let start = frame(180, at: 1000)
    #expect(
      (start.buffer, start.wake != nil) == (Pie(end: .degrees(360)).fill(.red).buffer(8, 4), true))
    #expect(
      [frame(180, at: 1125).buffer, frame(180, at: 2000).buffer] == [
        Pie(end: .degrees(270)).fill(.red).buffer(8, 4),
        Pie(end: .degrees(180)).fill(.red).buffer(8, 4),
      ])
  }
}
