#!/usr/bin/env python3
"""Writes photos.txt: a JPEG of every kind, and its pixels as other decoders, Pillow and djpeg, have
them.

A line each: name, width, height, the file and its RGB pixels, both in base 64. Requires Pillow,
cjpeg, djpeg and jpegtran (libjpeg-turbo-progs).
"""
import base64
import io
import itertools
import os
import random
import struct
import subprocess
import tempfile

from PIL import Image, ImageOps

SAMPLINGS = {"444": "4:4:4", "422": "4:2:2", "420": "4:2:0"}


def photo(width, height, mode="RGB"):
    """Returns a colour gradient with a dark disc and a little noise."""
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
    """Returns an EXIF segment in little (II) or big (MM) endian order, with another entry first."""
    form = "<" if order == b"II" else ">"
    body = struct.pack(form + "HLH", 42, 8, 2)
    body += struct.pack(form + "HHLL", 0x0100, 4, 1, 7)
    body += struct.pack(form + "HHLHH", 0x0112, 3, 1, orientation, 0) + bytes(4)
    return b"Exif\0\0" + order + body


def segments(file):
    """Returns the offsets of the segments before the first scan, by their markers."""
    places, place = {}, 2
    while file[place + 1] != 0xDA:
        places.setdefault(file[place + 1], place)
        place += 2 + struct.unpack(">H", file[place + 2 : place + 4])[0]
    places[0xDA] = place
    return places


def relabelled(factors, sampling):
    """Returns a square picture with other sampling factors: the same blocks in other places."""
    file = jpeg(32, 32, sampling=sampling)
    place = segments(file)[0xC0] + 11
    return file[:place] + bytes([factors]) + file[place + 1 :]


def with_scans(greys):
    """Returns three grey files as the components of one, with a scan per component."""
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


def run(*command, given=b""):
    return subprocess.run(command, input=given, capture_output=True, check=True).stdout


def ppm(width=19, height=13, noise=0):
    """Returns the photo, or noise."""
    image = photo(width, height)
    if noise:
        data = random.Random(2).randbytes(3 * width * height)
        image = Image.frombytes("RGB", (width, height), data)
    return b"P6\n%d %d\n255\n" % (width, height) + image.tobytes()


def cjpeg(*options, picture=None, scans=None):
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(scans or "")
        file.flush()
        named = ["-scans", file.name] if scans else []
        return run("cjpeg", *options, *named, given=picture or ppm())


def jpegtran(file, *options):
    return run("jpegtran", "-copy", "all", *options, given=file)


def adobe(file, transform):
    """Returns the file with Adobe's segment instead of JFIF's."""
    segment = b"\xff\xee\0\x0eAdobe\0\x64\0\0\0\0" + bytes([transform])
    return file[:2] + segment + without(file, 0xE0, 0xEE)[2:]


def without(file, *markers):
    for marker, place in sorted(segments(file).items(), key=lambda item: -item[1]):
        if marker in markers:
            length = struct.unpack(">H", file[place + 2 : place + 4])[0]
            file = file[:place] + file[place + 2 + length :]
    return file


def renamed(file, names):
    """Returns the file with other component identifiers."""
    file, places = bytearray(file), segments(file)
    for i, name in enumerate(names):
        file[places[0xC0] + 10 + 3 * i] = file[places[0xDA] + 5 + 2 * i] = name
    return bytes(file)


def filled(file):
    """Returns the file with padding bytes 0xFF before every marker."""
    places = sorted(segments(file).values())
    head = b"".join(b"\xff\xff" + file[a:b] for a, b in itertools.pairwise(places))
    data = file[places[-1] :]
    for marker in range(0xD0, 0xDA):
        data = data.replace(bytes([0xFF, marker]), bytes([0xFF, 0xFF, 0xFF, marker]))
    return file[:2] + head + b"\xff" + data


REFINED = "0 1 2: 0-0, 0, 2; 0 1 2: 0-0, 2, 1; 0 1 2: 0-0, 1, 0;" + "".join(
    f"{c}: 1-20, 0, 2; {c}: 21-63, 0, 2; {c}: 1-63, 2, 1; {c}: 1-63, 1, 0;" for c in range(3))


def more_files():
    """Writes the kinds that djpeg reads and Pillow cannot write."""
    yield "refined", cjpeg(picture=ppm(24, 16, 255), scans=REFINED)
    yield "scans-sequential", cjpeg("-restart", "1B", scans="2; 0 1;")
    for sampling in ("3x1", "1x3", "3x2", "4x2", "2x2,2x1,1x2", "1x1,2x2,1x1", "4x1,2x1,1x1"):
        yield "sampling-" + sampling.replace(",", "-"), cjpeg("-sample", sampling)
    yield "narrow-422", cjpeg("-sample", "2x1", picture=ppm(3, 9, 255))
    yield "narrow-420", cjpeg("-sample", "2x2", picture=ppm(4, 7, 255))
    yield "short-440", cjpeg("-sample", "1x2", picture=ppm(9, 3, 255))
    cmyk = jpeg(mode="CMYK")
    yield "cmyk-plain", without(cmyk, 0xEE)
    yield "cmyk-progressive", jpegtran(cmyk, "-progressive")
    yield "ycck", adobe(cmyk, 2)
    yield "ycck-restart", jpegtran(adobe(cmyk, 2), "-restart", "1B")
    usual = cjpeg()
    yield "adobe-rgb", adobe(usual, 0)
    yield "adobe-ycc", adobe(usual, 1)
    yield "adobe-jfif", usual[:2] + adobe(usual, 0)[2:18] + usual[2:]
    yield "named-rgb", renamed(without(usual, 0xE0), b"RGB")
    yield "named-alike", renamed(usual, b"\7\7\7")
    yield "no-codes", without_codes(usual)
    yield "restart-grey", cjpeg("-grayscale", "-restart", "1B", picture=ppm(52, 40))
    yield "fill-bytes", filled(cjpeg("-restart", "1B"))
    yield "two-pictures", usual + cjpeg("-grayscale")


def without_codes(file):
    """Returns the file without Huffman tables, as a frame of motion JPEG."""
    while 0xC4 in segments(file):
        file = without(file, 0xC4)
    return file


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
    return ImageOps.exif_transpose(image).convert("RGB")


def djpeg(file):
    command = ["djpeg", "-dct", "int", "-pnm"]
    made = subprocess.run(command, input=file, capture_output=True, check=True)
    assert not made.stderr, made.stderr
    return Image.open(io.BytesIO(made.stdout)).convert("RGB")


def main():
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(folder, "photos.txt"), "w") as out:
        known = [(name, file, pixels(file)) for name, file in files()]
        known += [(name, file, djpeg(file)) for name, file in more_files()]
        for name, file, image in known:
            fields = [name, *map(str, image.size)]
            fields += [base64.b64encode(part).decode() for part in (file, image.tobytes())]
            out.write(" ".join(fields) + "\n")


main()
