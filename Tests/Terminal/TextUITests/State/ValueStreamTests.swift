import Streams
import Testing
import TextUI
import TextUITesting

@Suite("Values as streams")
struct ValueStreamTests {
  /// The value of a view, and its recorded callbacks; a class, so that a test can change it.
  private final class Model {
    var text = ""
    var told: [String] = []
  }

  private func stage(
    _ model: Model,
    _ operators: @escaping (Publisher<String, Never>) -> Publisher<String, Never>
  ) -> Stage {
    Stage(width: 10, height: 1) {
      Text(model.text).onChange(of: model.text, through: operators) { model.told.append($0) }
    }
  }

  @Test("the first value is not sent, and every change is, in the same frame")
  func sendsChanges() {
    let model = Model()
    let stage = stage(model) { $0.map { "\($0)!" } }
    for text in ["a", "a", "b", "a"] {
      model.text = text
      stage.draw()
    }
    #expect((model.told, stage.frame.wake) == (["a!", "b!", "a!"], nil))
  }

  @Test("a delayed value requests a frame at its time")
  func wakes() {
    let model = Model()
    let stage = stage(model) { $0.debounce(for: .milliseconds(300)) }
    model.text = "a"
    stage.draw()
    #expect(stage.frame.wake == .milliseconds(300) && model.told.isEmpty)

    stage.at(.milliseconds(200))
    model.text = "ab"
    stage.draw()
    #expect(stage.frame.wake == .milliseconds(500))
    stage.at(.milliseconds(499))
    #expect(model.told.isEmpty)
    stage.at(.milliseconds(500))
    #expect(model.told == ["ab"] && stage.frame.wake == nil)
  }

  @Test("a late frame misses no value")
  func comesLate() {
    let model = Model()
    let stage = stage(model) { $0.debounce(for: .milliseconds(300)) }
    model.text = "a"
    stage.draw()
    model.text = "b"
    stage.window.frame(size: stage.size, at: .seconds(9))
    let firstTold = model.told
    stage.window.frame(size: stage.size, at: .seconds(10))
    #expect([firstTold, model.told] == [["a"], ["a", "b"]])
  }

  @Test("streams of one view are independent")
  func areSeveral() {
    let model = Model()
    let stage = Stage(width: 10, height: 1) {
      Text("")
        .onChange(of: model.text, through: { $0.filter { $0.isEmpty } }) { _ in
          model.told.append("empty")
        }
        .onChange(of: model.text, through: { $0.filter { !$0.isEmpty } }) { model.told.append($0) }
    }
    for text in ["a", "", "b"] {
      model.text = text
      stage.draw()
    }
    #expect(model.told == ["a", "empty", "b"])
  }

  @Test("a settled value is reported once, and the initial one never")
  func settles() {
    let model = Model()
    let stage = Stage(width: 10, height: 1) {
      Text("").onSettled(of: model.text, for: .seconds(1)) { model.told.append($0) }
    }
    stage.at(.seconds(5))
    #expect(model.told.isEmpty)
    model.text = "a"
    stage.draw()
    stage.at(.seconds(20))
    #expect(model.told == ["a"])
  }

  @Test("a removed view receives nothing more")
  func isReleased() {
    let model = Model()
    var isShown = true
    let stage = Stage(width: 10, height: 1) {
      if isShown {
        Text("").onSettled(of: model.text, for: .seconds(1)) { model.told.append($0) }
      }
    }
    model.text = "a"
    stage.draw()
    isShown = false
    stage.at(.seconds(5))
    #expect(model.told.isEmpty && stage.frame.wake == nil)
  }
}
