import Testing

@testable import TextUI
@testable import TextUICore

struct ContainerRelativeFrameTests {
  /// Returns the size of a view in a window.
  private func size<Root: View>(
    _ width: Int, _ height: Int, @ViewBuilder of root: (Slip<Size>) -> Root
  ) -> Size {
    let seen = Slip(Size.zero)
    _ = Renderer().frame(
      of: root(seen), size: Size(width: width, height: height), at: .zero)
    return seen.value
  }

  /// Records its size.
  private func probe(_ size: Slip<Size>) -> some View {
    GeometryReader { geometry in
      let _ = size.set(geometry.size)
      EmptyView()
    }
  }

  private func half(_ size: Slip<Size>) -> some View {
    probe(size).containerRelativeFrame(.vertical) { length, _ in length / 2 }
  }

  @Test("the nearest container counts: the window or a scroll view, no stack and no frame")
  func nearest() {
    let window = size(120, 40) { seen in
      VStack { half(seen) }.frame(width: 40, height: 20)
    }
    let scrolled = size(120, 40) { seen in
      ScrollView { VStack { half(seen) } }.frame(width: 40, height: 20)
    }
    #expect(window == Size(width: 40, height: 20) && scrolled.height == 10)
  }

  @Test("a container's overlay and background do not count it, those of its content do")
  func layers() {
    func scroll() -> some View { ScrollView { Text("x") }.frame(width: 40, height: 20) }
    let inside = size(120, 40) { seen in
      ScrollView { Text("x").overlay { half(seen) } }.frame(width: 40, height: 20)
    }
    let around = [
      size(120, 40) { seen in scroll().overlay { half(seen) } },
      size(120, 40) { seen in scroll().background { half(seen) } },
    ]
    #expect((around + [inside]).map(\.height) == [20, 20, 10])
  }

  @Test("a view declares itself a container, of the size that it is offered, and so does a layout")
  func ownContainers() {
    let own = size(120, 40) { seen in
      VStack { half(seen) }.relativeFrameContainer().frame(width: 40, height: 20)
    }
    let around = size(120, 40) { seen in
      Text("x").relativeFrameContainer().frame(width: 40, height: 20).overlay { half(seen) }
    }
    // Half of 13 is rounded up.
    let layout = size(120, 40) { seen in Third()() { half(seen) } }
    let nested = size(120, 40) { seen in
      half(seen).relativeFrameContainer().frame(height: 12).relativeFrameContainer()
    }
    #expect([own, around, layout, nested].map(\.height) == [10, 20, 7, 6] && own.width == 40)
  }

  /// A container of a third of its height.
  private struct Third: Layout {
    func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
      proposal.replacingUnspecified(by: .zero)
    }

    func placeSubviews(in rect: Rect, _ children: Subviews) {
      let part = Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height / 3)
      children.inContainer(part.size) {
        for child in children {
          child.place(in: Rect(origin: part.origin, size: child.sizeThatFits(Proposal(part.size))))
        }
      }
    }
  }

  @Test("the visible part of the container counts, without its bar, its padding and its safe area")
  func visiblePart() {
    let horizontal = size(80, 10) { seen in
      ScrollView {
        probe(seen).frame(height: 3).containerRelativeFrame(.horizontal, count: 4, spacing: 0)
      }
    }
    let padded = size(21, 10) { seen in
      ScrollView {
        probe(seen).containerRelativeFrame(.both)
        Text("more")
      }.safeAreaPadding(.vertical, 2)
    }
    let seen = Slip(Size.zero)
    _ = Renderer().frame(
      of: probe(seen).containerRelativeFrame(.both), size: Size(width: 20, height: 10),
      at: .zero, safeArea: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let sizes = [(20, 3), (20, 6), (14, 6)].map { Size(width: $0.0, height: $0.1) }
    #expect([horizontal, padded, seen.value] == sizes)
  }

  @Test("three columns of 81 cells have 26; a computed length is rounded to the nearest cell")
  func columns() {
    func width(_ container: Int, _ count: Int, _ span: Int, _ spacing: Int) -> Int {
      size(container, 3) { seen in
        probe(seen).containerRelativeFrame(
          .horizontal, count: count, span: span, spacing: spacing)
      }.width
    }
    func width(_ length: Double) -> Int {
      size(40, 3) { seen in
        probe(seen).containerRelativeFrame(.horizontal) { _, _ in length }
      }.width
    }
    #expect(
      [
        width(81, 3, 1, 1), width(79, 4, 2, 1), width(79, 4, 3, 1), width(79, 4, 9, 1),
        width(79, 0, 1, -5), width(10, 4, 1, 20),
      ] == [26, 39, 59, 79, 79, 0])
    #expect([width(12.4), width(12.5), width(100), width(-3), width(.nan)] == [12, 13, 100, 0, 0])
  }

  @Test("the closure is called for the axes named, with their lengths, and for no other")
  func namedAxes() {
    let asked = Slip<[Axis: Double]>([:])
    let size = size(40, 12) { seen in
      probe(seen).containerRelativeFrame(.vertical) { length, axis in
        asked.value[axis] = length
        return 5
      }.frame(width: 7)
    }
    #expect(asked.value == [.vertical: 12] && size == Size(width: 7, height: 5))
  }

  @Test("the container's size is reported when it is first known and when it changes")
  func onContainerSize() {
    let told = Slip<[Size]>([])
    let window = Window {
      Text("x").onContainerSize { told.value.append($0) }.frame(width: 3)
    }
    for width in [20, 20, 30] { _ = window.rows(width, 4) }
    #expect(told.value == [Size(width: 20, height: 4), Size(width: 30, height: 4)])
  }
}
