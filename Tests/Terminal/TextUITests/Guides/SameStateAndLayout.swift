import Observation
import TextUI

// What the first table of "Coming from SwiftUI" lists, written as for SwiftUI.

@Observable final class SameModel {
  var count = 1
  var name = "Ada"
}

struct SameProperty: DynamicProperty {
  @State private var value = 3

  var text: String { "dynamic \(value)" }
}

struct SameState: View {
  @State private var model = SameModel()
  @State private var isOn = false
  @Environment(\.colorScheme) private var scheme
  @FocusState private var isFocused: Bool
  @Namespace private var cards
  private var property = SameProperty()

  var body: some View {
    VStack {
      Text(property.text).id(scheme == .dark ? 1 : 2)
      Text("card").matchedGeometryEffect(id: 1, in: cards)
      SameBinding(isOn: $isOn)
      SameBindable(model: model)
      SameObject()
      TextField("Name", text: .constant("field")).focused($isFocused)
      SameStructure()
    }
    .environment(model)
  }
}

struct SameBinding: View {
  @Binding var isOn: Bool

  var body: some View { Text(isOn ? "on" : "off") }
}

struct SameBindable: View {
  @Bindable var model: SameModel

  var body: some View { Stepper("count", value: $model.count) }
}

struct SameObject: View {
  @Environment(SameModel.self) private var model

  var body: some View { Text("object \(model.name)") }
}

struct SameModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding(.horizontal) }
}

struct SameStructure: View {
  var body: some View {
    Group {
      ForEach(0..<2, id: \.self) { Text("row \($0)").tag($0) }
      AnyView(Text("any"))
      EmptyView()
      lines
    }
    .modifier(SameModifier())
  }

  @ViewBuilder private var lines: some View {
    Text("built")
  }
}

struct SameColumns: Layout {
  func sizeThatFits(
    proposal: Proposal, subviews: Subviews, cache: inout Void
  ) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Size(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.x
    for subview in subviews {
      subview.place(at: Point(x: x, y: bounds.y), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct SameLayout: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SameFrames()
      Divider()
      SameGrids()
    }
    .safeAreaInset(edge: .bottom) { Text("inset") }
    .background { Color.blue.ignoresSafeArea() }
  }
}

struct SameFrames: View {
  var body: some View {
    HStack {
      Text("framed").frame(width: 8, height: 1, alignment: .leading).layoutPriority(1)
      Text("wide").frame(maxWidth: 9)
      Spacer()
      ZStack {
        Text("under").zIndex(0)
        Text("over").zIndex(1)
      }
      Text("fixed").fixedSize()
      Text("moved").offset(x: 1, y: 0)
      Text("padded").padding(.leading, 1)
    }
    SameColumns {
      Text("one")
      Text("two")
    }
    HStack {
      Text("half").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
      Color.red.aspectRatio(2, contentMode: .fit).frame(height: 1)
      Text("there").position(x: 2, y: 0).frame(width: 6, height: 1)
      GeometryReader { proxy in Text("\(proxy.size.width)") }.frame(width: 3, height: 1)
    }
  }
}

struct SameGrids: View {
  private let columns = [
    GridItem(.flexible()), GridItem(.fixed(6)), GridItem(.adaptive(minimum: 4)),
  ]

  var body: some View {
    Grid {
      GridRow {
        Text("cell")
        Text("other")
      }
    }
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 1) {
        ForEach(0..<100, id: \.self) { Text("v\($0)") }
      }
    }
    ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(.flexible())]) { ForEach(0..<100, id: \.self) { Text("h\($0)") } }
    }
    ScrollViewReader { proxy in
      ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("line \($0)") } } }
        .defaultScrollAnchor(.bottom)
        .onAppear { proxy.scrollTo(99) }
    }
    ScrollView(.horizontal) {
      LazyHStack { ForEach(0..<100, id: \.self) { Text("column \($0)") } }
    }
  }
}
