/// The styles, links and clusters that the numbers in cells refer to.
///
/// All buffers of a renderer share one table, so that their cells can be compared as memory. It
/// only grows, up to a limit. Not thread-safe.
public final class CellTable {
  /// The number of the first cluster; smaller numbers are Unicode scalars.
  @inlinable public static var firstCluster: UInt32 { 0x11_0000 }

  static let clusterLimit = 32_768
  static let styleLimit = 65_536
  private static let replacement: UInt32 = 0xFFFD

  private var clusters: ContiguousArray<Cluster> = []
  private var clusterIndex = NumberIndex()
  /// The styles of the table; behind a pointer, because exclusivity checks would take a twentieth
  /// of a frame.
  private let known = UnsafeMutablePointer<KnownStyles>.allocate(capacity: 1)

  private struct KnownStyles {
    var styles: ContiguousArray<Style> = [.plain]
    var index = NumberIndex()
    var latest = (style: Style.plain, number: UInt16(0))
  }

  /// The links that the styles refer to.
  package internal(set) var links = LinkNumbers()

  /// The terminal's pictures, indexed by the numbers in placeholders.
  public private(set) var pictures: [TerminalPicture] = []
  /// The version of the picture that was set last; zero before any.
  public private(set) var pictureVersion = 0

  /// Creates a table with the plain style and single scalars.
  public init() {
    known.initialize(to: KnownStyles())
  }

  deinit {
    known.deinitialize(count: 1)
    known.deallocate()
  }

  private var styles: ContiguousArray<Style> {
    _read { yield known.pointee.styles }
    _modify { yield &known.pointee.styles }
  }

  /// True if the numbers are nearly used up, so that a new table is needed.
  var isCrowded: Bool {
    styles.count > 60_000 || clusters.count > 30_000 || links.count > 60_000
  }

  /// Returns the number of a style; plain if 65,535 others exist.
  public func number(of style: Style) -> UInt16 {
    if style == known.pointee.latest.style { return known.pointee.latest.number }
    guard style != .plain else { return 0 }
    let number =
      known.pointee.index.number(hash: style.hash) { styles[$0] == style }.map { UInt16($0) }
      ?? add(style)
    known.pointee.latest = (style, number)
    return number
  }

  private func add(_ style: Style) -> UInt16 {
    let number = styles.count
    guard number < Self.styleLimit else { return 0 }
    styles.append(style)
    known.pointee.index.insert(number, hash: style.hash) { styles[$0].hash }
    return UInt16(number)
  }

  /// Returns the style of a number, plain if it is unknown.
  public func style(_ number: UInt16) -> Style {
    Int(number) < styles.count ? styles[Int(number)] : .plain
  }

  /// Replaces or adds the picture of a number.
  ///
  /// - Precondition: The number is a known one or the next, and below `TerminalPicture.limit`.
  public func setPicture(_ number: Int, to picture: TerminalPicture) {
    precondition(
      0...pictures.count ~= number && number < TerminalPicture.limit, "picture \(number)")
    pictureVersion += 1
    var picture = picture
    picture.version = pictureVersion
    if number == pictures.count { pictures.append(picture) } else { pictures[number] = picture }
  }

  /// The number of styles, including plain.
  public var styleCount: Int { styles.count }

  /// Returns the number of a multi-scalar cluster; U+FFFD if 32,768 others exist.
  func number(of cluster: Cluster) -> UInt32 {
    let hash = cluster.hash
    if let known = clusterIndex.number(hash: hash, where: { clusters[$0] == cluster }) {
      return Self.firstCluster + UInt32(known)
    }
    let number = clusters.count
    guard number < Self.clusterLimit else { return Self.replacement }
    clusters.append(cluster)
    clusterIndex.insert(number, hash: hash) { clusters[$0].hash }
    return Self.firstCluster + UInt32(number)
  }

  private func cluster(_ grapheme: UInt32) -> Cluster? {
    let index = Int(grapheme) - Int(Self.firstCluster)
    return clusters.indices.contains(index) ? clusters[index] : nil
  }
}

extension CellTable {
  /// Calls a closure with the scalars of a grapheme in order; U+FFFD for an unknown number.
  public func forEachScalar(of grapheme: UInt32, _ body: (UInt32) -> Void) {
    if grapheme < Self.firstCluster {
      body(Unicode.Scalar(grapheme) == nil ? Self.replacement : grapheme)
    } else if let cluster = cluster(grapheme) {
      for index in 0..<cluster.count { body(cluster.scalars[index]) }
    } else {
      body(Self.replacement)
    }
  }

  /// Returns the first scalar of a grapheme.
  public func firstScalar(of grapheme: UInt32) -> UInt32 {
    cluster(grapheme)?.scalars[0] ?? min(grapheme, Self.firstCluster)
  }

  /// Returns the text of a grapheme.
  public func text(of grapheme: UInt32) -> String {
    var scalars = String.UnicodeScalarView()
    forEachScalar(of: grapheme) { scalars.append(Unicode.Scalar($0) ?? "\u{FFFD}") }
    return String(scalars)
  }

  /// Returns the most columns by which a known terminal advances for a cell.
  public func reach(of cell: Cell) -> Int {
    Int(cluster(cell.grapheme)?.reach ?? cell.width)
  }
}
