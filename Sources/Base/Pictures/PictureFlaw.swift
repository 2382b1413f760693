/// What can be wrong at a place in a file; the raw value is what a message says.
public enum PictureFlaw: String, CaseIterable, Sendable {
  /// The CRC of a chunk, or the Adler-32 of all pixels.
  case checksum = "the checksum is wrong"
  /// A chunk that comes twice, too late, or without the one it needs.
  case chunkOrder = "a chunk stands where it may not"
  /// A chunk without which the picture cannot be understood.
  case unknownChunk = "a chunk that matters is unknown"
  /// No size, or a combination of depth and colour that does not exist.
  case header = "the head of the picture makes no sense"
  /// No palette, or one that is not of 1 to 256 colours.
  case palette = "the palette is missing or wrong"
  /// A row that is made of the one above in no known way.
  case filter = "a row has an unknown filter"
  /// Data for fewer or more rows than the picture has.
  case dataLength = "the data is not as long as the picture needs"
  /// No data of zlib's.
  case compression = "the data is compressed in an unknown way"
  /// A block of compressed data whose length or tables contradict themselves.
  case block = "a block of compressed data contradicts itself"
  /// A code that stands for nothing.
  case code = "a compressed code means nothing"
  /// A repetition of what was never there.
  case distance = "the data repeats what was never there"
  /// No directory of tables, or not of the font that was asked for.
  case fontDirectory = "the font's directory makes no sense"
  /// A table that a font must have.
  case missingTable = "the font lacks a table"
  /// Something that does not lie within its table.
  case tableLength = "a table of the font is too short"
  /// No map of Unicode in one of the formats 4 and 12.
  case characterMap = "the font has no map of characters that is known"
  /// A font without colour bitmaps, such as one of curves.
  case noBitmaps = "the font has no colour bitmaps"
  /// No sizes of bitmaps, or too many.
  case bitmapSizes = "the sizes of the font's bitmaps make no sense"
  /// An index that leads nowhere.
  case bitmapIndex = "the index of the font's bitmaps contradicts itself"
  /// A bitmap that is no PNG.
  case bitmapFormat = "a bitmap of the font is in an unknown format"
  /// A segment of a JPEG that is too short, or whose tables contradict themselves.
  case segment = "a segment makes no sense"
  /// Components whose numbers of samples are in a ratio that is no whole number.
  case sampling = "the sampling of the colours is not read"
  /// A scan of what the picture does not have, or a picture without its scans.
  case scan = "a scan does not fit the picture"
  /// No table that a component needs.
  case quantization = "a quantization table is missing"
  /// Data that is not divided as it was said to be.
  case restart = "a restart marker is missing"
  /// A JPEG without a height, which may stand behind the pixels in a segment called DNL.
  case rowCount = "the height is missing, and one behind the pixels is not read"
  /// Samples that are not of eight bits.
  case sampleDepth = "samples of other than 8 bits are not read"
  /// A JPEG that is no sum of waves.
  case losslessCoding = "lossless JPEG is not read"
  /// A JPEG of several pictures that add up.
  case hierarchicalCoding = "hierarchical JPEG is not read"
}
