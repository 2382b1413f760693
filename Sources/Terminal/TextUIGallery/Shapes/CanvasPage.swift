import TextUI

struct CanvasPage: View {
  @State private var news = "Tap something"

  var body: some View {
    VStack {
      Canvas { context, size in
        context.part("the sky") { $0.fill(Rect(size: size), with: .blue) }
        context.part("the sun") { context in
          context.style.foreground = .yellow
          context.style.background = .blue
          context.fill(Circle(), in: Rect(x: size.width - 12, y: 1, width: 8, height: 4))
        }
        context.part("the meadow") { context in
          let meadow = Rect(x: 0, y: size.height - 2, width: size.width, height: 2)
          context.fill(meadow, with: .green)
        }
        context.part("the fence") { context in
          context.style = Style(foreground: .black, background: .green)
          for x in stride(from: 1, to: size.width, by: 4) {
            context.line(
              from: Point(x: x, y: size.height - 3), to: Point(x: x, y: size.height - 2), with: "#")
          }
        }
      }
      .onTapPart { news = "That is \($0)." }
      .frame(maxWidth: 120, maxHeight: 30)
      Text(news).bold()
    }
  }
}
