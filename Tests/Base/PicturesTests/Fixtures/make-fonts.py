#!/usr/bin/env python3
"""Writes fonts.txt: tiny fonts of every kind that is read, and what fontTools reads from them.

A line each: name, the file, and for each of the faces the PNG that it must have, or `-`; all in
base 64. The faces are A, B, C, D, U+1F436, U+1F431.
"""
import base64
import io
import os
import struct
import zlib

from fontTools.ttLib import TTCollection, TTFont

FACES = [0x41, 0x42, 0x43, 0x44, 0x1F436, 0x1F431]
# Glyph 0 is missing; C has none, and D has a glyph without a bitmap.
GLYPHS = {0x41: 1, 0x42: 2, 0x44: 3, 0x1F436: 4, 0x1F431: 5}
DRAWN = [1, 2, 4, 5]


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(glyph, size, fixed=None):
    """Returns a square of one colour, padded to a length if given."""
    pixel = bytes([40 * glyph, 255 - 40 * glyph, size, 255])
    raw = b"".join(b"\0" + pixel * size for _ in range(size))
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(raw)) + chunk(b"IEND", b"")
    file = b"\x89PNG\r\n\x1a\n" + head
    if fixed:
        file += chunk(b"tEXt", b"x" * (fixed - len(file) - len(body) - 12))
    return file + body


def sfnt(tables, start=0):
    out = struct.pack(">IHHHH", 0x10000, len(tables), 16, 0, 0)
    place = start + 12 + 16 * len(tables)
    data = b""
    for tag, body in sorted(tables.items()):
        out += struct.pack(">4sIII", tag.encode(), 0, place + len(data), len(body))
        data += body + b"\0" * (-len(body) % 4)
    return out + data


def cmap12():
    groups = sorted(GLYPHS.items())
    body = struct.pack(">HHIII", 12, 0, 16 + 12 * len(groups), 0, len(groups))
    body += b"".join(struct.pack(">III", c, c, g) for c, g in groups)
    return struct.pack(">HHHHI", 0, 1, 3, 10, 12) + body


def cmap4():
    """Returns format 4: A and B by a delta, D by a list."""
    ends, starts, shifts = [0x42, 0x44, 0xFFFF], [0x41, 0x44, 0xFFFF], [1 - 0x41, 0, 1]
    # The list follows the last column; D's offset is relative to its own position.
    lists = [0, 4, 0]
    body = struct.pack(">HHHH", 6, 4, 1, 2)
    body += struct.pack(">3H", *ends) + b"\0\0" + struct.pack(">3H", *starts)
    body += struct.pack(">3H", *(s & 0xFFFF for s in shifts)) + struct.pack(">3H", *lists)
    body += struct.pack(">H", 3)
    body = struct.pack(">HHH", 4, 6 + len(body), 0) + body
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + body


def maxp():
    return struct.pack(">IH", 0x5000, 6)


def record(image_format, file):
    metrics = {17: bytes([9, 9, 0, 9, 9]), 18: bytes([9, 9, 0, 9, 9, 0, 9, 9]), 19: b""}[image_format]
    return metrics + struct.pack(">I", len(file)) + file


def located(index_format, image_format, strikes=(16,)):
    """Returns CBLC and CBDT with one subtable per strike."""
    data, heads, tables = struct.pack(">HH", 3, 0), b"", b""
    first = 8 + 48 * len(strikes)
    for size in strikes:
        fixed = 400 if index_format in (2, 5) else None
        # Formats 1 to 3 have every glyph of their range; glyph 3 is empty where possible.
        glyphs = DRAWN if index_format in (4, 5) else [1, 2] if index_format == 2 else [1, 2, 3, 4, 5]
        start = len(data)
        offsets = []
        for glyph in glyphs:
            offsets.append(len(data) - start)
            if glyph != 3:
                data += record(image_format, png(glyph, size, fixed))
        end = len(data) - start
        big = struct.pack(">BBbBBbbB", 9, 9, 0, 9, 9, 0, 9, 9)
        step = end // len(glyphs)
        body = struct.pack(">HHI", index_format, image_format, start)
        if index_format == 1:
            body += struct.pack(f">{len(glyphs) + 1}I", *offsets, end)
        elif index_format == 2:
            body += struct.pack(">I", step) + big
        elif index_format == 3:
            body += struct.pack(f">{len(glyphs) + 1}H", *offsets, end)
        elif index_format == 4:
            body += struct.pack(">I", len(glyphs))
            body += b"".join(struct.pack(">HH", g, o) for g, o in zip(glyphs, offsets))
            body += struct.pack(">HH", 0, end)
        else:
            body += struct.pack(">I", step) + big + struct.pack(">I", len(glyphs))
            body += struct.pack(f">{len(glyphs)}H", *glyphs)
        body += b"\0" * (-len(body) % 4)
        part = struct.pack(">HHI", glyphs[0], glyphs[-1], 8) + body
        line = struct.pack(">bbBbbbbbbbbb", 9, 0, 9, 1, 0, 0, 0, 0, 9, 0, 0, 0)
        heads += struct.pack(">IIII", first + len(tables), len(part), 1, 0) + line + line
        heads += struct.pack(">HHBBBb", glyphs[0], glyphs[-1], size, size, 32, 1)
        tables += part
    return struct.pack(">HHI", 3, 0, len(strikes)) + heads + tables, data


