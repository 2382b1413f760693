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

  @Test("has its own height, with the bar, for all views but one in its overlay")
  func window() {
    let height = half { probe in
      NavigationStack { probe.navigationTitle("with a bar") }.frame(height: 20)
    }

    #expect(
      [
        half { probe in VStack { probe }.frame(width: 40, height: 20) }, height,
        half { probe in NavigationStack { Text("x") }.frame(height: 20).overlay(probe) },
        half { probe in NavigationStack { Text("x") }.overlay(probe).frame(height: 20) },
        half { probe in NavigationStack { Text("x").overlay(probe) }.frame(height: 20) },
      ] == [20, 10, 20, 20, 10])
  }
}
