#pragma once
#include <stdint.h>

/// Decodes a PNG of eight bits red, green, blue and alpha so many times, checks its sums, and returns
/// a checksum of the pixels; zero if it is none.
uint64_t picture_decode_sum(const uint8_t *file, int64_t count, int64_t rounds);

/// Makes opaque or transparent pixels, two by two a cell, into cells of two colours over a background
/// so many times, and returns a checksum of glyphs and colours.
uint64_t picture_cells_sum(
  const uint8_t *rgba, int64_t columns, int64_t rows, uint32_t background, int64_t rounds);
