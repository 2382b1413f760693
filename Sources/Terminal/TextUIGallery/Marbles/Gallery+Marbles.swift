import Streams

extension Gallery {
  /// A page for every operator of streams, from the table of their examples.
  static var marbles: [GalleryTopic] {
    MarbleExample.all.map { example in
      GalleryTopic("marbles/\(example.name)", example.sentence) { MarblePage(example: example) }
    }
  }
}
