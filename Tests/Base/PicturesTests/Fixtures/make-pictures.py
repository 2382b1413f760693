#!/usr/bin/env python3
"""Writes pictures.txt: a PNG of every kind, and its pixels as another decoder, Pillow, has them.

A line each: name, width, height, the file and its RGBA pixels, both in base 64.
"""
import base64
import io
import os
import random
import struct
import zlib

from PIL import Image

SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
NAMES = {0: "grey", 2: "rgb", 3: "palette", 4: "grey-alpha", 6: "rgba"}
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
chance = random.Random(1)


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def packed(samples, depth):
    bits = "".join(format(sample, f"0{depth}b") for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))


def filtered(row, above, step, kind):
    out = []
    for i, value in enumerate(row):
        a = row[i - step] if i >= step else 0
        b = above[i]
        c = above[i - step] if i >= step else 0
        p = a + b - c
        nearest = min((a, b, c), key=lambda v: abs(p - v))
        out.append((value - (0, a, b, (a + b) // 2, nearest)[kind]) & 255)
    return bytes([kind]) + bytes(out)


def rows(grid, color, depth):
    """Returns the filtered rows of pixels, each a tuple of samples."""
    step = max(1, SAMPLES[color] * depth // 8)
    above, out = None, b""
    for line in grid:
        row = packed([sample for pixel in line for sample in pixel], depth)
        out += filtered(row, above or bytes(len(row)), step, chance.randrange(5))
        above = row
    return out


def pixel(color, depth, x, y, width, height):
    """Returns a gradient with noise, quantized to the bit depth."""
    top = (1 << depth) - 1
    slope = [x / width, y / height, (x + y) / (width + height), abs(x - y) / max(width, height)]
    noise = chance.random() * 0.2
    return tuple(min(top, int((s * 0.9 + noise) * (top + 1))) for s in slope[: SAMPLES[color]])


def png(color, depth, interlaced, width=19, height=13, clear=False, parts=1, level=9):
    grid = [[pixel(color, depth, x, y, width, height) for x in range(width)] for y in range(height)]
    file = b"\x89PNG\r\n\x1a\n"
    file += chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlaced))
    if color == 3:
        file += chunk(b"PLTE", bytes(chance.randrange(256) for _ in range(3 << depth)))
    if clear:
        if color == 3:
            file += chunk(b"tRNS", bytes(chance.randrange(256) for _ in range(1 << depth - 1)))
        else:
            file += chunk(b"tRNS", b"".join(struct.pack(">H", s) for s in grid[5][7]))
    file += chunk(b"tEXt", b"Comment\0passed over")
    if interlaced:
        raw = b"".join(
            rows([line[x::dx] for line in grid[y::dy]], color, depth) for x, y, dx, dy in PASSES if x < width
        )
    else:
        raw = rows(grid, color, depth)
    data = zlib.compress(raw, level)
    size = -(-len(data) // parts)
    for start in range(0, len(data), size):
        file += chunk(b"IDAT", data[start : start + size])
    return file + chunk(b"IEND", b"")


def pixels(file):
    image = Image.open(io.BytesIO(file))
    image.load()
    if image.mode.startswith("I"):
        # Pillow keeps 16-bit grey; the upper eight bits are compared, but transparency uses all 16.
        clear = image.info.get("transparency")
        values = [image.getpixel((x, y)) for y in range(image.height) for x in range(image.width)]
        return b"".join(bytes([v >> 8] * 3 + [0 if v == clear else 255]) for v in values)
    if image.mode == "L" and file[24] < 8 and "transparency" in image.info:
        # Pillow compares scaled grey with unscaled transparency.
        clear = image.info["transparency"] * 255 // ((1 << file[24]) - 1)
        return b"".join(bytes([v] * 3 + [0 if v == clear else 255]) for v in image.tobytes())
    return image.convert("RGBA").tobytes()


def main():
    files = {}
    for color, depths in DEPTHS.items():
        for depth in depths:
            for interlaced in (0, 1):
                name = f"{NAMES[color]}-{depth}" + ("-interlaced" if interlaced else "")
                files[name] = png(color, depth, interlaced)
                if color in (0, 3) or (color == 2 and depth == 8):
                    files[name + "-clear"] = png(color, depth, interlaced, clear=True)
    files["stored"] = png(6, 8, 0, level=0)
    files["many-parts"] = png(2, 8, 0, parts=40)
    files["one-pixel"] = png(2, 8, 1, width=1, height=1)
    files["one-column"] = png(0, 1, 1, width=1, height=9)
    files["long"] = png(3, 8, 0, width=300, height=300, level=6)
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(folder, "pictures.txt"), "w") as out:
        for name, file in files.items():
            image = Image.open(io.BytesIO(file))
            known = pixels(file)
            if name == "long":
                known = struct.pack(">I", zlib.crc32(known))
            fields = [name, str(image.width), str(image.height)]
            fields += [base64.b64encode(data).decode() for data in (file, known)]
            out.write(" ".join(fields) + "\n")


main()
