import Pictures
import Testing

@testable import MemoryModel

@Suite("Changing the faces of a theme")
struct ThemeChangesTests {
  private let picture = FacePicture(PictureID(of: [1, 2, 3]))

  private func theme(_ words: String..., seconds: [String]? = nil) -> Theme {
    Theme(
      id: "t", name: "T", faces: words.map { Face($0) },
      secondFaces: seconds.map { $0.map { Face($0) } }, pairs: 2, color: Theme.Color(rgb: 0))
  }

  @Test("a face is moved to a place among those in use", arguments: 0..<4)
  func moves(index: Int) {
    var theme = theme("a", "b", "x", "c", "d")
    theme.remove(Face("x"))
    for face in ["a", "b", "c", "d"] {
      var moved = theme
      moved.move(Face(face), to: index)
      var expected = ["a", "b", "c", "d"].filter { $0 != face }
      expected.insert(face, at: index)
      #expect(moved.faces.map(\.symbol) == expected)
      #expect(moved.removedFaces == [Face("x")])
    }
  }

  @Test("partners move with their faces, and an index out of range is clamped")
  func movesPartners() {
    var theme = theme("a", "b", "c", seconds: ["1", "2", "3"])
    theme.move(Face("a"), to: 99)
    #expect(theme.kindFaces.map { $0.map(\.symbol) } == [["b", "2"], ["c", "3"], ["a", "1"]])
    theme.move(Face("c"), to: -5)
    #expect(theme.faces.map(\.symbol) == ["c", "b", "a"])
    let before = theme
    theme.move(Face("none"), to: 0)
    #expect(theme == before)
  }

  @Test("a renamed face keeps its place, its picture and whether it is in use")
  func renames() {
    var theme = theme("a", "b", "c")
    theme.setPicture(picture, of: Face("b"))
    let isRenamed = theme.rename(Face("b"), to: "Übung")
    #expect(isRenamed)
    #expect(theme.faces.map(\.symbol) == ["a", "Übung", "c"])
    #expect(theme.faces[1].word == "ubung" && theme.faces[1].picture == picture)
    theme.remove(theme.faces[1])
    theme.rename(theme.removedFaces[0], to: "b")
    #expect(theme.removedFaces.map(\.symbol) == ["b"])
  }

  @Test("no face gets the name of another one, removed or not")
  func refusesTakenNames() {
    var theme = theme("a", "b", "c")
    theme.remove(Face("c"))
    let answers = [("a", "b"), ("a", "c"), ("none", "d"), ("a", "a")].map { old, new in
      theme.rename(Face(old), to: new)
    }
    #expect(answers == [false, false, false, true])
    #expect(theme.faces.map(\.symbol) == ["a", "b"])
  }

  @Test("a face keeps its picture when its word changes, and loses it on request")
  func pictures() {
    var theme = theme("a", "b")
    theme.setPicture(picture, of: Face("a"))
    theme.setWord("first", of: Face("a"))
    #expect(theme.faces[0].picture == picture && theme.faces[0].word == "first")
    #expect(theme.pictureIDs == [picture.id])
    theme.setPicture(nil, of: Face("a"))
    theme.setPicture(picture, of: Face("none"))
    #expect(theme.pictureIDs.isEmpty)
  }
}
