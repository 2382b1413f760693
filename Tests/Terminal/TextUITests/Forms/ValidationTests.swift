import Testing
import TextUI

/// Rules describe the first violation, in order.
@Suite struct ValidationTests {
  @Test("text must not be blank", arguments: ["", " ", " \t\n"])
  func blank(text: String) {
    #expect(Validation(of: text, .notBlank("No.")).error == "No.")
    #expect(Validation(of: text + "a", .notBlank()).isValid)
  }

  @Test("numbers must be in a closed range")
  func range() {
    for number in -2...15 {
      let validation = Validation(of: number, .within(2...12))
      #expect(validation.isValid == (number >= 2 && number <= 12))
      #expect(validation.isValid || validation.error == "From 2 to 12, please.")
    }
  }

  @Test("counts must be in a range")
  func counts() {
    let faces = ["🐶", "🐱", "🐭"]
    for count in 0...3 {
      let some = Array(faces.prefix(count))
      let validation = Validation(of: some, .atLeast(1, "faces"), .atMost(2, "faces"))
      #expect(validation.isValid == (1...2 ~= count))
    }
    #expect(
      Validation(of: faces, .atLeast(4, "faces")).error == "At least 4 faces, please.")
    #expect(Validation(of: faces, .atMost(2, "faces", "Too many!")).error == "Too many!")
  }

  @Test("all broken rules are reported in their order, the first one first")
  func order() {
    let validation = Validation(
      of: "", .notBlank("a"), FieldRule("b") { !$0.isEmpty }, .atMost(5, "letters"))
    #expect(validation.errors == ["a", "b"])
    #expect(validation.error == "a")
  }

  @Test("a form is valid if all of its parts are")
  func parts() {
    let wrong = Validation(errors: ["x"])
    #expect(Validation(.valid, .valid).isValid)
    #expect(Validation().isValid)
    #expect(Validation(.valid, wrong, Validation(errors: ["y"])).errors == ["x", "y"])
  }
}
