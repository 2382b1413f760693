import Testing

@testable import Pictures

@Suite("Files of pictures of any kind")
struct PictureFileTests {
  private func file(_ bytes: [UInt8]) throws -> PictureFile { try PictureFile(ByteSource(bytes)) }

  @Test("the first bytes of a file decide its format")
  func kinds() throws {
    let png = try file(PNGFixture.named("rgba-8").file)
    let jpeg = try file(JPEGFixture.named("orientation-6").file)
    #expect(
      try (
        [png.width, png.height], [jpeg.width, jpeg.height], png.picture(largestSide: 19),
        jpeg.picture(largestSide: 19)
      ) == (
        [19, 13], [10, 19], PNG(PNGFixture.named("rgba-8").file).picture(),
        JPEG(JPEGFixture.named("orientation-6").file).picture()
      ))
  }

  @Test("no side becomes longer than requested, and the aspect ratio stays", arguments: 1...40)
  func reduces(side: Int) throws {
    let files = try [
      file(PNGFixture.named("rgb-8").file), file(PNGFixture.named("rgb-8-interlaced").file),
      file(JPEGFixture.named("17x33").file), file(JPEGFixture.named("40x1").file),
    ]
    for file in files {
      let picture = try file.picture(largestSide: side)
      let longest = max(file.width, file.height)
      let scale = Double(min(side, longest)) / Double(longest)
      #expect(
        max(picture.width, picture.height) == min(side, longest)
          && abs(Double(picture.width) - Double(file.width) * scale) < 1
          && abs(Double(picture.height) - Double(file.height) * scale) < 1)
    }
  }

  @Test("a PNG that is reduced row by row is the same as one reduced as a whole")
  func rows() throws {
    let bytes = PNGFixture.named("rgba-8").file
    let whole = try PNG(bytes).picture().resampled(toWidth: 7, height: 5)
    #expect(try file(bytes).picture(largestSide: 7) == whole)
  }

  @Test(
    "an interlaced PNG reduced pass by pass is the same as one reduced as a whole",
    arguments: 1...18)
  func passes(side: Int) throws {
    for name in ["rgb-8-interlaced", "rgba-8-interlaced"] {
      let bytes = PNGFixture.named(name).file
      let picture = try file(bytes).picture(largestSide: side)
      let whole = try PNG(bytes).picture()
        .resampled(toWidth: picture.width, height: picture.height)
      // The sums are rounded in another order.
      for (one, other) in zip(picture.bytes, whole.bytes) {
        #expect(abs(Int(one) - Int(other)) <= 1)
      }
    }
  }

  @Test("an error in a photo is reported at every size, and a PNG is whole or rejected")
  func damage() throws {
    let jpeg = JPEGFixture.named("fine")
    let cut = Array(jpeg.file.dropLast(jpeg.file.count / 4))
    for side in [9, 20, 33] {
      #expect(
        try file(cut).decoded(largestSide: side).damage == .lowerPart
          && file(jpeg.file).decoded(largestSide: side).damage == nil)
    }
    #expect(
      try file(PNGFixture.named("rgb-8").file).decoded(largestSide: 9).damage == nil)
    for damage in PictureDamage.allCases {
      #expect(damage.rawValue.hasPrefix("it") || damage.rawValue.hasPrefix("parts"))
    }
  }

  @Test("formats that are not supported are named, with a command that converts them")
  func unread() {
    let heads: [(String, UnreadFormat)] = [
      ("\0\0\0\u{18}ftypheic\0\0", .heic), ("\0\0\0\u{18}ftypmif1\0\0", .heic),
      ("\0\0\0\u{1C}ftypavif\0\0", .avif), ("RIFF\0\0\0\0WEBPVP8 ", .webP), ("GIF89a", .gif),
      ("BM\0\0", .bmp), ("II*\0", .tiff), ("MM\0*", .tiff),
    ]
    for (head, format) in heads {
      #expect(throws: PictureError.unreadFormat(format)) { try file(Array(head.utf8)) }
    }
    #expect(
      (Set(heads.map(\.1)).count, "\(PictureError.unreadFormat(.heic))") == (
        UnreadFormat.allCases.count,
        "HEIC is not read; a command such as \"heif-convert photo.heic photo.jpg\" converts it"
      ))
    for format in UnreadFormat.allCases {
      #expect(format.conversion.hasSuffix(".png") || format.conversion.hasSuffix(".jpg"))
    }
  }

  @Test(
    "any other file is refused as an unknown format",
    arguments: ["", "\u{7F}ELF", "RIFF\0\0\0\0WAVE", "\0\0\0\u{18}ftypisom", "#!/bin/sh\n"])
  func unknown(head: String) {
    #expect(throws: PictureError.unknownFormat) { try file(Array(head.utf8)) }
  }
}
