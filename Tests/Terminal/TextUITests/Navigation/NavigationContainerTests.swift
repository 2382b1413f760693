import Testing
import TextUI

@Suite("A navigation stack as a container")
struct NavigationContainerTests {
  /// Returns half of the nearest container's height at a place.
  private func half<Content: View>(_ place: @escaping (Probe) -> Content) -> Int? {
    let found = Box<Int?>(nil)
    let window = Window { place(Probe { found.value = $0 }) }
    _ = window.frame(size: Size(width: 120, height: 40), at: .zero)
    return found.value
  }

  /// Reports its height.
  private struct Probe: View {
    let found: (Int) -> Void

    var body: some View {
      GeometryReader { proxy in Text("\(found(proxy.size.height))") }
        .containerRelativeFrame(.vertical, count: 2, spacing: 0)
    }
  }

  @Test("differs from a frame or a stack, which are no containers")
  func window() {
    #expect(half { probe in VStack { probe }.frame(width: 40, height: 20) } == 20)
  }

  @Test("has its own height, including the bar")
  func stack() {
    let height = half { probe in
      NavigationStack { probe.navigationTitle("with a bar") }.frame(height: 20)
    }
    #expect(height == 10)
  }

  @Test("does not count for a view in its overlay, but for one in an overlay inside it")
  func overlays() {
    #expect(half { probe in NavigationStack { Text("x") }.frame(height: 20).overlay(probe) } == 20)
    #expect(half { probe in NavigationStack { Text("x") }.overlay(probe).frame(height: 20) } == 20)
    #expect(half { probe in NavigationStack { Text("x").overlay(probe) }.frame(height: 20) } == 10)
  }
}
