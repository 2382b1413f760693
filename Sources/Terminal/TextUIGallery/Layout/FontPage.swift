import TextUI

struct FontPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("largeTitle, title").font(.title)
      Text("title2, title3, headline").font(.headline)
      Text("body, callout").font(.body)
      Text("subheadline, footnote, caption").font(.caption)
      Text("body.italic()").font(.body.italic())
      VStack(alignment: .leading) {
        Text("headline").bold()
        Text("caption inside").font(.caption)
      }
      .font(.headline)
      .padding(.top, 1)
    }
  }
}
