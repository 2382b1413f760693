import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct AnimationModifierTests {
  private final class Model {
    var number = 0
    var other = 0
  }

  private let ten = Animation.linear(duration: .seconds(10))

  private func place(of window: Window, at seconds: Double) -> Int {
    let row = window.rows(11, 1, at: seconds)[0]
    return row.firstIndex(of: "x").map { row.distance(from: row.startIndex, to: $0) } ?? -1
  }

  /// Returns a window with a view after a change of its model.
  private func changed(
    @ViewBuilder _ content: @escaping (Int) -> some View
  ) -> Window {
    let model = Model()
    return changed(model, from: \.number, to: 10) { content(model.number) }
  }

  private func changed(
    _ model: Model, from property: ReferenceWritableKeyPath<Model, Int>, to value: Int,
    @ViewBuilder _ content: @escaping () -> some View
  ) -> Window {
    let window = Window { content().frame(width: 11, height: 1, alignment: .leading) }
    _ = window.rows(11, 1)
    model[keyPath: property] = value
    return window
  }

  @Test("changes inside are animated in the frame in which the value changes, others jump")
  func insideAndOutside() {
    let model = Model()
    let inside = changed { Text("x").offset(x: $0).animation(ten, value: $0) }
    let outside = changed { Text("x").animation(ten, value: $0).offset(x: $0) }
    let otherValue = changed(model, from: \.number, to: 10) {
      Text("x").offset(x: model.number).animation(ten, value: model.other)
    }
    #expect([0.0, 4, 10].map { place(of: inside, at: $0) } == [0, 4, 10])
    #expect([outside, otherValue].map { place(of: $0, at: 0) } == [10, 10])
  }

  @Test("the inner of two animations counts, also if it is nil")
  func nested() {
    let inner = changed {
      Text("x").offset(x: $0).animation(ten, value: $0)
        .animation(.linear(duration: .seconds(1)), value: $0)
    }
    let none = changed {
      Text("x").offset(x: $0).animation(nil, value: $0).animation(ten, value: $0)
    }
    let insideOfJump = changed {
      Text("x").offset(x: $0).animation(ten, value: $0).animation(nil, value: $0)
    }
    #expect([0.0, 4, 10].map { place(of: inner, at: $0) } == [0, 4, 10])
    #expect(place(of: none, at: 0) == 10)
    #expect([0.0, 4].map { place(of: insideOfJump, at: $0) } == [0, 4])
  }

  @Test("a nil animation jumps, despite an animation of the change")
  func noneInTransaction() {
    let model = Model()
    let window = Window {
      Text("x").offset(x: model.number).animation(nil, value: model.number)
        .frame(width: 11, alignment: .leading)
        .onKeyPress(.right) { withAnimation(ten) { model.number = 10 } }
    }
    _ = window.rows(11, 1)
    window.key(.right)
    #expect(place(of: window, at: 0) == 10)
  }

  @Test("the completion of a change waits for views with their own animation")
  func completion() {
    let (model, done) = (Model(), Box(0))
    let window = Window {
      Text("x").offset(x: model.number).animation(ten, value: model.number)
        .onKeyPress(.right) {
          withAnimation(
            .linear(duration: .seconds(1)), completion: { done.value += 1 },
            { model.number = 10 })
        }
    }
    _ = window.rows(11, 1)
    window.key(.right)
    for time in [0.0, 5, 9] { _ = window.rows(11, 1, at: time) }
    let before = done.value
    _ = window.rows(11, 1, at: 10)
    #expect([before, done.value] == [0, 1])
  }

  @Test("views come and go with the animation of the nearest value that changes")
  func transitions() {
    let model = Model()
    let window = changed(model, from: \.number, to: 1) {
      HStack(spacing: 0) {
        if model.number == 0 { Text("x").transition(.offset(x: 10, y: 0)) }
      }.animation(.linear(duration: .seconds(1)), value: model.other)
        .animation(ten, value: model.number)
    }
    #expect([0.0, 4, 8, 10].map { place(of: window, at: $0) } == [0, 4, 8, -1])
  }

  @Test("views disappear at once without an animation")
  func transitionJumps() {
    let model = Model()
    let window = Window {
      HStack { if model.number == 0 { Text("x").transition(.offset(x: 10, y: 0)) } }
        .frame(width: 11, alignment: .leading)
        .animation(nil, value: model.number)
        .onKeyPress(.right) { withAnimation(ten) { model.number = 1 } }
    }
    _ = window.rows(11, 1)
    window.key(.right)
    #expect(place(of: window, at: 0) == -1)
  }
}
