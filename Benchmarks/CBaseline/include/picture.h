#pragma once
#include <stdint.h>

/// Decodes a PNG of RGBA with eight bits a number of times, verifies its checksums, and returns a
/// checksum of the pixels, or zero for an invalid file.
uint64_t picture_decode_sum(const uint8_t *file, int64_t count, int64_t rounds);

/// Converts pixels, two by two per cell, to cells of two colours over a background a number of
/// times, and returns a checksum of glyphs and colours.
uint64_t picture_cells_sum(
  const uint8_t *rgba, int64_t columns, int64_t rows, uint32_t background, int64_t rounds);
