#include "board.h"

static canvas_cell *at(canvas_cell *cells, int64_t width, int64_t x, int64_t y) {
  return cells + y * width + x;
}

static canvas_cell narrow(uint32_t scalar, uint16_t style) {
  canvas_cell cell = {scalar, style, 1, 0};
  return cell;
}

static void draw_line(canvas_cell *row, int64_t width, uint16_t style, uint32_t left,
                      uint32_t right) {
  row[0] = narrow(left, style);
  for (int64_t x = 1; x < width - 1; x++) row[x] = narrow(0x2500, style);
  row[width - 1] = narrow(right, style);
}

static void draw_border(canvas_cell *cells, int64_t width, board_rect rect, uint16_t style) {
  draw_line(at(cells, width, rect.x, rect.y), rect.width, style, 0x256D, 0x256E);
  for (int64_t y = rect.y + 1; y < rect.y + rect.height - 1; y++) {
    *at(cells, width, rect.x, y) = narrow(0x2502, style);
    *at(cells, width, rect.x + rect.width - 1, y) = narrow(0x2502, style);
  }
  draw_line(at(cells, width, rect.x, rect.y + rect.height - 1), rect.width, style, 0x2570, 0x256F);
}

void board_draw_card(canvas_cell *cells, int64_t width, board_card card) {
  board_rect rect = card.rect;
  draw_border(cells, width, rect, card.border);
  for (int64_t y = rect.y + 1; y < rect.y + rect.height - 1; y++)
    for (int64_t x = rect.x + 1; x < rect.x + rect.width - 1; x++)
      *at(cells, width, x, y) = narrow(' ', card.fill);
  // The centre as the layout computes it: an odd cell goes to the right and below.
  int64_t x = rect.x + 1 + (rect.width - 2 - 2) / 2;
  int64_t y = rect.y + 1 + (rect.height - 2 - 1) / 2;
  for (int64_t half = 0; half < 2; half++) {
    canvas_cell cell = card.face[half];
    cell.style = card.face_style;
    *at(cells, width, x + half, y) = cell;
  }
}
