/// A control that selects one of several choices, by a click or by arrows, Home and End.
///
/// The choices are views with a `.tag(_:)`. Views without a tag of the selection's type are shown
/// but cannot be selected. Set the appearance with `pickerStyle(_:)`.
public struct Picker<Selection: Hashable, Content: View>: Primitive {
  private let title: String
  private let selection: Binding<Selection>
  private let content: Content

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: The text before or above the choices; may be empty.
  ///   - selection: The tag of the selected choice; an unknown tag selects none.
  ///   - content: The choices.
  public init(
    _ title: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.selection = selection
    self.content = content()
  }

  public func resolve(_ resolver: inout Resolver) {
    let style = resolver.values[PickerStyleKey.self]
    let selection = resolver.editable(selection)
    guard style != .menu else { return resolveMenu(&resolver, selection) }
    let options = PickerOptions(selection)
    let words = AccessibilityText(label: title)
    let control = Control(words: words, onKey: { options.take($0, style) })
    let outer = resolver.values.style
    if !resolver.values.isEnabled { resolver.values.style.attributes.insert(.dim) }
    resolver.control(control) { inner in
      guard style == .inline else { return resolve(options, style, words, &inner) }
      inner.container(TrailingOverflow()) { resolve(options, style, words, &$0) }
    }
    resolver.values.style = outer
  }

  /// Resolves the title and the choices.
  private func resolve(
    _ options: PickerOptions<Selection>, _ style: PickerStyle, _ words: AccessibilityText,
    _ resolver: inout Resolver
  ) {
    resolver.stack(style.layout(spacing: 1), style.axis) { inner in
      if !title.isEmpty { inner.scope(1) { Text(title).resolve(&$0) } }
      inner.stack(style.layout(spacing: 0), style.axis) {
        resolveChoices(options, style, words, &$0)
      }
    }
  }

  private func resolveMenu(_ resolver: inout Resolver, _ selection: Binding<Selection>) {
    let menu = PickerMenu(
      title: title, selection: selection, content: content, anchor: resolver.identity)
    menu.resolve(&resolver)
  }

  /// Resolves the choices, each with its signs.
  private func resolveChoices(
    _ options: PickerOptions<Selection>, _ style: PickerStyle, _ words: AccessibilityText,
    _ resolver: inout Resolver
  ) {
    let choices = PickerChoices<Selection>(content, &resolver)
    options.tags = choices.tags
    let selected = options.selected
    words.value = words.value ?? selected.map { choices.texts[$0] }
    for (index, view) in choices.views.enumerated() {
      let option = PickerOption(
        view: view, isChoice: choices.tags[index] != nil, isSelected: index == selected,
        isAnySelected: selected != nil,
        style: style, choose: { options.choose(index) })
      resolver.scope(UInt64(index)) { option.resolve(&$0) }
    }
  }
}

extension PickerStyle {
  fileprivate var axis: Axis { self == .inline ? .vertical : .horizontal }

  /// Returns the layout of the choices; stacked choices have no spacing.
  fileprivate func layout(spacing: Int) -> StackLayout {
    self == .inline
      ? StackLayout(vertical: .leading, spacing: 0)
      : StackLayout(horizontal: .center, spacing: spacing)
  }
}
