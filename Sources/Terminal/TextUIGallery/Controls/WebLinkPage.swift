import TextUI

struct WebLinkPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Link("The Swift language", destination: "https://www.swift.org")
      Link("A letter to the cat", destination: "mailto:cat@example.org")
      Link("One link, although it takes two lines", destination: "https://example.org/lines")
      Link("No link, but plain text", destination: "purr:cat")
      AnnouncementLine().frame(height: 1)
    }
    .frame(width: 24)
    .defaultFocus()
  }
}
