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
    #expect(
      frame.wake == nil && !window.needsFrame && evaluations.value == 8
        && frame.buffer.lines == [" 8 "])
  }

  @Test("a change that ends is complete in the same frame")
  func settling() {
    let window = window { [evaluations] in Counter(limit: 3, evaluations: evaluations) }
    #expect(frame(window).buffer.lines == [" 3 "] && evaluations.value == 4 && !window.needsFrame)
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
    #expect(sentences.count == 1 && sentences[0].hasPrefix("The body of Counter changes state"))
  }

  @Test("the warning names the view that changes state through a binding")
  func binding() {
    let window = window { Parent() }
    #expect(
      (frame(window).wake, warnings.take().map { $0.contains("of Changer changes") }) == (
        nil, [true]
      ))
  }

  @Test("changes by actions after the frame give no warning")
  func allowed() {
    struct Appearing: View {
      @State private var word = "a"
      var body: some View { Text(word).onAppear { word = "b" } }
    }
    let window = window { Appearing() }
    #expect((frame(window).buffer.lines, warnings.value) == ([" b "], []))
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
    let restless = (0..<3).filter { _ in frame(window).wake != nil || window.needsFrame }
    let sentences = warnings.take()
    #expect(
      restless == [] && model.count <= 3 * 8 && sentences.count == 1
        && sentences[0].hasPrefix("The body of ModelChanger changes an object that is shown"))
  }

  private struct Reading: View {
    let model: Model
    let text: String

    var body: some View { Text("\(text)\(model.count)") }
  }

  @Test func `a view that is evaluated again does not seem to change the objects that it reads`() {
    let (model, text) = (Model(), Box("a"))
    let window = window { Reading(model: model, text: text.value) }
    var wrong: [String] = []
    for (count, name) in ["a", "a", "a", "b", "b", "b", "c", "c", "d", "d", "d"].enumerated() {
      text.value = name
      let row = frame(window).buffer.lines[0]
      let isSettled = row.contains("\(name)\(count)") && !window.needsFrame
      model.count += 1
      if !isSettled || !window.needsFrame { wrong.append(row) }
    }
    #expect((wrong, warnings.value) == ([], []))
  }

  @Test("a body that changes an object once an evaluation shows what the object has")
  func settlingObject() {
    let model = Model()
    let window = window { ModelChanger(model: model, limit: 4) }
    let wrong = (1...5).filter { _ in frame(window).buffer.lines != [" \(model.count) "] }
    #expect(wrong == [] && model.count <= 4)
    model.count = 9
    #expect(window.needsFrame && frame(window).buffer.lines == [" 9 "])
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
    #expect(
      (
        frame(window).buffer.lines,
        warnings.take().map { $0.contains("of EquatableChanger changes an") }
      ) == (["b2 "], [true]))
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
