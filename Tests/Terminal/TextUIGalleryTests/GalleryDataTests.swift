import Testing
import TextUI
import TextUIGallery

@Suite("Gallery: data on the pages")
struct GalleryDataTests {
  @Test(
    "a model is changed through bindings, and two subscriptions to the sales count and add them")
  func model() throws {
    let sold = try screen("data/model", "+ tab + tab tab enter enter")
    #expect(
      try screen("data/model").contains("264 legs")
        && screen("data/model", "+ tab +").contains("270 legs")
        && screen("data/model", "tab tab tab enter").contains("0 legs")
        && screen("data/model").contains("Sales: 0, of 0 animals"))
    #expect(sold.contains("Sales: 2, of 52 animals"))
  }

  @Test("a view is notified of its life, a season is inherited, and cards report their points")
  func lifecycle() throws {
    let gone = try screen("data/lifecycle", "enter")
    #expect(
      try !screen("data/lifecycle").contains("disappears") && gone.contains("The cat disappears")
        && gone.contains("true has become false")
        && !screen("data/environment-key").contains("thick coat"))
    #expect(
      try screen("data/environment-key", "enter").contains("thick coat   thin coat")
        && screen("data/reports", "enter tab enter").contains("The cards say 4 points")
        && screen("data/reports", "enter enter").contains("The cards say 0 points"))
  }

  @Test("a container counts its views, and a hidden view keeps its place")
  func subviews() throws {
    let hidden = try screen("layout/places", "tab enter")
    #expect(
      try screen("layout/subviews").contains("4 entries, 7 points")
        && screen("layout/places").contains("left │🦉│ right") && hidden.contains("left      right"))
  }

  @Test("shortcuts press buttons without focus, and Enter in a field searches")
  func shortcuts() throws {
    #expect(
      try screen("input/shortcuts", "d d").contains("🐶 🐱")
        && !screen("input/shortcuts", "d d ctrl-u").contains("🐱")
        && !screen("input/shortcuts", "d d delete").contains("🐶")
        && screen("controls/submit", "text:owl enter").contains("🦉"))
    #expect(try screen("controls/submit", "text:yeti enter").contains("?"))
  }

  @Test("a list shows its growing end, a tree's branches collapse, and rows are deleted and moved")
  func growing() throws {
    #expect(
      try screen("data/growing-list").contains("Visitor 12")
        && screen("data/growing-list", "tab enter enter").contains("Visitor 14")
        && !screen("data/growing-list", "up tab enter enter enter").contains("Visitor 15"))
    #expect(
      try screen("data/tree", "right down").contains("Chosen: cat, expanded: 3")
        && screen("data/tree", "left left").contains("Chosen: Mammals, expanded: 1")
        && screen("data/editable-list", "delete").contains("7 animals, first dog"))
    #expect(try screen("data/editable-list", "alt-up").contains("8 animals, first cat"))
  }

  @Test("a popup with a field is typed into at once; Enter saves and Esc cancels")
  func fieldPopup() throws {
    let page = try screen("presentation/field-popup")
    #expect(
      try page.contains("The name is Owl.")
        && screen("presentation/field-popup", "enter text:let enter").contains("is Owllet.")
        && screen("presentation/field-popup", "enter text:let esc") == page)
  }

  @Test(
    "Markdown shows lists and quotes, a popup opens at the mouse, and a binding adds a snackbar")
  func markdown() throws {
    let text = try screen("layout/markdown")
    #expect(
      try text.contains("2. Turn it up") && text.contains("│ Nobody remembers")
        && screen("presentation/point-popup", "click:20,9").contains("20, 9")
        && screen("presentation/snackbars", "shift-tab enter").contains("The last pair"))
  }

  @Test("a screen can dismiss itself, a completion is called once, and a binding sets the zoom")
  func links() throws {
    let page = try screen("navigation/links")
    #expect(
      try screen("navigation/links", "enter").contains("[>Enough<]")
        && screen("navigation/links", "enter tab enter").contains("[x] No bar")
        && screen("navigation/links", "enter enter") == page
        && screen("animation/repeats", "enter").contains("Arrived together: 1"))
    #expect(
      try screen("navigation/zoom", "+").contains("125 %")
        && screen("navigation/zoom", "+ 0").contains("100 %")
        && screen("navigation/zoom", "click:40,23").contains("200 %, a"))
  }
}
