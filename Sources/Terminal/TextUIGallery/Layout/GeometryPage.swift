import TextUI

struct GeometryPage: View {
  var body: some View {
    VStack {
      GeometryReader { proxy in
        Text("\(proxy.size.width) by \(proxy.size.height) cells")
          .frame(width: proxy.size.width, height: proxy.size.height)
      }
      .border(.rounded)
      HStack {
        Text("2:3").frame(maxWidth: .max, maxHeight: .max).border(.single)
          .aspectRatio(2.0 / 3, contentMode: .fit)
        Text("1:1").frame(maxWidth: .max, maxHeight: .max).border(.single)
          .aspectRatio(1, contentMode: .fit)
      }
    }
    .frame(maxWidth: 100, maxHeight: 40)
  }
}
