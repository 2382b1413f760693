#include "canvas.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { first_cluster = 0x110000, cell_bytes = 160, is_risky = 1 };
enum { bold = 1, dim = 2 };

typedef struct {
  uint8_t *out;
  const canvas_style *styles;
  const canvas_style *look;
  uint32_t style;
  int64_t row, column;
  int64_t written_row, written_end;
} pen;

// Bytes.

static inline uint8_t *number(uint8_t *out, int64_t value) {
  if (value >= 10) {
    if (value >= 100) {
      out = number(out, value / 100);
      value %= 100;
    }
    *out++ = (uint8_t)('0' + value / 10);
    value %= 10;
  }
  *out++ = (uint8_t)('0' + value);
  return out;
}

static inline uint8_t *sequence(uint8_t *out, int64_t parameter, char final) {
  *out++ = 0x1B;
  *out++ = '[';
  if (parameter != 1) out = number(out, parameter);
  *out++ = (uint8_t)final;
  return out;
}

static inline uint8_t *text(uint8_t *out, const char *bytes, size_t count) {
  memcpy(out, bytes, count);
  return out + count;
}

static inline bool is_text(uint32_t scalar) {
  if (scalar < 0xA0) return scalar >= 0x20 && scalar < 0x7F;
  return scalar < 0xD800 || (scalar >= 0xE000 && scalar < 0x110000);
}

static inline uint8_t *utf8_three(uint8_t *out, uint32_t scalar) {
  out[0] = (uint8_t)(0xE0 | scalar >> 12);
  out[1] = (uint8_t)(0x80 | (scalar >> 6 & 0x3F));
  out[2] = (uint8_t)(0x80 | (scalar & 0x3F));
  return out + 3;
}

static inline uint8_t *utf8(uint8_t *out, uint32_t scalar) {
  if (scalar < 0x80) {
    *out++ = (uint8_t)scalar;
    return out;
  }
  if (scalar < 0x800) {
    *out++ = (uint8_t)(0xC0 | scalar >> 6);
  } else {
    if (scalar < 0x10000) {
      *out++ = (uint8_t)(0xE0 | scalar >> 12);
    } else {
      *out++ = (uint8_t)(0xF0 | scalar >> 18);
      *out++ = (uint8_t)(0x80 | (scalar >> 12 & 0x3F));
    }
    *out++ = (uint8_t)(0x80 | (scalar >> 6 & 0x3F));
  }
  *out++ = (uint8_t)(0x80 | (scalar & 0x3F));
  return out;
}

// Styles.

static uint8_t color_text(uint32_t color, int base, char *text) {
  uint8_t *out = (uint8_t *)text;
  uint32_t value = color & 0xFF;
  switch (color >> 24) {
    case 1: out = number(out, value < 8 ? base + value : base + 60 + (value & 7)); break;
    case 2:
      out = number(out, base + 8);
      memcpy(out, ";5;", 3);
      out = number(out + 3, value);
      break;
    case 3:
      out = number(out, base + 8);
      memcpy(out, ";2;", 3);
      out = number(out + 3, color >> 16 & 0xFF);
      *out++ = ';';
      out = number(out, color >> 8 & 0xFF);
      *out++ = ';';
      out = number(out, value);
      break;
    default: out = number(out, base + 9);
  }
  *out++ = ';';
  return (uint8_t)(out - (uint8_t *)text);
}

canvas_style canvas_style_make(uint32_t foreground, uint32_t background, uint8_t attributes) {
  canvas_style style = {foreground, background, attributes, 0, 0, {0}, {0}};
  style.foreground_length = color_text(foreground, 30, style.foreground_text);
  style.background_length = color_text(background, 40, style.background_text);
  return style;
}

static uint8_t *change_attributes(uint8_t *out, uint8_t old, uint8_t new) {
  static const uint8_t parameters[6] = {1, 2, 3, 4, 7, 9};
  uint8_t ended = old & (uint8_t)~new, begun = new & (uint8_t)~old;
  if (ended & (bold | dim)) {
    out = text(out, "22;", 3);
    begun |= new & (bold | dim);
    ended &= (uint8_t)~(bold | dim);
  }
  for (int i = 0; i < 6; i++) {
    if (ended >> i & 1) {
      out = number(out, parameters[i] + 20);
      *out++ = ';';
    }
    if (begun >> i & 1) {
      out = number(out, parameters[i]);
      *out++ = ';';
    }
  }
  return out;
}

