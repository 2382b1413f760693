import Streams

extension Gallery {
  /// The pages of all stream operators, from their examples.
  static var marbles: [GalleryTopic] {
    MarbleExample.all.enumerated().map { index, example in
      GalleryTopic("marbles/\(example.name)", example.sentence) {
        MarblePage(example: MarbleExample.all[index])
      }
    }
  }
}
