import Testing
import TextUI

@Suite("The background of a popup")
struct PopupDimTests {
  private func secret(
    dim: PopupDim, isUnicode: Bool = true, reducesMotion: Bool = true
  ) -> (Slip<Bool>, Window) {
    var environment = EnvironmentValues()
    environment.reducesMotion = reducesMotion
    environment.isUnicode = isUnicode
    let isPresented = Slip(true)
    let window = Window(environment: environment) {
      Text("secret\nsecret\nsecret")
        .popup(isPresented: isPresented.binding, dim: dim, style: .plain) { Text("code") }
    }
    return (isPresented, window)
  }

  @Test("a concealing dim leaves nothing to be read", arguments: [true, false])
  func conceals(isUnicode: Bool) {
    #expect(
      secret(dim: .conceal, isUnicode: isUnicode).1.rows(6, 3) == ["      ", " code ", "      "])
  }

  @Test("it conceals from the first frame of a popup to its last")
  func concealsAlways() {
    let (isPresented, window) = secret(dim: .conceal, reducesMotion: false)
    isPresented.set(false)
    #expect(window.rows(6, 3)[0] == "secret")
    isPresented.set(true)
    for step in 1...60 {
      #expect(!window.rows(6, 3, at: Double(step) / 60).joined().contains("s"))
    }
    isPresented.set(false)

    #expect([window.rows(6, 3, at: 1.02)[0], window.rows(6, 3, at: 9)[0]] == ["      ", "secret"])
  }

  @Test("a number fades the colours and leaves the text", arguments: [PopupDim.fade(0.5), 0, 1])
  func fades(dim: PopupDim) {
    #expect(secret(dim: dim).1.rows(6, 3)[0] == "secret")
  }

  @Test("fractions out of range are clamped, and NaN counts as zero")
  func limitsFractions() {
    #expect(
      [PopupDim.fade(7), PopupDim.fade(-1), PopupDim.fade(.nan)] == [1, 0, 0]
        && PopupDim.conceal != 1)
  }
}
