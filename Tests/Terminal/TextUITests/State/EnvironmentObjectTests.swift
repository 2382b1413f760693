import Observation
import Testing
import TextUI

@Suite struct EnvironmentObjectTests {
  @Observable final class Farm {
    var cows: Int
    init(cows: Int) { self.cows = cows }
  }

  final class Weather {
    let word = "sun"
  }

  /// Shows the nearest farm, and buys a cow.
  private struct Cows: View {
    @Environment(Farm.self) private var farm
    var body: some View {
      Text("\(farm.cows)").onTapGesture { farm.cows += 1 }
    }
  }

  /// Shows the weather if there is any.
  private struct Sky: View {
    @Environment(Weather.self) private var weather: Weather?
    var body: some View { Text(weather?.word ?? "-") }
  }

  @Test("an object is found by its type, the nearest one, and changed for all")
  func nearest() {
    let (farm, other) = (Farm(cows: 1), Farm(cows: 7))
    let window = Window {
      HStack {
        Cows()
        Cows().environment(other)
        Cows()
      }
      .environment(farm)
    }
    let firstScreen = window.rows(5, 1)
    window.tap(0, 0)
    #expect(
      ([firstScreen, window.rows(5, 1)], farm.cows, other.cows) == ([["1 7 1"], ["2 7 2"]], 2, 7))
  }

  @Test(
    "an optional object can be missing or removed, and objects of several types are independent")
  func optional() {
    let weather = Weather()
    let window = Window {
      HStack {
        Sky()
        Sky().environment(weather)
        Sky().environment(Weather?.none).environment(weather)
      }
    }

    let otherWindow = Window {
      HStack {
        Cows()
        Sky()
      }
      .environment(Farm(cows: 3)).environment(Weather())
    }

    #expect([window.rows(7, 1), otherWindow.rows(5, 1)] == [["- sun -"], ["3 sun"]])
  }

  @Test("a missing object is named in the error")
  func missing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Window { Cows() }.frame(size: Size(width: 1, height: 1), at: .zero)
      }
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("sets a Farm"))
  }
}
