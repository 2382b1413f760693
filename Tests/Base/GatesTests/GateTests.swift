import Gates
import Testing

@Suite("Gates")
struct GateTests {
  /// Returns a gate whose questions are numbered from 1, and whose right answer is the number.
  func gate(isOpen: Bool = false) -> Gate<Int> {
    var number = 0
    return Gate(isOpen: isOpen) {
      number += 1
      return number
    }
  }

  @Test("the modes change in a cycle")
  func goesRound() {
    let gate = gate()
    var modes: [Gate<Int>.Mode] = []
    for _ in 0..<4 {
      modes.append(gate.mode)
      gate.next()
    }

    #expect((modes, gate.mode) == ([.closed, .asking(1), .open, .closed], .asking(2)))
  }

  @Test("a right answer opens the gate")
  func acceptsRight() {
    let gate = gate()
    gate.next()
    gate.answer { $0 == 1 }

    #expect(gate.mode == .open && gate.isOpen && !gate.isAsking)
  }

  @Test("a wrong answer or a tap outside cancels, and the next question is different")
  func cancels() {
    let gate = gate()
    gate.next()
    gate.answer { $0 == 2 }
    #expect(gate.mode == .closed)

    gate.next()
    #expect(gate.question == 2)
    gate.isAsking = false
    #expect(gate.mode == .closed)

    gate.next()
    #expect(gate.question == 3)
  }

  @Test("the question stays the same as long as it is shown")
  func keepsQuestion() {
    let gate = gate()
    #expect(gate.question == nil)
    gate.next()

    for _ in 0..<10 { #expect(gate.question == 1) }
    gate.isAsking = true
    gate.perform {}
    #expect(gate.question == 1)
  }

  @Test("only a question that waits can be answered or cancelled")
  func ignoresOtherModes() {
    let closed = gate()
    closed.answer { _ in true }
    closed.cancel()
    closed.isAsking = true
    #expect(closed.mode == .closed)

    let open = gate(isOpen: true)
    open.answer { _ in false }
    open.cancel()
    open.isAsking = false
    #expect(open.mode == .open)
  }

  @Test("at an open gate an action runs at once")
  func performsAtOnce() {
    var actions = 0
    let gate = gate(isOpen: true)
    gate.perform { actions += 1 }

    #expect((actions, gate.mode) == (1, .open))
  }

  @Test("at a closed gate an action waits for the right answer and runs once")
  func performsAfterAnswer() {
    var actions = 0
    let gate = gate()
    gate.perform { actions += 1 }
    #expect((actions, gate.mode) == (0, .asking(1)))

    gate.answer { $0 == 1 }
    #expect(actions == 1)

    gate.next()
    gate.next()
    gate.next()
    #expect(actions == 1)
  }

  @Test("an action is dropped when its question is not answered or another action replaces it")
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

    #expect(gate.mode == .closed)
  }

  @Test("it can be closed in every mode, which drops a pending action")
  func closes() {
    for steps in 0...2 {
      let gate = gate()
      var isDone = false
      for _ in 0..<steps { gate.next() }
      if steps == 1 { gate.perform { isDone = true } }
      gate.close()
      #expect(!gate.isOpen && !gate.isAsking)
      gate.next()
      gate.next()
      #expect(!isDone)
    }
  }
}
