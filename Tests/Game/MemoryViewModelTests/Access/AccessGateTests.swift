import MemoryModel
import MemoryViewModel
import Testing

@Suite("Access gate")
struct AccessGateTests {
  /// Returns a gate whose questions are numbered from 1, and whose right answer is the number.
  func gate(isOpen: Bool = false) -> AccessGate<Int> {
    var number = 0
    return AccessGate(isOpen: isOpen) {
      number += 1
      return number
    }
  }

  @Test("the modes change in a cycle")
  func goesRound() {
    let gate = gate()
    var modes: [AccessGate<Int>.Mode] = []
    for _ in 0..<4 {
      modes.append(gate.mode)
      gate.next()
    }

    #expect(modes == [.child, .checking(1), .grownUp, .child])
    #expect(gate.mode == .checking(2))
  }

  @Test("a right answer opens the gate")
  func acceptsRight() {
    let gate = gate()
    gate.next()
    gate.answer { $0 == 1 }

    #expect(gate.mode == .grownUp)
    #expect(gate.isOpen && !gate.isChecking)
  }

  @Test("a wrong answer or a tap outside cancels, and the next question is different")
  func cancels() {
    let gate = gate()
    gate.next()
    gate.answer { $0 == 2 }
    #expect(gate.mode == .child)

    gate.next()
    #expect(gate.question == 2)
    gate.isChecking = false
    #expect(gate.mode == .child)

    gate.next()
    #expect(gate.question == 3)
  }

  @Test("the question stays the same as long as it is shown")
  func keepsQuestion() {
    let gate = gate()
    #expect(gate.question == nil)
    gate.next()

    for _ in 0..<10 { #expect(gate.question == 1) }
    gate.isChecking = true
    gate.perform {}
    #expect(gate.question == 1)
  }

  @Test("only a check can be answered or cancelled")
  func ignoresOtherModes() {
    let child = gate()
    child.answer { _ in true }
    child.cancel()
    child.isChecking = true
    #expect(child.mode == .child)

    let grownUp = gate(isOpen: true)
    grownUp.answer { _ in false }
    grownUp.cancel()
    grownUp.isChecking = false
    #expect(grownUp.mode == .grownUp)
  }

  @Test("for a grown-up an action runs at once")
  func performsAtOnce() {
    var actions = 0
    let gate = gate(isOpen: true)
    gate.perform { actions += 1 }

    #expect(actions == 1)
    #expect(gate.mode == .grownUp)
  }

  @Test("for a child an action waits for the right answer and runs once")
  func performsAfterAnswer() {
    var actions = 0
    let gate = gate()
    gate.perform { actions += 1 }
    #expect(actions == 0)
    #expect(gate.mode == .checking(1))

    gate.answer { $0 == 1 }
    #expect(actions == 1)

    gate.next()
    gate.next()
    gate.next()
    #expect(actions == 1)
  }

  @Test("an action is dropped when its check fails or another action replaces it")
  func forgets() {
    var actions: [String] = []
    let gate = gate()
    gate.perform { actions.append("cancelled") }
    gate.cancel()
    gate.perform { actions.append("wrong") }
    gate.answer { _ in false }
    gate.perform { actions.append("replaced") }
    gate.perform { actions.append("done") }
    gate.answer { _ in true }

    #expect(actions == ["done"])
  }

  @Test("an action runs with the gate open, and may close it")
  func performsOpen() {
    let gate = gate()
    gate.perform { if gate.isOpen { gate.next() } }
    gate.answer { _ in true }

    #expect(gate.mode == .child)
  }

  @Test("it can be closed in every mode, which drops a pending action")
  func closes() {
    for steps in 0...2 {
      let gate = gate()
      var isDone = false
      for _ in 0..<steps { gate.next() }
      if steps == 1 { gate.perform { isDone = true } }
      gate.close()
      #expect(!gate.isOpen && !gate.isChecking)
      gate.next()
      gate.next()
      #expect(!isDone)
    }
  }
}
