#!/usr/bin/env python3
"""Writes photos.txt: a JPEG of every kind, and its pixels as another decoder, Pillow, has them.

A line each: name, width, height, the file and its RGB pixels, both in base 64; of a kind that is not
read there are no pixels.
"""
import base64
import io
import os
import random
import struct

from PIL import Image, ImageOps

SAMPLINGS = {"444": "4:4:4", "422": "4:2:2", "420": "4:2:0"}


def photo(width, height, mode="RGB"):
    """A soft slope in several colours with a dark disc, and a little noise."""
    image = Image.new("RGB", (width, height))
    chance = random.Random(1)
    for y in range(height):
        for x in range(width):
            r, g, b = 250 * x / width, 250 * y / height, 125 * (x + y) / (width + height)
            if (x - width / 3) ** 2 + (y - height / 2) ** 2 < (min(width, height) / 4) ** 2:
                r, g, b = 40, g / 4, 90
            image.putpixel((x, y), tuple(int(v) + chance.randrange(5) for v in (r, g, b)))
    return image.convert(mode)


def jpeg(width=33, height=17, mode="RGB", sampling="4:2:0", quality=80, **options):
    if mode == "RGB":
        options["subsampling"] = sampling
    out = io.BytesIO()
    photo(width, height, mode).save(out, "JPEG", quality=quality, **options)
    return out.getvalue()


def exif(orientation, order):
    """Little (II) or big (MM) endian, with another entry before it."""
    form = "<" if order == b"II" else ">"
    body = struct.pack(form + "HLH", 42, 8, 2)
    body += struct.pack(form + "HHLL", 0x0100, 4, 1, 7)
    body += struct.pack(form + "HHLHH", 0x0112, 3, 1, orientation, 0) + bytes(4)
    return b"Exif\0\0" + order + body


def segments(file):
    """Where the segments before the first scan begin, by their second byte."""
    places, place = {}, 2
    while file[place + 1] != 0xDA:
        places.setdefault(file[place + 1], place)
        place += 2 + struct.unpack(">H", file[place + 2 : place + 4])[0]
    places[0xDA] = place
    return places


def relabelled(factors, sampling):
    """A square picture said to be of another sampling: the same blocks, which lie elsewhere."""
    file = jpeg(32, 32, sampling=sampling)
    place = segments(file)[0xC0] + 11
    return file[:place] + bytes([factors]) + file[place + 1 :]


def with_scans(greys):
    """Three grey files as the components of one, a scan each."""
    first = greys[0]
    places = segments(first)
    frame = places[0xC0]
    head = first[: frame + 2] + struct.pack(">H", 17) + first[frame + 4 : frame + 9]
    head += b"\x03" + b"".join(bytes([i, 0x11, 0]) for i in (1, 2, 3))
    head += first[frame + 13 : places[0xDA]]
    for i, grey in enumerate(greys):
        data = grey[segments(grey)[0xDA] + 10 : -2]
        head += bytes([0xFF, 0xDA, 0, 8, 1, i + 1, 0, 0, 63, 0]) + data
    return head + b"\xff\xd9"


def files():
    for name, sampling in SAMPLINGS.items():
        yield name, jpeg(sampling=sampling)
        yield f"{name}-progressive", jpeg(sampling=sampling, progressive=True)
    yield "440", relabelled(0x12, "4:2:2")
    yield "411", relabelled(0x41, "4:2:0")
    yield "411-tall", relabelled(0x14, "4:2:0")
    yield "grey", jpeg(mode="L")
    yield "grey-progressive", jpeg(mode="L", progressive=True)
    for width, height in ((1, 1), (7, 9), (8, 8), (17, 33), (1, 40), (40, 1)):
        yield f"{width}x{height}", jpeg(width, height)
        yield f"{width}x{height}-progressive", jpeg(width, height, progressive=True)
    yield "restart", jpeg(49, 40, restart_marker_blocks=1, quality=50)
    yield "restart-rows", jpeg(49, 40, restart_marker_rows=1, quality=50)
    yield "restart-progressive", jpeg(49, 40, progressive=True, restart_marker_blocks=2, quality=50)
    for orientation in range(1, 9):
        order = b"II" if orientation % 2 else b"MM"
        yield f"orientation-{orientation}", jpeg(19, 10, exif=exif(orientation, order), quality=50)
    yield "coarse", jpeg(quality=5)
    yield "fine", jpeg(quality=100, sampling="4:4:4")
    yield "fine-progressive", jpeg(quality=100, sampling="4:4:4", progressive=True)
    yield "optimized", jpeg(optimize=True)
    yield "wide-tables", jpeg(qtables=[[300] * 64, [400] * 64], quality=-1)
    yield "profile", jpeg(icc_profile=bytes(range(200)), comment=b"passed over")
    yield "rgb", jpeg(keep_rgb=True, sampling="4:4:4")
    yield "scans", with_scans([jpeg(mode="L") for _ in range(3)])
    yield "cmyk", jpeg(mode="CMYK")


def pixels(file):
    image = Image.open(io.BytesIO(file))
    if image.mode == "CMYK":
        return b""
    return ImageOps.exif_transpose(image).convert("RGB")


def main():
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(folder, "photos.txt"), "w") as out:
        for name, file in files():
            known = pixels(file)
            size = known.size if known else (33, 17)
            data = known.tobytes() if known else b""
            fields = [name, *map(str, size)]
            fields += [base64.b64encode(part).decode() for part in (file, data)]
            out.write(" ".join(fields).rstrip() + "\n")


main()
