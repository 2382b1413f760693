import Observation
import Testing
import TextUI

@Suite("A body that changes state")
struct ChangingBodyTests {
  private struct Counter: View {
    let limit: Int
    let evaluations: Box<Int>
    @State private var count = 0

    var body: some View {
      evaluations.value += 1
      if count < limit { count += 1 }
      return Text("\(count)")
    }
  }

  private struct Parent: View {
    @State private var count = 0
    var body: some View { Changer(count: $count) }
  }

  private struct Changer: View {
    @Binding var count: Int

    var body: some View {
      count += 1
      return Text("\(count)")
    }
  }

  @Observable final class Model {
    var count = 0

    func counted() -> Int {
      count += 1
      return count
    }
  }

  private let evaluations = Box(0)
  private let warnings = Box([String]())

  private func window(@ViewBuilder _ root: @escaping () -> some View) -> Window {
    let window = Window(root: root)
    window.onWarning { [warnings] in warnings.note($0) }
    return window
  }

  private func frame(_ window: Window) -> Frame {
    window.frame(size: Size(width: 3, height: 1), at: .zero)
  }

  @Test("it is evaluated at most eight times, and no further frame is requested")
  func endless() {
    let window = window { [evaluations] in Counter(limit: .max, evaluations: evaluations) }
    let frame = frame(window)
    #expect(frame.wake == nil && !window.needsFrame && evaluations.value == 8)
    #expect(frame.buffer.lines == [" 8 "])
  }

  @Test("a change that ends is complete in the same frame")
  func settling() {
    let window = window { [evaluations] in Counter(limit: 3, evaluations: evaluations) }
    #expect(frame(window).buffer.lines == [" 3 "])
    #expect(evaluations.value == 4 && !window.needsFrame)
  }

  @Test("a warning names the view, once")
  func warning() {
    let window = window { [evaluations] in
      HStack {
        Counter(limit: .max, evaluations: evaluations)
        Counter(limit: .max, evaluations: evaluations)
      }
    }
    _ = frame(window)
    _ = frame(window)
    let sentences = warnings.take()
    #expect(sentences.count == 1)
    #expect(sentences[0].hasPrefix("The body of Counter changes state"))
  }

  @Test("the warning names the view that changes state through a binding")
  func binding() {
    let window = window { Parent() }
    #expect(frame(window).wake == nil)
    #expect(warnings.take().map { $0.contains("of Changer changes") } == [true])
  }

  @Test("changes by actions after the frame give no warning")
  func allowed() {
    struct Appearing: View {
      @State private var word = "a"
      var body: some View { Text(word).onAppear { word = "b" } }
    }
    let window = window { Appearing() }
    #expect(frame(window).buffer.lines == [" b "])
    #expect(warnings.value == [])
  }

  private struct ModelChanger: View {
    let model: Model
    let limit: Int

    var body: some View {
      if model.count < limit { model.count += 1 }
      return Text("\(model.count)")
    }
  }

  @Test("a body that changes an object that it shows is named, once, and requests no frame")
  func objectWarning() {
    let model = Model()
    let window = window { ModelChanger(model: model, limit: .max) }
    for _ in 0..<3 {
      #expect(frame(window).wake == nil && !window.needsFrame)
    }
    #expect(model.count <= 3 * 8)
    let sentences = warnings.take()
    #expect(sentences.count == 1)
    #expect(sentences[0].hasPrefix("The body of ModelChanger changes an object that is shown"))
  }

  private struct Reading: View {
    let model: Model
    let text: String

    var body: some View { Text("\(text)\(model.count)") }
  }

  @Test func `a view that is evaluated again does not seem to change the objects that it reads`() {
    let (model, text) = (Model(), Box("a"))
    let window = window { Reading(model: model, text: text.value) }
    for (count, name) in ["a", "a", "a", "b", "b", "b", "c", "c", "d", "d", "d"].enumerated() {
      text.value = name
      #expect(frame(window).buffer.lines[0].contains("\(name)\(count)"))
      #expect(!window.needsFrame)
      model.count += 1
      #expect(window.needsFrame)
    }
    #expect(warnings.value == [])
  }

  @Test("a body that changes an object once an evaluation shows what the object has")
  func settlingObject() {
    let model = Model()
    let window = window { ModelChanger(model: model, limit: 4) }
    for _ in 1...5 { #expect(frame(window).buffer.lines == [" \(model.count) "]) }
    #expect(model.count <= 4)
    model.count = 9
    #expect(window.needsFrame)
    #expect(frame(window).buffer.lines == [" 9 "])
  }

  private struct EquatableChanger: View, Equatable {
    let model: Model
    let word: String

    var body: some View {
      if word != "a", model.count < 2 { model.count += 1 }
      return Text("\(word)\(model.count)")
    }

    nonisolated static func == (first: Self, second: Self) -> Bool { first.word == second.word }
  }

  @Test("a reused view that changes an object is named, too")
  func reusedObject() {
    let model = Model()
    var word = "a"
    let window = window { EquatableChanger(model: model, word: word).equatable() }
    _ = frame(window)
    word = "b"
    #expect(frame(window).buffer.lines == ["b2 "])
    #expect(warnings.take().map { $0.contains("of EquatableChanger changes an") } == [true])
  }

  @Test("a change by a task that a body started is not the body's")
  func startedTask() async {
    let model = Model()
    var task: Task<Void, Never>?
    let window = window {
      let shown = model.count
      if shown == 1, task == nil { task = Task { model.count = 2 } }
      return Text("\(shown)")
    }
    _ = frame(window)
    model.count = 1
    _ = frame(window)
    await task?.value
    #expect(frame(window).buffer.lines == [" 2 "] && warnings.value == [])
  }

  @Test("an object that a body changes requests no further frame either")
  func object() {
    let model = Model()
    let window = window { Text("\(model.counted())") }
    #expect(frame(window).wake == nil && !window.needsFrame && model.count == 1)
  }
}
