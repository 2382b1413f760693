import Testing
import TextUI
import TextUIGallery
import TextUITesting

@Suite("Gallery: dragging, and a view of another library")
struct GalleryDragTests {
  private func stage(_ name: String) throws -> Stage {
    let topic = try #require(Gallery(Gallery.textUI).topic(named: name))
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    return Stage(width: 50, height: 14, environment: environment) { topic.preview.view }
  }

  /// Drags one text to the place of another.
  private func drag(_ text: String, to goal: String, on stage: Stage) throws {
    stage.drag(
      from: try #require(stage.place(of: text)), to: try #require(stage.place(of: goal)))
  }

  @Test("an animal can be dragged into the other box, and returns from a full one")
  func boxes() throws {
    let stage = try stage("input/drag-and-drop")
    func row(_ animal: String) -> Int? { stage.place(of: animal)?.y }
    func isLeft(_ animal: String) -> Bool { (stage.place(of: animal)?.x ?? 99) < 25 }
    #expect(["🐶", "🐱", "🦊"].allSatisfy(isLeft) && !isLeft("🐝") && !isLeft("🐔"))
    try drag("🐝", to: "🐱", on: stage)
    #expect(isLeft("🐝") && !isLeft("🐔"))
    let full = stage.rows
    try drag("🐔", to: "🐱", on: stage)
    #expect(stage.rows == full)
    try drag("🐶", to: "🐔", on: stage)
    try drag("🐔", to: "🐱", on: stage)
    #expect(!isLeft("🐶") && isLeft("🐔") && row("🐔") == row("🐶").map { $0 + 2 })
  }

  @Test("a card is moved to where it is dropped in the row")
  func reorder() throws {
    let stage = try stage("input/reorder")
    func order() -> String { stage.rows.joined().filter { "🐶🐱🦊🦉🐝".contains($0) } }
    #expect(order() == "🐶🐱🦊🦉🐝")
    try drag("🐶", to: "🦉", on: stage)
    #expect(order() == "🐱🦊🦉🐶🐝")
    try drag("🐝", to: "🐱", on: stage)
    #expect(order() == "🐝🐱🦊🦉🐶")
  }

  @Test("a card is flicked to the next one, and carried after it was held")
  func flicks() throws {
    let stage = try stage("input/own-gestures")
    let place = try #require(stage.place(of: "🐶"))
    stage.drag(from: place, to: Point(x: place.x - 6, y: place.y))
    #expect(stage.place(of: "Flicked to the left") != nil && stage.place(of: "🐱") != nil)
    stage.drag(from: place, to: Point(x: place.x + 6, y: place.y))
    #expect(stage.place(of: "Flicked to the right") != nil && stage.place(of: "🐶") != nil)
    _ = stage.send(.mouse(MouseEvent(.down(.left), at: place)))
    _ = stage.at(.seconds(1))
    _ = stage.send(.mouse(MouseEvent(.moved(.left), at: Point(x: place.x + 4, y: place.y + 1))))
    #expect(stage.place(of: "🐶") == Point(x: place.x + 4, y: place.y + 1))
    _ = stage.send(.mouse(MouseEvent(.up(.left), at: place)))
    #expect(stage.place(of: "🐶") == place && stage.place(of: "Carried, and back") != nil)
  }

  @Test("a popup of a value stays until its owner removes it")
  func asksOwner() throws {
    let stage = try stage("presentation/popup-styles")
    stage.tap("A value")
    for count in [3, 2, 1] {
      #expect(stage.place(of: "Close me \(count) times") != nil)
      stage.key(.escape)
    }
    #expect(stage.place(of: "Close me") == nil)
  }

  @Test("a simultaneous gesture changes the border of the card while it is pressed")
  func pressedBorder() throws {
    let stage = try stage("input/gestures")
    let place = try #require(stage.place(of: "🐶"))
    var borders: [Bool] = []
    for action in [MouseEvent.Action.down(.left), .moved(.left), .up(.left)] {
      _ = stage.send(.mouse(MouseEvent(action, at: place)))
      borders.append(stage.place(of: "╔") != nil)
    }
    #expect(borders == [true, true, false])
  }

  @Test("a frame becomes the container of the quarter in it, and the ant continues from its place")
  func container() throws {
    let framed = try stage("layout/container-relative")
    let start = try #require(framed.place(of: "A quarter"))
    framed.tap("A frame of")
    #expect(framed.place(of: "A quarter") != start)
    framed.tap("A frame of")
    #expect(framed.place(of: "A quarter") == start)

    let ant = try stage("shapes/representable")
    func trail() -> Int { ant.rows.joined().count { $0 == "#" } }
    let before = trail()
    ant.key(.enter)
    #expect(
      ant.place(of: "Continue from step 400") != nil && before > 0 && trail() != before
        && trail().isMultiple(of: 2))
  }
}
