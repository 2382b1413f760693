import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct FocusBindingTests {
  private let heard = Box([String]())

  /// A focusable name that shows its focus.
  private struct Field: View {
    let name: String
    @Environment(\.isFocused) var isFocused
    var body: some View { Text(isFocused ? "[\(name)]" : " \(name) ") }
  }

  private func field(_ name: String) -> some View {
    Field(name: name).focusable { heard.note("\(name) \($0)") }
  }

  /// A row of fields whose focus is a state.
  private struct Form: View {
    @FocusState var name: String?
    @State var isPopup = false
    let heard: Box<[String]>

    var body: some View {
      HStack(spacing: 0) {
        Field(name: "a").focused($name, equals: "a")
        Field(name: "b").focused($name, equals: "b")
        Text(name ?? "-")
      }
      .onKeyPress(.home) { name = "a" }
      .onKeyPress(.end) { name = "b" }
      .onKeyPress(.delete) { name = nil }
      .onKeyPress(.escape) { isPopup.toggle() }
      .onChange(of: name) { heard.note("\($0 ?? "-")\($1 ?? "-")") }
      .modifier(Popup(isShown: $isPopup))
    }
  }

  private struct Popup: ViewModifier {
    @Binding var isShown: Bool
    func body(content: Content) -> some View {
      ResolvedView(content) { resolver, content in
        content.resolve(&resolver)
        guard isShown else { return }
        resolver.layer(isModal: true) { inner, _ in
          Field(name: "p").defaultFocus().onKeyPress(.escape) { isShown = false }.resolve(&inner)
        }
      }
    }
  }

  @Test("a binding reads the focus and sets it")
  func bindings() {
    let window = Window { Form(heard: heard) }
    let rows = states(
      of: window.rows(7, 1)[0], { window.key(.end) }, { window.key(.tab) }, { window.key(.end) },
      { window.key(.delete) }, { window.tap(1, 0) })
    #expect(
      [rows, heard.take()] == [
        [" a  b -", " a [b]b", "[a] b a", " a [b]b", " a  b -", "[a] b a"],
        ["-b", "ba", "ab", "b-", "-a"],
      ])
  }

  @Test("a modal layer takes the focus, which returns when the layer is removed")
  func layer() {
    let window = Window { Form(heard: heard) }
    _ = window.rows(7, 1)
    window.key(.end)
    let rows = states(
      of: window.rows(7, 1)[0], { window.key(.escape) }, { window.key(.tab) },
      { window.key(.escape) }, {})
    #expect(rows == [" a [b]b", "[p] b -", "[p] b -", " a [b]b", " a [b]b"])
  }

  @Test("of two bindings the one set last counts")
  func twoBindings() {
    struct Two: View {
      @FocusState var first: Bool
      @FocusState var second: Bool
      var body: some View {
        HStack(spacing: 0) {
          Field(name: "a").focused($first)
          Field(name: "b").focused($second)
          Text("\(first ? 1 : 0)\(second ? 1 : 0)")
        }
        .onKeyPress(.home) { first = true }
        .onKeyPress(.end) { second = true }
      }
    }
    let window = Window { Two() }
    _ = window.rows(8, 1)
    window.key(.home)
    let rows = states(of: window.rows(8, 1)[0], { window.key(.end) }, { window.key(.home) })
    #expect(rows == ["[a] b 10", " a [b]01", "[a] b 10"])
  }

  @Test("a binding is updated when its focused view disappears")
  func goneView() {
    let isThere = Box(true)
    struct Holder: View {
      let isThere: Bool
      @FocusState var isFocused: Bool
      var body: some View {
        HStack(spacing: 0) {
          if isThere { Field(name: "a").focused($isFocused) }
          Text(isFocused ? "yes" : "no")
        }
        .onAppear { isFocused = true }
      }
    }
    let window = Window { Holder(isThere: isThere.value) }
    let before = window.rows(6, 1)
    isThere.value = false
    #expect(before + window.rows(2, 1) == ["[a]yes", "no"])
  }

  @Test("nested layers return the focus one by one")
  func nestedLayers() {
    let count = Box(0)
    let window = Window {
      ResolvedView(field("0").defaultFocus()) { resolver, content in
        content.resolve(&resolver)
        for number in 0..<count.value {
          resolver.scope(UInt64(number) + 7) { inner in
            inner.layer(isModal: true) { layer, _ in
              HStack(spacing: 0) {
                field("\(number + 1)")
                field("x")
              }.resolve(&layer)
            }
          }
        }
      }
    }
    _ = window.rows(6, 1)
    var rows: [String] = []
    for number in 1...3 {
      count.value = number
      _ = window.rows(6, 1)
      rows += window.rows(6, 1, after: .tab)
    }
    for number in [2, 1] {
      count.value = number
      rows += window.rows(6, 1)
    }
    #expect(rows == ["[1] x ", "[2] x ", "[3] x ", "[2] x ", "[1] x "])
    count.value = 0
    #expect(window.rows(6, 1).joined().contains("[0]"))
  }
}
