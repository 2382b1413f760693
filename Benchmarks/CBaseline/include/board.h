#ifndef BOARD_H
#define BOARD_H

#include "canvas.h"

/// A rectangle of cells.
typedef struct {
  int32_t x, y, width, height;
} board_rect;

/// A card: its place, the style of its border, and the two cells of its face.
typedef struct {
  board_rect rect;
  uint16_t border, fill, face_style;
  canvas_cell face[2];
} board_card;

/// Draws a card with a border over a background, as a program with precomputed places and styles
/// does.
void board_draw_card(canvas_cell *cells, int64_t width, board_card card);

#endif
