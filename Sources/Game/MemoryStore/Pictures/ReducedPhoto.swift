import MemoryModel
import Pictures

/// A picture as it is kept: small, whatever its file was like.
struct ReducedPhoto: Sendable {
  typealias Outcome = Result<ReducedPhoto, PhotoFlaw>

  let bytes: [UInt8]
  let likeness: PictureLikeness
  /// The damage of the file; nil if there is none.
  let damage: PictureDamage?

  /// Reads and reduces the picture of a file.
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

  /// What is opaque is kept as a photo, all else with its transparent parts.
  private init(_ decoded: DecodedPicture) {
    let picture = decoded.picture
    damage = decoded.damage
    bytes = picture.isOpaque ? JPEG.encoded(picture) : PNG.encoded(picture)
    likeness = PictureLikeness(of: picture)
  }
}

/// Why a file gives no picture.
enum PhotoFlaw: Error, Hashable, Sendable {
  case storage(StorageError)
  case picture(PictureError)
}
