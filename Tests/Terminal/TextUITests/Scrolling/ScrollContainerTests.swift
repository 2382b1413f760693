import Testing
import TextUI

@Suite("Scroll views as containers")
struct ScrollContainerTests {
  /// Returns the sizes of some views in a window of 40 by 20.
  private func sizes<Root: View>(_ count: Int, @ViewBuilder of root: ([Slip<Size>]) -> Root)
    -> [Size]
  {
    let seen = (0..<count).map { _ in Slip(Size.zero) }
    _ = Renderer().frame(of: root(seen), size: Size(width: 40, height: 20), at: .zero)
    return seen.map(\.value)
  }

  private func probe(_ size: Slip<Size>) -> some View {
    GeometryReader { geometry in
      let _ = size.set(geometry.size)
      EmptyView()
    }
  }

  private func half(_ size: Slip<Size>) -> some View {
    probe(size).containerRelativeFrame(.vertical) { length, _ in length / 2 }
  }

  @Test("scroll views and lists are containers, and nothing around them counts twice")
  func countsVisiblePartOnce() {
    let nested = sizes(1) { seen in ScrollView { ScrollView { ScrollView { half(seen[0]) } } } }
    #expect(nested == [Size(width: 40, height: 10)])

    let framed = sizes(1) { seen in ScrollView { ScrollView { half(seen[0]) }.frame(height: 8) } }

    let outside = sizes(1) { seen in
      ScrollView { ScrollView { half(seen[0]) } }.safeAreaPadding(.vertical, 2)
    }
    let between = sizes(1) { seen in
      ScrollView { ScrollView { half(seen[0]) }.safeAreaPadding(.vertical, 2) }
    }

    let data = sizes(1) { seen in
      List(0..<2, id: \.self) { _ in half(seen[0]) }.frame(width: 30, height: 12)
    }
    let tagged = sizes(1) { seen in
      List(selection: .constant(Int?.none)) { half(seen[0]).tag(1) }.frame(width: 30, height: 12)
    }

    #expect(
      (framed, outside, between, [data.map(\.height), tagged.map(\.height)]) == (
        [Size(width: 40, height: 4)], [Size(width: 40, height: 8)], outside, [[6], [6]]
      ))
  }

  @Test("two side by side share the width evenly", arguments: [Axis.horizontal, .vertical])
  func shareWidth(axis: Axis) {
    let wide = sizes(2) { seen in
      HStack(spacing: 0) {
        ScrollView(axis == .horizontal ? .horizontal : .vertical) {
          probe(seen[0]).containerRelativeFrame(.horizontal)
        }
        ScrollView(axis == .horizontal ? .horizontal : .vertical) {
          probe(seen[1]).containerRelativeFrame(.horizontal)
        }
      }
    }
    #expect(wide.map(\.width) == [20, 20])
  }
}
