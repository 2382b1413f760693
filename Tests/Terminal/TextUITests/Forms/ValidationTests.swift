import Testing
import TextUI

/// Rules describe the first violation, in order.
@Suite struct ValidationTests {
  @Test("text must not be blank")
  func blank() {
    let blank = ["", " ", " \t\n"]
    #expect(blank.map { Validation(of: $0, .notBlank("No.")).error } == ["No.", "No.", "No."])
    #expect(blank.allSatisfy { Validation(of: $0 + "a", .notBlank()).isValid })
  }

  @Test("numbers must be in a closed range, and counts in a range")
  func ranges() {
    let errors = (-2...15).map { Validation(of: $0, .within(2...12)).error }
    let expected = (-2...15).map { 2...12 ~= $0 ? nil : "From 2 to 12, please." }
    #expect(errors == expected)
    let faces = ["🐶", "🐱", "🐭"]
    let areValid = (0...3).map { count in
      let some = Array(faces.prefix(count))
      return Validation(of: some, .atLeast(1, "faces"), .atMost(2, "faces")).isValid
    }
    #expect(areValid == [false, true, true, false])
    #expect(
      [
        Validation(of: faces, .atLeast(4, "faces")).error,
        Validation(of: faces, .atMost(2, "faces", "Too many!")).error,
      ] == ["At least 4 faces, please.", "Too many!"])
  }

  @Test("all broken rules are reported in their order; a form is valid if all of its parts are")
  func order() {
    let validation = Validation(
      of: "", .notBlank("a"), FieldRule("b") { !$0.isEmpty }, .atMost(5, "letters"))
    let both = Validation(.valid, Validation(errors: ["x"]), Validation(errors: ["y"]))
    #expect([validation.errors, both.errors] == [["a", "b"], ["x", "y"]])
    #expect(
      validation.error == "a" && Validation(.valid, .valid).isValid && Validation().isValid)
  }
}
