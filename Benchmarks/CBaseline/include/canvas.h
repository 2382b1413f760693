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

/// The scalars of a cluster, and the most columns a terminal moves for it.
typedef struct {
  uint32_t scalars[8];
  uint8_t count, reach;
} canvas_cluster;

/// What the numbers in cells mean.
typedef struct {
  const canvas_style *styles;
  const canvas_cluster *clusters;
} canvas_table;

/// A colour is 0 for the terminal's own, else a kind (1 named, 2 indexed, 3 RGB) in the highest
/// byte and the value in the others.
canvas_style canvas_style_make(uint32_t foreground, uint32_t background, uint8_t attributes);

/// Writes what turns `before` (or NULL: anything) into `after`, and returns the number of bytes.
int64_t canvas_encode(const canvas_cell *before, const canvas_cell *after, int64_t width,
                      int64_t height, canvas_table table, uint8_t *out);

/// Encodes one way in even rounds and back in odd ones; a digest of the first two rounds, and
/// the sum of all sizes.
uint64_t canvas_encode_sum(const canvas_cell *one, const canvas_cell *other, int64_t width,
                           int64_t height, canvas_table table, int64_t rounds);
/// The same for frames after nothing that is known.
uint64_t canvas_repaint_sum(const canvas_cell *one, const canvas_cell *other, int64_t width,
                            int64_t height, canvas_table table, int64_t rounds);
/// How often the memory differs.
uint64_t canvas_compare_sum(const void *one, const void *other, int64_t bytes, int64_t rounds);

uint64_t canvas_digest(const uint8_t *bytes, int64_t count);

#endif
