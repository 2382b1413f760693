import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Start: looks")
struct StartScreenTests {
  @Test("a usual window has room for every answer")
  func usual() throws {
    let start = try StartDriving()
    #expect(
      start.screen.text == """
        ‹ Back                              New game
         ›t Theme      1[Animals]            2 Sea                 3 Birds and Insects
                       4 Garden              5 Weather and Sky     6 Space
                       7 Fruit and Vegetabl… 8 Food                9 Sweets and Drinks
                       a Vehicles            b Town                c Tools and Objects
                       e Clothes             f Sports              g Games and Toys
                       h Music and Stage     i Celebration         j Smileys
                       k Hands               l Fairy Tales         m Zodiac
                       n Shapes and Colors   o Letters             q Countries and Cap…
                         🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐴 🦄 🦝 🦓 🦒 🐘 …

          p Pairs        6    10    15    21   [own 10]  -  10  +
                         20 cards on the table
          S Sides       [Pictures]   Picture and word    Words

          d Difficulty   Relaxed   [Classic]   Time attack    Triples
                         a bonus for speed, 1 off for each seen card

          w Who plays   [you]  two   three   four   five   six   seven   eight
                         Beginner    Casual    Skilled    Perfect memory    Yourself
                         you alone, for the best score


        [ Deal ]           Enter deals  Esc back  D today's deal  ↑↓ question  ←→ answer
        """)
  }

  @Test("the smallest window shows the answers to one question")
  func small() throws {
    let start = try StartDriving(.smallest, settings: ["lastTheme": "zodiac"])
    #expect(
      start.screen.text == """
        ‹ Back          New game
        3 Birds and Insect… 4 Garden           │
        5 Weather and Sky   6 Space            ┃
        7 Fruit and Vegeta… 8 Food             ┃
        9 Sweets and Drink… a Vehicles         ┃
        b Town              c Tools and Object…┃
        e Clothes           f Sports           ┃
        g Games and Toys    h Music and Stage  │
        i Celebration       j Smileys          │
        k Hands             l Fairy Tales      │
        m[Zodiac]           n Shapes and Color…│
        [ Deal ]           Enter deals  Esc back
        """)
    try start.does("p")
    #expect(
      start.screen.text == """
        ‹ Back          New game
         t Theme      Zodiac
        ›p Pairs      12
        s 6  m 10  l 15  x 21  o[own 12]
         -  12  +
        24 cards on the table
         S Sides      Pictures
         d Difficulty Classic
         w Who plays  alone


        [ Deal ]           Enter deals  Esc back
        """)
  }

  @Test("only ASCII is shown on request")
  func ascii() throws {
    let start = try StartDriving(isUnicode: false, settings: ["players": "3"])
    #expect(!start.screen.text.contains { !$0.isASCII })
    #expect(
      start.screen.text == """
        < Back                              New game
         >t Theme      1[Animals]            2 Sea                 3 Birds and Insects
                       4 Garden              5 Weather and Sky     6 Space
                       7 Fruit and Vegetabl~ 8 Food                9 Sweets and Drinks
                       a Vehicles            b Town                c Tools and Objects
                       e Clothes             f Sports              g Games and Toys
                       h Music and Stage     i Celebration         j Smileys
                       k Hands               l Fairy Tales         m Zodiac
                       n Shapes and Colors   o Letters             q Countries and Cap~
                         dog cat mouse rabbit fox bear panda koala tiger lion cow pig ~

          p Pairs        6    10    15    21   [own 10]  -  10  +
                         20 cards on the table
          S Sides       [Pictures]   Picture and word    Words

          d Difficulty   Relaxed   [Classic]   Time attack    Triples
                         a bonus for speed, 1 off for each seen card

          w Who plays    you   two  [three]  four   five   six   seven   eight
                         Beginner    Casual    Skilled    Perfect memory    Yourself
                         3 people in turns

            Names      Player 1_____  Player 2_____  Player 3_____
        [ Deal ]                 Enter deals  Esc back  D today's deal  up down question
        """)
  }

  @Test("the choices are visible without colours, and have the theme's colour with them")
  func marksChoice() throws {
    let start = try StartDriving()
    #expect(try start.screen.style(of: "[Animals]").attributes.contains(.reverse))
    let other = try start.screen.style(of: "[Classic]")
    #expect(other.background == Theme.animals.color.text && !other.attributes.contains(.reverse))
    try start.does("d")
    #expect(
      try start.screen.style(of: "[Classic]").attributes.contains(.reverse)
        && start.screen.style(of: "Difficulty").attributes.contains(.reverse))
  }

  @Test("the chosen theme is visible in every window", arguments: 12...24)
  func scrolls(height: Int) throws {
    let start = try StartDriving(Size(width: 40, height: height))
    try start.does("q")
    #expect(start.screen.text.contains("q[Countries"))
  }
}
