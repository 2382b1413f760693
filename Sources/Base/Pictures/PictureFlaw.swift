/// An error at a position in a file; the raw value is used in messages.
public enum PictureFlaw: String, CaseIterable, Sendable {
  /// A wrong CRC of a chunk, or a wrong Adler-32 of the pixels.
  case checksum = "the checksum is wrong"
  /// A chunk that is repeated, too late, or without a chunk that it requires.
  case chunkOrder = "a chunk stands where it may not"
  /// An unknown chunk that is required to decode the picture.
  case unknownChunk = "a chunk that matters is unknown"
  /// A missing size, or an invalid combination of depth and colour type.
  case header = "the head of the picture makes no sense"
  /// A missing palette, or one that does not have 1 to 256 colours.
  case palette = "the palette is missing or wrong"
  /// A row with an unknown filter.
  case filter = "a row has an unknown filter"
  /// Data for fewer or more rows than the picture has.
  case dataLength = "the data is not as long as the picture needs"
  /// Data that is not in zlib format.
  case compression = "the data is compressed in an unknown way"
  /// A compressed block whose length or tables are inconsistent.
  case block = "a block of compressed data contradicts itself"
  /// A code without a symbol.
  case code = "a compressed code means nothing"
  /// A match distance beyond the start of the data.
  case distance = "the data repeats what was never there"
  /// A missing table directory, or one without the requested font.
  case fontDirectory = "the font's directory makes no sense"
  /// A missing table that every font must have.
  case missingTable = "the font lacks a table"
  /// A range that does not lie within its table.
  case tableLength = "a table of the font is too short"
  /// A missing map of Unicode in format 4 or 12.
  case characterMap = "the font has no map of characters that is known"
  /// A table of ligatures without a list of lookups.
  case ligatures = "the ligatures of the font make no sense"
  /// A font without colour bitmaps, such as one of outlines.
  case noBitmaps = "the font has no colour bitmaps"
  /// A missing list of bitmap sizes, or too many sizes.
  case bitmapSizes = "the sizes of the font's bitmaps make no sense"
  /// An index that refers to missing bitmaps.
  case bitmapIndex = "the index of the font's bitmaps contradicts itself"
  /// A bitmap that is not a PNG.
  case bitmapFormat = "a bitmap of the font is in an unknown format"
  /// A JPEG segment that is too short, or has inconsistent tables.
  case segment = "a segment makes no sense"
  /// Components whose sampling factors have no whole ratio.
  case sampling = "the sampling of the colours is not read"
  /// A scan that does not match the frame, or a picture without scans.
  case scan = "a scan does not fit the picture"
  /// A quantization table that a component needs and that is missing.
  case quantization = "a quantization table is missing"
  /// Data without its restart markers.
  case restart = "a restart marker is missing"
  /// A JPEG without a height, which may follow the pixels in a DNL segment.
  case rowCount = "the height is missing, and one behind the pixels is not read"
  /// Samples that do not have eight bits.
  case sampleDepth = "samples of other than 8 bits are not read"
  /// A JPEG in arithmetic coding, which hardly any program writes.
  case arithmeticCoding = "arithmetic coding of JPEG is not read"
  /// A lossless JPEG, which has no cosine transform.
  case losslessCoding = "lossless JPEG is not read"
  /// A hierarchical JPEG, made of several pictures that are summed.
  case hierarchicalCoding = "hierarchical JPEG is not read"
}
