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
    let moved = ["a", "b", "c", "d"].map { face in
      var moved = theme
      moved.move(Face(face), to: index)
      return moved.faces.map(\.symbol) + moved.removedFaces.map(\.symbol)
    }
    let expected = ["a", "b", "c", "d"].map { face in
      var expected = ["a", "b", "c", "d"].filter { $0 != face }
      expected.insert(face, at: index)
      return expected + ["x"]
    }
    #expect(moved == expected)
  }

  @Test("partners move with their faces, and an index out of range is clamped")
  func movesPartners() {
    var theme = theme("a", "b", "c", seconds: ["1", "2", "3"])
    theme.move(Face("a"), to: 99)
    #expect(theme.kindFaces.map { $0.map(\.symbol) } == [["b", "2"], ["c", "3"], ["a", "1"]])
    let orders = ["c", "none"].map { face in
      theme.move(Face(face), to: face == "c" ? -5 : 0)
      return theme.faces.map(\.symbol)
    }
    #expect(orders == [["c", "b", "a"], ["c", "b", "a"]])
  }

  @Test("a renamed face keeps its place, its picture and whether it is in use")
  func renames() {
    var theme = theme("a", "b", "c")
    theme.setPicture(picture, of: Face("b"))
    let isRenamed = theme.rename(Face("b"), to: "Übung")
    #expect(
      (isRenamed, theme.faces.map(\.symbol), theme.faces[1].word, theme.faces[1].picture) == (
        true, ["a", "Übung", "c"], "ubung", picture
      ))
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
    #expect((answers, theme.faces.map(\.symbol)) == ([false, false, false, true], ["a", "b"]))
  }

  @Test("a face keeps its picture when its word changes, and loses it on request")
  func pictures() {
    var theme = theme("a", "b")
    theme.setPicture(picture, of: Face("a"))
    theme.setWord("first", of: Face("a"))
    #expect(
      (theme.faces[0].picture, theme.faces[0].word, theme.pictureIDs) == (
        picture, "first", [picture.id]
      ))
    theme.setPicture(nil, of: Face("a"))
    theme.setPicture(picture, of: Face("none"))
    #expect(theme.pictureIDs.isEmpty)
  }
}