static inline void change_style(pen *pen, uint32_t style) {
  const canvas_style *old = pen->look, *new = pen->styles + style;
  pen->style = style;
  pen->look = new;
  bool has_foreground = new->foreground != old->foreground;
  bool has_background = new->background != old->background;
  if (!has_foreground && !has_background && new->attributes == old->attributes) return;
  uint8_t *out = text(pen->out, "\x1B[", 2);
  if (new->foreground || new->background || new->attributes) {
    if (new->attributes != old->attributes) {
      out = change_attributes(out, old->attributes, new->attributes);
    }
    if (has_foreground) out = text(out, new->foreground_text, new->foreground_length);
    if (has_background) out = text(out, new->background_text, new->background_length);
    out--;
  }
  *out++ = 'm';
  pen->out = out;
}

// Places.

static inline bool is_ascii(canvas_cell cell) {
  return cell.grapheme - 0x20 < 0x5F && cell.width == 1;
}

static inline void move_to(pen *pen, int64_t x, int64_t y) {
  if (pen->row == y && pen->column == x) return;
  uint8_t *out = pen->out;
  if (pen->row != y) {
    out = text(out, "\x1B[", 2);
    if (x || y) out = number(out, y + 1);
    if (x) {
      *out++ = ';';
      out = number(out, x + 1);
    }
    *out++ = 'H';
  } else if (pen->column >= 0 && pen->column < x) {
    out = sequence(out, x - pen->column, 'C');
  } else {
    out = sequence(out, x + 1, 'G');
  }
  pen->out = out;
  pen->row = y;
  pen->column = x;
}

static inline void bridge(pen *pen, const canvas_cell *row, int64_t x, int64_t y) {
  int64_t gap = x - pen->column;
  if (pen->row != y || pen->column < 0 || gap < 1 || gap > 3) return;
  for (int64_t i = pen->column; i < x; i++) {
    if (!is_ascii(row[i]) || row[i].style != pen->style) return;
  }
  for (int64_t i = pen->column; i < x; i++) *pen->out++ = (uint8_t)row[i].grapheme;
  pen->column = x;
}

// Cells.

static uint8_t *write_risky(pen *pen, canvas_cell cell, int64_t x, int64_t width, int64_t *end,
                            const canvas_cluster *clusters) {
  const canvas_cluster *cluster =
      cell.grapheme >= first_cluster ? clusters + (cell.grapheme - first_cluster) : NULL;
  int64_t reach = x + (cluster && cluster->reach > cell.width ? cluster->reach : cell.width);
  uint8_t *out = pen->out;
  for (int i = 0; i < cell.width; i++) *out++ = ' ';
  out = sequence(out, x + 1, 'G');
  if (reach > width) out = text(out, "\x1B[?7l", 5);
  if (cluster) {
    for (int i = 0; i < cluster->count; i++) out = utf8(out, cluster->scalars[i]);
  } else {
    out = utf8(out, cell.grapheme);
  }
  if (reach > width) out = text(out, "\x1B[?7h", 5);
  int64_t last = reach < width ? reach : width, next = x + cell.width;
  if (last > *end) *end = last;
  pen->column = -1;
  if (next < *end) {
    out = sequence(out, next + 1, 'G');
    pen->column = next;
  }
  return out;
}

/// Writes cells of one scalar in one column that look alike, and returns how many.
static int64_t write_simple(pen *pen, const canvas_cell *cells, int64_t count) {
  uint8_t *out = pen->out;
  uint16_t style = cells[0].style;
  int64_t x = 0;
  for (; x < count; x++) {
    canvas_cell cell = cells[x];
    if (cell.style != style || cell.width != 1 || cell.flags) break;
    if (cell.grapheme - 0x20 < 0x5F) {
      *out++ = (uint8_t)cell.grapheme;
    } else if (cell.grapheme - 0x800 < 0xD000) {
      out = utf8_three(out, cell.grapheme);
    } else {
      if (!is_text(cell.grapheme)) break;
      out = utf8(out, cell.grapheme);
    }
  }
  pen->out = out;
  return x;
}

static int64_t write_other(pen *pen, const canvas_cell *row, int64_t x, int64_t *end,
                           int64_t width, const canvas_cluster *clusters) {
  canvas_cell cell = row[x];
  bool is_whole = cell.width == 2 ? x + 1 < width && row[x + 1].width == 0 : cell.width == 1;
  if (!is_whole) {
    *pen->out++ = ' ';
    return 1;
  }
  if (cell.flags & is_risky || cell.grapheme >= first_cluster) {
    pen->out = write_risky(pen, cell, x, width, end, clusters);
  } else {
    pen->out = utf8(pen->out, is_text(cell.grapheme) ? cell.grapheme : 0xFFFD);
  }
  return cell.width;
}

static void write_run(pen *pen, const canvas_cell *row, int64_t first, int64_t end, int64_t y,
                      int64_t width, const canvas_cluster *clusters) {
  if (pen->written_row == y && first < pen->written_end) first = pen->written_end;
  if (first >= end) return;
  bridge(pen, row, first, y);
  move_to(pen, first, y);
  int64_t x = first;
  while (x < end) {
    if (row[x].style != pen->style) change_style(pen, row[x].style);
    int64_t simple = write_simple(pen, row + x, end - x);
    x += simple;
    if (simple == 0) x += write_other(pen, row, x, &end, width, clusters);
  }
  pen->written_row = y;
  pen->written_end = x;
  if (x >= width) {
    pen->row = pen->column = -1;
  } else if (pen->column >= 0) {
    pen->column = x;
  }
}

