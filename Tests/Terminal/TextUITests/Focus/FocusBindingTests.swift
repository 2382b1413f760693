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
    #expect(window.rows(7, 1) == [" a  b -"])
    window.key(.end)
    #expect(window.rows(7, 1) == [" a [b]b"])
    window.key(.tab)
    #expect(window.rows(7, 1) == ["[a] b a"])
    window.key(.end)
    #expect(window.rows(7, 1) == [" a [b]b"])
    window.key(.delete)
    #expect(window.rows(7, 1) == [" a  b -"])
    window.tap(1, 0)
    #expect(window.rows(7, 1) == ["[a] b a"])
    #expect(heard.take() == ["-b", "ba", "ab", "b-", "-a"])
  }

  @Test("a modal layer takes the focus, which returns when the layer is removed")
  func layer() {
    let window = Window { Form(heard: heard) }
    _ = window.rows(7, 1)
    window.key(.end)
    #expect(window.rows(7, 1) == [" a [b]b"])
    window.key(.escape)
    #expect(window.rows(7, 1) == ["[p] b -"])
    window.key(.tab)
    #expect(window.rows(7, 1) == ["[p] b -"])
    window.key(.escape)
    #expect(window.rows(7, 1) == [" a [b]b"])
    #expect(window.rows(7, 1) == [" a [b]b"])
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
    #expect(window.rows(8, 1) == ["[a] b 10"])
    window.key(.end)
    #expect(window.rows(8, 1) == [" a [b]01"])
    window.key(.home)
    #expect(window.rows(8, 1) == ["[a] b 10"])
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
    #expect(window.rows(6, 1) == ["[a]yes"])
    isThere.value = false
    #expect(window.rows(2, 1) == ["no"])
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
    for number in 1...3 {
      count.value = number
      _ = window.rows(6, 1)
      window.key(.tab)
      #expect(window.rows(6, 1) == ["[\(number)] x "])
    }
    for number in [2, 1] {
      count.value = number
      #expect(window.rows(6, 1) == ["[\(number)] x "])
    }
    count.value = 0
    #expect(window.rows(6, 1).joined().contains("[0]"))
  }
}
