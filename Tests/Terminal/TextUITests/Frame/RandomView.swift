import TestSupport

@testable import TextUI
@testable import TextUICore

/// A seeded random view tree, with parts that appear and disappear.
struct RandomView: View {
  let seed: Int
  let depth: Int
  /// Changes with events: presence, position and animation of views depend on it.
  let moment: Int
  let onEvent: () -> Void

  var body: some View {
    var numbers = SeededNumbers(seed: seed)
    return modified(leafOrTree(&numbers), &numbers)
  }

  private func child(_ step: Int) -> RandomView {
    RandomView(seed: seed &* 31 &+ step, depth: depth - 1, moment: moment, onEvent: onEvent)
  }

  private var pair: some View {
    Group {
      child(1)
      child(2)
    }
  }

  private func leafOrTree(_ numbers: inout SeededNumbers) -> AnyView {
    depth == 0 ? leaf(&numbers) : tree(&numbers)
  }

  private func leaf(_ numbers: inout SeededNumbers) -> AnyView {
    switch numbers.whole(0...6) {
    case 0: AnyView(Tally(["a", "日本", ""][numbers.whole(0...2)]))
    case 1: AnyView(Text("some words to be wrapped\nand cut \(moment)"))
    case 2: AnyView(Color.blue)
    case 3: AnyView(Spacer())
    case 4: AnyView(Circle().fill(.red))
    case 5: AnyView(EmptyView())
    default: AnyView(Divider())
    }
  }

  private func tree(_ numbers: inout SeededNumbers) -> AnyView {
    let spacing = numbers.whole(-1...2)
    let isThere = (moment >> numbers.whole(0...3)).isMultiple(of: 2)
    switch numbers.whole(0...7) {
    case 0:
      return AnyView(
        HStack(spacing: spacing) {
          child(1)
          if isThere { child(2) } else { child(3) }
          child(4)
        })
    case 1:
      return AnyView(
        VStack(spacing: spacing) {
          child(1)
          if isThere { child(2).transition(transition(&numbers)) }
        })
    case 2:
      let ids = (0..<3).map { ($0 + moment) % 5 }
      return AnyView(ForEach(isThere ? ids : ids.reversed(), id: \.self) { child($0) })
    case 3: return AnyView(ZStack { pair.zIndex(Double(spacing)) })
    case 4: return AnyView(GeometryReader { _ in child(1) })
    case 5: return AnyView(child(1).overlay { child(2) }.background(child(3)))
    case 6: return AnyView(popup(child(1), isThere: isThere, isModal: spacing > 0))
    default: return AnyView(pair)
    }
  }

  private func popup(_ view: RandomView, isThere: Bool, isModal: Bool) -> some View {
    let content = child(9)
    return ResolvedView(view) { resolver, view in
      view.resolve(&resolver)
      guard isThere else { return }
      resolver.layer(zIndex: 1, isModal: isModal, in: Rect(x: 2, y: 1, width: 9, height: 4)) {
        inner, _ in content.resolve(&inner)
      }
    }
  }

  private func transition(_ numbers: inout SeededNumbers) -> Transition {
    switch numbers.whole(0...5) {
    case 0: .opacity
    case 1: .slide.combined(with: .scale)
    case 2: .asymmetric(insertion: .scale, removal: .offset(x: 5, y: -5))
    case 3: .push(from: .bottom)
    case 4: .identity
    default: .move(edge: .top)
    }
  }

  private func modified(_ view: AnyView, _ numbers: inout SeededNumbers) -> AnyView {
    (0..<numbers.whole(0...3)).reduce(view) { view, _ in modifiedOnce(view, &numbers) }
  }

  private func modifiedOnce(_ view: AnyView, _ numbers: inout SeededNumbers) -> AnyView {
    let length = numbers.whole(-2...6) + moment % 3
    switch numbers.whole(0...19) {
    case 0: return AnyView(view.padding(length))
    case 1: return AnyView(view.frame(width: length, height: length / 2))
    case 2: return AnyView(view.frame(minWidth: 2, maxWidth: length, alignment: .topLeading))
    case 3: return AnyView(view.offset(x: length, y: -length))
    case 4: return AnyView(view.border(color: .green))
    case 5: return AnyView(view.opacity(Double(length) / 5))
    case 6: return AnyView(view.onTapGesture(perform: onEvent))
    case 7: return AnyView(view.onPress { _ in onEvent() })
    case 8: return AnyView(view.gesture(DragGesture().onChanged { _ in onEvent() }))
    case 9: return AnyView(view.gesture(LongPressGesture().onEnded { _ in onEvent() }))
    case 10: return AnyView(view.focusable())
    case 11: return AnyView(view.defaultFocus().onKeyPress(.enter, perform: onEvent))
    case 12: return AnyView(view.scaleEffect(x: Double(length) / 3))
    case 13: return AnyView(view.animation(.spring, value: moment / 2))
    case 14: return AnyView(view.id(moment / 3))
    case 15: return AnyView(view.matchedGeometryEffect(id: length % 2, in: Namespace.ID("r")))
    case 16: return AnyView(view.preference(key: Word.self, value: "w").layoutPriority(1))
    case 17: return AnyView(view.onPreferenceChange(Word.self) { _ in })
    case 18: return AnyView(view.disabled(length > 3).fixedSize())
    default:
      return AnyView(
        view.anchorPreference(key: PreferenceTests.Anchors.self) { [$0] }
          .overlayPreferenceValue(PreferenceTests.Anchors.self) { anchors, proxy in
            Text("\(anchors.count)").offset(x: anchors.first.flatMap { proxy[$0]?.x } ?? 0)
          }.onHover { _ in onEvent() }.onWheel { _, _ in .ignored })
    }
  }
}