// Differences.

static inline bool differs(const canvas_cell *one, const canvas_cell *other) {
  uint64_t first, second;
  memcpy(&first, one, sizeof first);
  memcpy(&second, other, sizeof second);
  return first != second;
}

static inline bool differ(const canvas_cell *one, const canvas_cell *other, int64_t count) {
  return memcmp(one, other, (size_t)count * sizeof(canvas_cell)) != 0;
}

static int64_t first_difference(const canvas_cell *before, const canvas_cell *after,
                                int64_t index, int64_t count) {
  enum { near = 4, first_step = 64, block = 32 };
  int64_t end = index + near < count ? index + near : count;
  for (; index < end; index++) {
    if (differs(before + index, after + index)) return index;
  }
  for (int64_t step = first_step; index < count; step *= 4) {
    int64_t size = step < count - index ? step : count - index;
    if (differ(before + index, after + index, size)) {
      end = index + size;
      while (index + block < end && !differ(before + index, after + index, block)) {
        index += block;
      }
      while (!differs(before + index, after + index)) index++;
      return index;
    }
    index += size;
  }
  return count;
}

static void write_changes(pen *pen, const canvas_cell *before, const canvas_cell *after,
                          int64_t width, int64_t count, const canvas_cluster *clusters) {
  int64_t next = first_difference(before, after, 0, count);
  int64_t y = 0, start = 0, stop = width;
  while (next < count) {
    if (next >= stop) {
      y = next / width;
      start = y * width;
      stop = start + width;
    }
    int64_t first = next, end = next + 1;
    while (end < stop && differs(before + end, after + end)) end++;
    while (first > start && (before[first].width == 0 || after[first].width == 0)) first--;
    while (end < stop && (before[end - 1].width == 2 || after[end - 1].width == 2)) end++;
    write_run(pen, after + start, first - start, end - start, y, width, clusters);
    next = first_difference(before, after, end, count);
  }
}

int64_t canvas_encode(const canvas_cell *before, const canvas_cell *after, int64_t width,
                      int64_t height, canvas_table table, uint8_t *out) {
  pen pen = {out, table.styles, table.styles, 0, -1, -1, -1, 0};
  if (before) {
    write_changes(&pen, before, after, width, width * height, table.clusters);
  } else {
    pen.out = text(pen.out, "\x1B[m", 3);
    for (int64_t y = 0; y < height; y++) {
      write_run(&pen, after + y * width, 0, width, y, width, table.clusters);
    }
  }
  change_style(&pen, 0);
  if (!before) pen.out = text(pen.out, "\x1B[?25l", 6);
  return pen.out - out;
}

// Sums.

uint64_t canvas_digest(const uint8_t *bytes, int64_t count) {
  uint64_t digest = 0xCBF29CE484222325;
  for (int64_t i = 0; i < count; i++) digest = (digest ^ bytes[i]) * 0x100000001B3;
  return digest;
}

static uint64_t sum(const canvas_cell *one, const canvas_cell *other, bool repaints,
                    int64_t width, int64_t height, canvas_table table, int64_t rounds) {
  uint8_t *out = malloc((size_t)(width * height * cell_bytes + 64));
  if (!out) return 0;
  uint64_t result = 0;
  for (int64_t round = 0; round < rounds; round++) {
    const canvas_cell *before = round % 2 ? other : one, *after = round % 2 ? one : other;
    int64_t count = canvas_encode(repaints ? NULL : before, after, width, height, table, out);
    result += (uint64_t)count;
    if (round < 2) result += canvas_digest(out, count);
  }
  free(out);
  return result;
}

uint64_t canvas_encode_sum(const canvas_cell *one, const canvas_cell *other, int64_t width,
                           int64_t height, canvas_table table, int64_t rounds) {
  return sum(one, other, false, width, height, table, rounds);
}

uint64_t canvas_repaint_sum(const canvas_cell *one, const canvas_cell *other, int64_t width,
                            int64_t height, canvas_table table, int64_t rounds) {
  return sum(one, other, true, width, height, table, rounds);
}

uint64_t canvas_compare_sum(const void *one, const void *other, int64_t bytes, int64_t rounds) {
  uint64_t result = 0;
  for (int64_t round = 0; round < rounds; round++) {
    result += memcmp(one, other, (size_t)bytes) != 0;
    // The compiler must not know that nothing changed.
    __asm__ volatile("" ::: "memory");
  }
  return result;
}