def sbix(sizes):
    out = struct.pack(">HHI", 1, 1, len(sizes))
    place = 8 + 4 * len(sizes)
    strikes = b""
    for size in sizes:
        out += struct.pack(">I", place + len(strikes))
        at, offsets, data = 4 + 4 * 7, [], b""
        for glyph in range(6):
            offsets.append(at + len(data))
            if glyph == 5:
                data += struct.pack(">hh4sH", 0, 0, b"dupe", 4)
            elif glyph in DRAWN:
                data += struct.pack(">hh4s", 0, 0, b"png ") + png(glyph, size)
        strikes += struct.pack(">HH", size, 72) + struct.pack(">7I", *offsets, at + len(data)) + data
    return out + strikes


def tables(cmap, index_format, image_format, strikes=(16,)):
    locations, bitmaps = located(index_format, image_format, strikes)
    return {"cmap": cmap, "maxp": maxp(), "CBLC": locations, "CBDT": bitmaps}


def known(font, size):
    """Returns the PNG of each face as fontTools reads it."""
    cmap = font.getBestCmap()
    for face in FACES:
        name, file = cmap.get(face), None
        if name and "CBLC" in font:
            strikes = font["CBLC"].strikes
            strike = [s.bitmapSizeTable.ppemX for s in strikes].index(size)
            glyph = font["CBDT"].strikeData[strike].get(name)
            file = getattr(glyph, "imageData", None)
        elif name:
            glyphs = font["sbix"].strikes[size].glyphs
            glyph = glyphs[name]
            if glyph.graphicType == "dupe":
                glyph = glyphs[glyph.referenceGlyphName]
            file = glyph.imageData
        yield file


def main():
    files = {f"format-{n}": (sfnt(tables(cmap12(), n, 19 if n in (2, 5) else 17)), 16) for n in range(1, 6)}
    files["images-18"] = (sfnt(tables(cmap12(), 1, 18)), 16)
    files["narrow"] = (sfnt(tables(cmap4(), 1, 17)), 16)
    files["strikes"] = (sfnt(tables(cmap12(), 1, 17, (8, 20, 40))), 20)
    files["sbix"] = (sfnt({"cmap": cmap12(), "maxp": maxp(), "sbix": sbix((20,))}), 20)
    files["sbix-strikes"] = (sfnt({"cmap": cmap12(), "maxp": maxp(), "sbix": sbix((9, 16, 30))}), 16)
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(folder, "fonts.txt"), "w") as out:
        for name, (file, size) in files.items():
            faces = [f and base64.b64encode(f).decode() or "-" for f in known(TTFont(io.BytesIO(file)), size)]
            print(name, len(file), [len(f) for f in faces])
            out.write(" ".join([name, base64.b64encode(file).decode()] + faces) + "\n")
        head = struct.pack(">4sIII", b"ttcf", 0x10000, 2, 20)
        one = sfnt(tables(cmap12(), 1, 17), 20)
        two = sfnt(tables(cmap4(), 3, 17), 20 + len(one))
        file = head + struct.pack(">I", 20 + len(one)) + one + two
        second = TTCollection(io.BytesIO(file)).fonts[1]
        faces = [f and base64.b64encode(f).decode() or "-" for f in known(second, 16)]
        out.write(" ".join(["collection", base64.b64encode(file).decode()] + faces) + "\n")


main()
