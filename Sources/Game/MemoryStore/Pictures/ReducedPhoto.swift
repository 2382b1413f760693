import MemoryModel
import Pictures

/// A picture scaled down for saving.
struct ReducedPhoto: Sendable {
  typealias Outcome = Result<ReducedPhoto, PhotoFlaw>

  let bytes: [UInt8]
  let likeness: PictureLikeness
  /// The damage of the file; nil if there is none.
  let damage: PictureDamage?

  /// Reads and scales the picture of a file.
  static func reading(_ path: String) -> Outcome {
    do throws(StorageError) {
      let bytes = try PlayerFile(path).read(atMost: PhotoImport.largestFile)
      return reducing(bytes)
    } catch {
      return .failure(.storage(error))
    }
  }

  private static func reducing(_ bytes: [UInt8]) -> Outcome {
    do throws(PictureError) {
      let file = try PictureFile(ByteSource(bytes))
      return .success(ReducedPhoto(try file.decoded(largestSide: PictureID.largestSide)))
    } catch {
      return .failure(.picture(error))
    }
  }

  /// Encodes an opaque picture as JPEG, and any other as PNG.
  private init(_ decoded: DecodedPicture) {
    let picture = decoded.picture
    damage = decoded.damage
    bytes = picture.isOpaque ? JPEG.encoded(picture) : PNG.encoded(picture)
    likeness = PictureLikeness(of: picture)
  }
}

/// The reason why a file has no usable picture.
enum PhotoFlaw: Error, Hashable, Sendable {
  case storage(StorageError)
  case picture(PictureError)
}
