#ifndef BOARD_H
#define BOARD_H

#include "canvas.h"

/// A rectangle of cells.
typedef struct {
  int32_t x, y, width, height;
} board_rect;

/// One card: its place, its border's style, the face's two cells.
typedef struct {
  board_rect rect;
  uint16_t border, fill, face_style;
  canvas_cell face[2];
} board_card;

/// Draws a card in a frame of a line, over a background: what a program would do that knows the
/// place and the look of each.
void board_draw_card(canvas_cell *cells, int64_t width, board_card card);

#endif
