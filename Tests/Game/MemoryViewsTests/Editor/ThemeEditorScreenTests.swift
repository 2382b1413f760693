import MemoryModel
import MemoryViewModel
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

@Suite("Theme editor: screens")
struct ThemeEditorScreenTests {
  @Test("the form is above its buttons, with the word of the chosen face and the removed faces")
  func usual() throws {
    let editor = EditorDriving("animals")
    try editor.focuses("🐱")
    try editor.does("delete")
    #expect(
      editor.screen.text == """
        ‹ Back                            Edit Animals                     saved at once
           Name       Animals_________________________________
           Pairs       - 10 +  of 31 faces
           Colour     [ ██ Own ▾ ] #E8963C_
           Cover      [ Make one ] Alt-o
           Cards      [ ] two faces make a pair
           Add        🐶🐱 dog________________________________
           Word of 🐭 mouse_________________________

           Faces
            🐶 >🐭< 🐰  🦊  🐻  🐼  🐨  🐯  🦁  🐮  🐷  🐸  🐵  🐴  🦄  🦝  🦓  🦒
            🐘  🦏  🦛  🐪  🦘  🦙  🐑  🐐  🦥  🦔  🦇  🦨  🐍

           Removed faces: Enter restores one
            🐱








           [ Done ]                                    Alt-z, Alt-y [ Undo ] ( Redo )
        """)
  }

  @Test("a new theme in the smallest window says what it needs")
  func smallest() {
    #expect(
      EditorDriving(nil, 40, 12).screen.text == """
        ‹ Back         New theme   saved at once
         Name   name___________________________
         Pairs     2    of 0 faces
         Colour [ ██ Green ▾ ] #4CAF50_
         Cover  [ Make one ] Alt-o
         Cards  [ ] two faces make a pair
         Add    🐶🐱 dog_______________________

         Faces
         ! The theme needs at least 2 faces to
           play, not 0.
         [ Done ]             ( Undo ) ( Redo )
        """)
  }

  @Test("in ASCII words replace faces")
  func plain() {
    #expect(
      EditorDriving("animals", 40, 12, isUnicode: false).screen.text(6..<12) == """
         Add    dog cat_______________________ |
                                               |
         Faces                                 |
          dog       cat       mouse            |
          rabbit    fox       bear             |
         [ Done ]             ( Undo ) ( Redo )
        """)
  }

  @Test("in a wide window the form is centred, with a readable width")
  func wide() {
    let rows = EditorDriving("capitals", 200, 60).screen.rows
    #expect(
      rows[1..<12].map { String($0.dropFirst(60)) } == [
        "   Name   Countries and Capitals__________________", "   Pairs   -  8 +  of 33 pairs",
        "   Colour [ ██ Own ▾ ] #00ACC1_", "   Cover  [ Make one ] Alt-o",
        "   Cards  [x] two faces make a pair", "   Add    dog = Hund, cat = Katze_________________",
        "", "   Pairs", "       First card                      Second card",
        "    1  France________________________  Paris_________________________ ×",
        "    2  Italy_________________________  Rome__________________________ ×",
      ] && rows[44].contains("Tab goes across") && rows[59].contains("   [ Done ]     "))
  }

  @Test("no size traps, zero included", arguments: [0, 1, 2, 3, 9, 20, 39, 101])
  func sizes(width: Int) {
    let heights = Array([0, 1, 2, 3, 5, 11].sampled(every: 3, from: width))
    #expect(heights.map { EditorDriving("animals", width, $0).screen.rows.count } == heights)
  }

  @Test("errors are red with one sign, warnings yellow with another; more than three are counted")
  func colors() throws {
    let colors = try ColorScheme.allCases.map { scheme in
      let face = Face(symbol: "a", word: "a")
      let screen = ScreenDriving(Size(width: 60, height: 3), colorScheme: scheme) {
        ProblemLines(problems: [.emptyFace(face), .sameWord(face, face)])
      }
      return try ["!", "?"].map { try screen.style(of: $0).foreground }
    }

    let screen = ScreenDriving(Size(width: 60, height: 5)) {
      ProblemLines(problems: (0..<5).map { .tooFewFaces($0) })
    }
    #expect(
      colors == ColorScheme.allCases.map { _ in [.red, .yellow] }
        && screen.rows[3].contains("and 2 more"))
  }

  @Test("a colour written as text is read as the same colour", arguments: Theme.builtIn)
  func writesColor(theme: Theme) {
    #expect(Theme.Color(hex: theme.color.hex) == theme.color)
  }

  @Test("a colour is read with # or without, and other text is refused")
  func readsColor() {
    let texts = ["#0aF0ff", " 123456 "]
    let others = ["", "#", "#12345", "#1234567", "#12345g", "+12345", "١٢٣٤٥٦"]
    let colors = (texts + others).compactMap { Theme.Color(hex: $0)?.hex }
    #expect(colors == ["#0AF0FF", "#123456"])
  }
}
