#ifndef CANVAS_H
#define CANVAS_H

#include <stdint.h>

/// A cell of TextUI, with the same numbers in the same eight bytes.
typedef struct {
  uint32_t grapheme;
  uint16_t style;
  uint8_t width, flags;
} canvas_cell;

/// A style with its SGR parameters, each followed by a semicolon.
typedef struct {
  uint32_t foreground, background;
  uint8_t attributes, foreground_length, background_length;
  char foreground_text[20], background_text[20];
} canvas_style;

/// The scalars of a cluster, and the largest number of columns a terminal advances for it.
typedef struct {
  uint32_t scalars[8];
  uint8_t count, reach;
} canvas_cluster;

/// The clusters and styles that cells refer to by number.
typedef struct {
  const canvas_style *styles;
  const canvas_cluster *clusters;
} canvas_table;

/// Creates a style.
///
/// A colour is 0 for the terminal's default, otherwise its kind (1 named, 2 indexed, 3 RGB) in the
/// highest byte and its value in the others.
canvas_style canvas_style_make(uint32_t foreground, uint32_t background, uint8_t attributes);

/// Writes the bytes that change `before` (NULL if unknown) to `after`, and returns their number.
int64_t canvas_encode(const canvas_cell *before, const canvas_cell *after, int64_t width,
                      int64_t height, canvas_table table, uint8_t *out);

/// Encodes forward in even rounds and backward in odd ones; returns a digest of the first two
/// rounds and the sum of all sizes.
uint64_t canvas_encode_sum(const canvas_cell *one, const canvas_cell *other, int64_t width,
                           int64_t height, canvas_table table, int64_t rounds);
/// Like `canvas_encode_sum`, for full repaints.
uint64_t canvas_repaint_sum(const canvas_cell *one, const canvas_cell *other, int64_t width,
                            int64_t height, canvas_table table, int64_t rounds);
/// Returns the number of rounds in which the memory differs.
uint64_t canvas_compare_sum(const void *one, const void *other, int64_t bytes, int64_t rounds);

uint64_t canvas_digest(const uint8_t *bytes, int64_t count);

#endif
