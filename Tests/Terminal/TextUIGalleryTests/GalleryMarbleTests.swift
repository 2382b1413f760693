import Streams
import Testing
import TextUI
import TextUIGallery

@Suite("Gallery: marble diagrams")
struct GalleryMarbleTests {
  @Test("there is a page for every operator, in the order of their examples")
  func pages() {
    let pages = Gallery.textUI.filter { $0.name.hasPrefix("marbles/") }
    #expect(
      (pages.map(\.name), pages.map(\.caption)) == (
        MarbleExample.all.map { "marbles/\($0.name)" }, MarbleExample.all.map(\.sentence)
      ))
  }

  @Test("values of the same tick are below each other")
  func combineLatest() throws {
    #expect(
      try screen("marbles/combine-latest") == """
                     The latest of two, whenever one of them sends a value.







            ───▐a▌──────┴───────┴──────▐b▌──────┴──────▐c▌──────┴───────┴───────│

            ────┴──────▐1▌──────┴──────▐2▌──────┴───────┴──────▐3▌──────┴───────│

                                    ╭──────────────────────╮
                                    │ combineLatest(other) │
                                    ╰──────────────────────╯

            ────┴─────[a1]──────┴─────[b1]──────┴─────[c2]────[c3]──────┴───────│
                                      [b2]






        """)
  }

  @Test("the smallest window has room for the lines, with a list and the end after it")
  func small() throws {
    #expect(
      try rows(of: "marbles/collect", on: .small) == [
        "─▐a▌───┴───▐b▌───┴───▐c▌───┴────┴────│",
        "             ╭───────────╮",
        "             │ collect() │",
        "             ╰───────────╯",
        "──┴────┴────┴────┴────┴────┴────┴─[abc]│",
      ])
  }

  @Test("diagrams can be drawn in ASCII, including a failure and an open stream")
  func ascii() throws {
    #expect(
      try rows(of: "marbles/first-value", on: .dumb) == [
        " -----+----------+----------X",
        " -----+----------+----------+----------+----------+---------(v)---------|",
        "                            +----------------------+",
        "                            | firstValue(or: file) |",
        "                            +----------------------+",
        " -----+----------+----------+----------+----------+---------(v)|",
      ])
    #expect(
      try rows(of: "marbles/prefix-until", on: .dumb)[1]
        == "-----+---------+---------+--------(o)--------+---------+---------+---------+--->")
  }

  /// Returns the rows of a page that are not blank, without its caption and common prefix.
  private func rows(of name: String, on device: Device) throws -> [String] {
    let topic = try #require(Gallery(Gallery.textUI).topic(named: name))
    let rows = topic.preview.on(device).lines().map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    return rows.drop { !$0.contains("─▐") && !$0.contains("-+-") }.filter { !$0.isEmpty }
  }
}
