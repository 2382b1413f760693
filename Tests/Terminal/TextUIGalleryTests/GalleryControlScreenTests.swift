import Testing
import TextUI
import TextUIGallery

@Suite("Gallery: screens of controls")
struct GalleryControlScreenTests {
  @Test("two pickers beside what they choose")
  func choices() throws {
    #expect(
      try screen("controls/choices", "down") == """
                             One of several, by arrows or a click.








                                   Animal
                                   ( ) dog           ╭─────╮
                                   (•) cat           │     │
                                   ( ) fox           │ 🐱  │
                                   ( ) owl           │     │
                                                     ╰─────╯
                                   Level [1] 2  3








        """)
  }

  @Test("a form with an error")
  func form() throws {
    #expect(
      try screen("controls/form", "x backspace") == """
                           A form says what is wrong while you type.

                          Theme name__________________________________
                                ! A theme needs a name.
                          Pairs  -  8 +
                          Timed [ ] 90 seconds

                                            ( Save )
















        """)
  }

  @Test("a centred popup over the faded page")
  func popups() throws {
    #expect(
      try screen("presentation/popups", "tab tab enter") == """
                             Popups come in over the nearest edge.






                             ╭────────────────────────────────────╮
                             │                                    │
                             │          From the middle           │
                             │                                    │
                             │ Esc, a click or a swipe closes it. │
                             │                                    │
                             │             [>Close<]              │
                             │                                    │
                             ╰────────────────────────────────────╯








        """)
  }

  @Test("a question with three answers")
  func dialog() throws {
    #expect(
      try screen("presentation/dialog", "enter") == """
                          A question with three answers; Esc cancels.






                          ╭─────────────────────────────────────────╮
                          │                                         │
                          │             Leave the game?             │
                          │                                         │
                          │      Five pairs are still hidden.       │
                          │                                         │
                          │  [> Stay  <]  [  Save   ]  [ ! Leave ]  │
                          │                                         │
                          ╰─────────────────────────────────────────╯








        """)
  }

  @Test("a list next to its detail")
  func splitView() throws {
    #expect(
      try screen("navigation/split-view") == """
                      A list beside its detail, or before it where narrow.

        ╭──────────────────────────────────────────────────────────────────────────────╮
        │         Animals          │                        dog                        │
        │› dog                     │                                                   │
        │  cat                     │                                                   │
        │  fox                     │                                                   │
        │  owl                     │                                                   │
        │  bee                     │                                                   │
        │  hen                     │                                                   │
        │  ant                     │                                                   │
        │  cow                     │                      ╭─────╮                      │
        │  pig                     │                      │     │                      │
        │  rat                     │                      │ 🐶  │                      │
        │  bat                     │                      │     │                      │
        │  ram                     │                      ╰─────╯                      │
        │                          │                                                   │
        │                          │                                                   │
        │                          │                                                   │
        │                          │                                                   │
        │                          │                                                   │
        │                          │                                                   │
        │                          │                                                   │
        ╰──────────────────────────────────────────────────────────────────────────────╯
        """)
  }

  @Test("the card with focus")
  func focus() throws {
    #expect(
      try screen("input/focus", "right down") == """
                        Arrows go to the nearest card, Tab to the next.








                               ╭─────╮  ╭─────╮  ╭─────╮  ╭─────╮
                               │ 🐶  │  │ 🐱  │  │ 🦊  │  │ 🦉  │
                               ╰─────╯  ╰─────╯  ╰─────╯  ╰─────╯
                               ╭─────╮  ╔═════╗  ╭─────╮  ╭─────╮
                               │ 🐝  │  ║ 🐔  ║  │ 🐜  │  │ 🐮  │
                               ╰─────╯  ╚═ ^ ═╝  ╰─────╯  ╰─────╯

                                       The hen is focused







        """)
  }
}
