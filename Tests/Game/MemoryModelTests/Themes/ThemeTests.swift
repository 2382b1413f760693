import MemoryModel
import Testing

@Suite("Theme")
struct ThemeTests {
  let dog = Face(symbol: "🐶", word: "dog")
  let cat = Face(symbol: "🐱", word: "cat")
  let fox = Face(symbol: "🦊", word: "fox")
  let bear = Face(symbol: "🐻", word: "bear")

  func theme(_ faces: [Face], _ secondFaces: [Face]? = nil) -> Theme {
    Theme(
      id: "t", name: "T", faces: faces, secondFaces: secondFaces, pairs: 2,
      color: Theme.Color(rgb: 0))
  }

  @Test("a colour splits into its channels")
  func splitsColor() {
    let color = Theme.Color(rgb: 0xFF_12_34_56)

    #expect(color == Theme.Color(red: 0x12, green: 0x34, blue: 0x56))
    #expect(color.alpha == 255)
  }

  @Test("the first face of each symbol counts and the order stays")
  func dropsDuplicates() {
    let theme = theme([fox, dog, fox, cat, Face(symbol: "🐶", word: "hound"), bear])

    #expect(theme.faces == [fox, dog, cat, bear])
  }

  @Test("a dropped face takes its partner along")
  func dropsDuplicatePairs() {
    let theme = theme([dog, cat, dog, fox], ["1", "2", "3", "4", "5"].map { Face($0) })

    #expect(theme.faces == [dog, cat, fox])
    #expect(theme.secondFaces?.map(\.symbol) == ["1", "2", "4", "5"])
  }

  @Test("too few partners are not filled up")
  func keepsShortPartners() {
    let theme = theme([dog, dog, cat, fox], [Face("1"), Face("2"), Face("3")])

    #expect(theme.secondFaces?.map(\.symbol) == ["1", "3"])
  }

  @Test("a kind has one face, or two in a theme with second faces")
  func listsKinds() {
    #expect(theme([dog, cat]).kindFaces == [[dog], [cat]])
    #expect(theme([dog, cat], [fox, bear]).kindFaces == [[dog, fox], [cat, bear]])
    #expect(theme([dog, cat], [fox]).kindFaces == [[dog, fox]])
  }

  @Test("a removed face is remembered and comes back where it was", arguments: 0..<4)
  func removesAndRestores(index: Int) {
    let faces = [dog, cat, fox, bear]
    var theme = theme(faces)

    theme.remove(faces[index])
    #expect(theme.faces == faces.filter { $0 != faces[index] })
    #expect(theme.removedFaces == [faces[index]])

    theme.restore(faces[index])
    #expect(theme == self.theme(faces))
  }

  @Test("removed faces return to their places in any order of restoring")
  func restoresInAnyOrder() {
    var theme = theme([dog, cat, fox, bear])
    for face in [bear, dog, cat] { theme.remove(face) }
    #expect(theme.removedFaces == [dog, cat, bear])

    theme.restore(cat)
    #expect(theme.faces == [cat, fox])

    theme.restore(bear)
    theme.restore(dog)
    #expect(theme.faces == [dog, cat, fox, bear])
  }

  @Test("a removed face takes its partner along and brings it back")
  func removesPairs() {
    var theme = theme([dog, cat, fox], [Face("1"), Face("2"), Face("3")])

    theme.remove(cat)
    #expect(theme.kindFaces == [[dog, Face("1")], [fox, Face("3")]])
    #expect(theme.secondFaces == [Face("1"), Face("3")])

    theme.restore(cat)
    #expect(theme.secondFaces == [Face("1"), Face("2"), Face("3")])
  }

  @Test("removing an unknown face and restoring a present one change nothing")
  func ignoresRepeats() {
    var theme = theme([dog, cat])
    let before = theme

    theme.remove(fox)
    theme.restore(fox)
    theme.restore(dog)

    #expect(theme == before)
  }

  @Test("adding a new face appends it, a removed one restores it, a present one does nothing")
  func addsFaces() {
    var theme = theme([dog, cat])
    theme.add(fox)
    theme.remove(dog)
    theme.add(bear)
    theme.add(cat)
    #expect(theme.faces == [cat, fox, bear])

    theme.add(dog)
    #expect(theme.faces == [dog, cat, fox, bear])
  }

  @Test("a face added to a theme with second faces gets the given partner or itself")
  func addsPairs() {
    var theme = theme([dog], [Face("1")])

    theme.add(cat, with: Face("2"))
    theme.add(fox)

    #expect(theme.kindFaces == [[dog, Face("1")], [cat, Face("2")], [fox, fox]])
  }
}
