#!/usr/bin/env python3
"""Writes the pixels that other decoders produce.  pixels.py FOLDER

Beside each file that they read, `FILE.pixels` has the width, the height and the largest difference that is
allowed in a line, and four bytes a pixel; beside a JPEG, `FILE.orientation` has the number that Pillow finds
in its EXIF, or 0. A PNG is read by pypng, or by Pillow if it has a palette; a JPEG by Pillow, whose decoder
is libjpeg-turbo, if djpeg reads it without a warning. What is refused is printed.
"""
import pathlib
import subprocess
import sys
import warnings

import png
from PIL import Image, ImageOps

ORIENTATION = 0x0112


def png_pixels(path):
    width, height, rows, info = png.Reader(filename=path).read()
    if "palette" in info:
        return width, height, 0, Image.open(path).convert("RGBA").tobytes()
    top = (1 << info["bitdepth"]) - 1
    planes, clear = info["planes"], info.get("transparent")
    colors = planes - info["alpha"]
    pixels = bytearray()
    for row in rows:
        for place in range(0, len(row), planes):
            pixel = tuple(row[place : place + planes])
            color = pixel[:colors] if colors == 3 else pixel[:1] * 3
            alpha = pixel[-1] if info["alpha"] else 0 if pixel == clear else top
            pixels += bytes((2 * 255 * value + top) // (2 * top) for value in (*color, alpha))
    # Sixteen bits may be reduced by rounding or by truncation.
    return width, height, 1 if info["bitdepth"] == 16 else 0, bytes(pixels)


def jpeg_pixels(path):
    said = subprocess.run(["djpeg", "-outfile", "/dev/null", path], capture_output=True, check=False).stderr
    if said:
        raise ValueError(said.decode().strip())
    image = Image.open(path)
    try:
        image = ImageOps.exif_transpose(image)
    except Exception as error:  # noqa: BLE001 - Pillow throws many types for damaged EXIF
        print(f"{path.name}: not turned: {error}")
        image = Image.open(path)
    return *image.size, 3, image.convert("RGB").convert("RGBA").tobytes()


def orientation(path):
    """Returns the orientation of the first EXIF segment by Pillow; 0 if missing or out of range."""
    data = path.read_bytes()
    place = 2
    while data[place : place + 1] == b"\xff" and data[place + 1] != 0xDA:
        length = int.from_bytes(data[place + 2 : place + 4], "big")
        body = data[place + 4 : place + 2 + length]
        if data[place + 1] == 0xE1 and body.startswith(b"Exif\0\0"):
            exif = Image.Exif()
            try:
                exif.load(body)
                number = exif.get(ORIENTATION)
            except Exception as error:  # noqa: BLE001 - as above
                print(f"{path.name}: no EXIF: {error}")
                return 0
            return number if number in range(1, 9) else 0
        place += 2 + length
    return 0


def main():
    warnings.simplefilter("ignore")
    for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
        is_png = path.suffix == ".png"
        if not is_png and path.suffix not in (".jpg", ".jpeg"):
            continue
        if not is_png:
            path.with_name(path.name + ".orientation").write_text(f"{orientation(path)}")
        try:
            width, height, limit, pixels = png_pixels(path) if is_png else jpeg_pixels(path)
        except Exception as error:  # noqa: BLE001 - decoders throw many types, too
            print(f"{path.name}: {error}")
            continue
        header = f"{width} {height} {limit}\n".encode()
        path.with_name(path.name + ".pixels").write_bytes(header + pixels)


if __name__ == "__main__":
    main()
