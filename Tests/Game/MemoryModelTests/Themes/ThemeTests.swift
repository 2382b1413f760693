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

    #expect((color, color.alpha) == (Theme.Color(red: 0x12, green: 0x34, blue: 0x56), 255))
  }

  @Test("the first face of each symbol counts, partners go with their faces and are not filled up")
  func dropsDuplicates() {
    #expect(
      theme([fox, dog, fox, cat, Face(symbol: "🐶", word: "hound"), bear]).faces == [
        fox, dog, cat, bear,
      ])
    let paired = theme([dog, cat, dog, fox], ["1", "2", "3", "4", "5"].map { Face($0) })
    let short = theme([dog, dog, cat, fox], [Face("1"), Face("2"), Face("3")])
    #expect(paired.faces == [dog, cat, fox])
    #expect(
      [paired, short].map { $0.secondFaces?.map(\.symbol) } == [["1", "2", "4", "5"], ["1", "3"]])
  }

  @Test("a kind has one face, or two in a theme with second faces")
  func listsKinds() {
    #expect(
      (
        theme([dog, cat]).kindFaces, theme([dog, cat], [fox, bear]).kindFaces,
        theme([dog, cat], [fox]).kindFaces
      ) == ([[dog], [cat]], [[dog, fox], [cat, bear]], [[dog, fox]]))
  }

  @Test("a removed face is remembered and comes back where it was", arguments: 0..<4)
  func removesAndRestores(index: Int) {
    let faces = [dog, cat, fox, bear]
    var theme = theme(faces)

    theme.remove(faces[index])
    #expect(
      (theme.faces, theme.removedFaces) == (faces.filter { $0 != faces[index] }, [faces[index]]))

    theme.restore(faces[index])
    #expect(theme == self.theme(faces))
  }

  @Test("removed faces return to their places in any order of restoring")
  func restoresInAnyOrder() {
    var theme = theme([dog, cat, fox, bear])
    for face in [bear, dog, cat] { theme.remove(face) }
    let removed = theme.removedFaces
    let faces = [cat, bear, dog].map { face in
      theme.restore(face)
      return theme.faces
    }
    #expect(
      [removed] + faces == [
        [dog, cat, bear], [cat, fox], [cat, fox, bear], [dog, cat, fox, bear],
      ])
  }

  @Test("a removed face takes its partner along and brings it back")
  func removesPairs() {
    var theme = theme([dog, cat, fox], [Face("1"), Face("2"), Face("3")])

    theme.remove(cat)
    #expect(
      (theme.kindFaces, theme.secondFaces) == (
        [[dog, Face("1")], [fox, Face("3")]], [Face("1"), Face("3")]
      ))

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
    let faces = theme.faces
    theme.add(dog)
    #expect([faces, theme.faces] == [[cat, fox, bear], [dog, cat, fox, bear]])
  }

  @Test("a face added to a theme with second faces gets the given partner or itself")
  func addsPairs() {
    var theme = theme([dog], [Face("1")])

    theme.add(cat, with: Face("2"))
    theme.add(fox)

    #expect(theme.kindFaces == [[dog, Face("1")], [cat, Face("2")], [fox, fox]])
  }
}
