import Testing
import TextUI
import TextUIGallery

@Suite("Gallery: data on the pages")
struct GalleryDataTests {
  @Test("a model is changed through bindings, and by itself")
  func model() throws {
    #expect(try screen("data/model").contains("264 legs"))
    #expect(try screen("data/model", "+ tab +").contains("270 legs"))
    #expect(try screen("data/model", "tab tab tab enter").contains("0 legs"))
  }

  @Test("two subscriptions to the shared sales count and add them")
  func sales() throws {
    #expect(try screen("data/model").contains("Sales: 0, of 0 animals"))
    let sold = try screen("data/model", "+ tab + tab tab enter enter")
    #expect(sold.contains("Sales: 2, of 52 animals"))
  }

  @Test("a view is notified when it appears and when it disappears")
  func lifecycle() throws {
    #expect(try !screen("data/lifecycle").contains("disappears"))
    let gone = try screen("data/lifecycle", "enter")
    #expect(gone.contains("The cat disappears") && gone.contains("true has become false"))
  }

  @Test("a season is inherited where none is set")
  func season() throws {
    #expect(try !screen("data/environment-key").contains("thick coat"))
    #expect(try screen("data/environment-key", "enter").contains("thick coat   thin coat"))
  }

  @Test("the cards turned up report their points together")
  func reports() throws {
    #expect(try screen("data/reports", "enter tab enter").contains("The cards say 4 points"))
    #expect(try screen("data/reports", "enter enter").contains("The cards say 0 points"))
  }

  @Test("a container counts its views")
  func subviews() throws {
    #expect(try screen("layout/subviews").contains("4 entries, 7 points"))
  }

  @Test("a hidden view keeps its place")
  func hidden() throws {
    let hidden = try screen("layout/places", "tab enter")
    #expect(try screen("layout/places").contains("left │🦉│ right"))
    #expect(hidden.contains("left      right"))
  }

  @Test("shortcuts press buttons without focus")
  func shortcuts() throws {
    #expect(try screen("input/shortcuts", "d d").contains("🐶 🐱"))
    #expect(try !screen("input/shortcuts", "d d ctrl-u").contains("🐱"))
    #expect(try !screen("input/shortcuts", "d d delete").contains("🐶"))
  }

  @Test("Enter in a field searches for the typed text")
  func submit() throws {
    #expect(try screen("controls/submit", "text:owl enter").contains("🦉"))
    #expect(try screen("controls/submit", "text:yeti enter").contains("?"))
  }

  @Test("a list that grows shows its end until a row is selected")
  func growing() throws {
    #expect(try screen("data/growing-list").contains("Visitor 12"))
    #expect(try screen("data/growing-list", "tab enter enter").contains("Visitor 14"))
    #expect(try !screen("data/growing-list", "up tab enter enter enter").contains("Visitor 15"))
  }

  @Test("branches of a tree expand and collapse")
  func tree() throws {
    #expect(try screen("data/tree", "right down").contains("Chosen: cat, expanded: 3"))
    #expect(try screen("data/tree", "left left").contains("Chosen: Mammals, expanded: 1"))
  }

  @Test("rows of a list are deleted and moved by keys")
  func editableList() throws {
    #expect(try screen("data/editable-list", "delete").contains("7 animals, first dog"))
    #expect(try screen("data/editable-list", "alt-up").contains("8 animals, first cat"))
  }

  @Test("a popup with a field is typed into at once; Enter saves and Esc cancels")
  func fieldPopup() throws {
    let page = try screen("presentation/field-popup")
    #expect(page.contains("The name is Owl."))
    #expect(
      try screen("presentation/field-popup", "enter text:let enter").contains("is Owllet."))
    #expect(try screen("presentation/field-popup", "enter text:let esc") == page)
  }

  @Test("Markdown shows its lists and its quotes")
  func markdown() throws {
    let page = try screen("layout/markdown")
    #expect(page.contains("2. Turn it up") && page.contains("│ Nobody remembers"))
  }

  @Test("a popup opens at the place of the mouse")
  func pointPopup() throws {
    #expect(try screen("presentation/point-popup", "click:20,9").contains("20, 9"))
  }

  @Test("a binding adds a snackbar to the centre")
  func binding() throws {
    #expect(try screen("presentation/snackbars", "shift-tab enter").contains("The last pair"))
  }

  @Test("a screen can dismiss itself, and hide its bar")
  func links() throws {
    let page = try screen("navigation/links")
    #expect(try screen("navigation/links", "enter").contains("[>Enough<]"))
    #expect(try screen("navigation/links", "enter tab enter").contains("[x] No bar"))
    #expect(try screen("navigation/links", "enter enter") == page)
  }

  @Test("a completion is called once, when all views have arrived")
  func repeats() throws {
    #expect(try screen("animation/repeats", "enter").contains("Arrived together: 1"))
  }

  @Test("a binding reads the zoom and sets it")
  func zoom() throws {
    #expect(try screen("navigation/zoom", "+").contains("125 %"))
    #expect(try screen("navigation/zoom", "+ 0").contains("100 %"))
    #expect(try screen("navigation/zoom", "click:40,23").contains("200 %, a"))
  }
}
