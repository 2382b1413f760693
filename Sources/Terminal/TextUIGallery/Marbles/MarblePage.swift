import Streams
import TextUI

struct MarblePage: View {
  let example: MarbleExample

  var body: some View {
    let result = example.result(of: example.streams)
    let ticks = (example.streams + [result]).map(\.ticks).max() ?? 1
    return VStack(spacing: 0) {
      ForEach(example.streams.indices) { number in
        MarbleLine(stream: example.streams[number], ticks: ticks)
        Gap()
      }
      Text(example.call).bold().padding(.horizontal).border(.rounded)
      Gap()
      MarbleLine(stream: result, ticks: ticks)
    }
    .frame(maxWidth: 100)
  }
}

/// An empty row if there is room.
private struct Gap: View {
  var body: some View { Spacer(minLength: 0).frame(maxHeight: 1) }
}
