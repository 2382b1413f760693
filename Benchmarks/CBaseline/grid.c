#include "grid.h"

#include <math.h>
#include <stdbool.h>

// Swift rounds after every operation; for equal checksums C must too.
#pragma STDC FP_CONTRACT OFF

static const int64_t max_count = INT64_C(1) << 52;
static const int64_t max_cells = 65535;

typedef struct {
  int64_t columns;
  int64_t rows;
  int64_t empty;
} arrangement;

/// Returns the quotient of two positive numbers, rounded up.
static inline int64_t divided_up(int64_t number, int64_t divisor) {
  return (number - 1) / divisor + 1;
}

/// Returns an arrangement with no more columns than the rows need.
static inline arrangement in_rows(int64_t count, int64_t limit) {
  int64_t columns = divided_up(count, limit);
  int64_t rows = divided_up(count, columns);
  return (arrangement){columns, rows, columns * rows - count};
}

/// Returns an arrangement with no more columns than the rows need.
static inline arrangement in_columns(int64_t count, int64_t limit) {
  int64_t rows = divided_up(count, limit);
  int64_t columns = divided_up(count, rows);
  return (arrangement){columns, rows, columns * rows - count};
}

static inline bool is_tidier(arrangement one, arrangement other) {
  return one.empty == other.empty ? one.columns < other.columns : one.empty < other.empty;
}

// The continuous form.

typedef struct {
  arrangement shape;
  double width;
} candidate;

static inline candidate better(candidate one, candidate other) {
  double difference = other.width - one.width;
  bool tie = fabs(difference) <= fabs(one.width) * 0x1p-40;
  bool wins = tie ? is_tidier(other.shape, one.shape) : difference > 0;
  return wins ? other : one;
}

static inline double clamped(double number, int64_t count) {
  if (!(number > 1)) return 1;
  return number < (double)count ? number : (double)count;
}

static inline int64_t whole(double number, int64_t count) {
  return (int64_t)clamped(number, count);
}

/// Returns the number of columns at which cards of one aspect fill both directions.
static inline double crossing_of(double aspect, int64_t count, double across, double down,
                                 double gap_x, double gap_y) {
  const double a = aspect * down / (double)count;
  const double b = gap_x - aspect * gap_y;
  // Unlike sqrt, does not call the library to set errno.
  const double root = __builtin_elementwise_sqrt(b * b + 4 * a * across);
  return b > 0 ? 2 * across / (root + b) : (root - b) / (2 * a);
}

grid_fit_result grid_fit(int64_t count, double width, double height, double aspect, double gap_x,
                         double gap_y) {
  const grid_fit_result none = {0, 0, 0};
  if (count <= 0 || count > max_count || !(width > 0) || !(height > 0) || !(aspect > 0)) return none;
  if (!(gap_x >= 0 && gap_x < INFINITY && gap_y >= 0 && gap_y < INFINITY)) return none;

  const double across = width + gap_x;
  const double down = height + gap_y;
  const double crossing = crossing_of(aspect, count, across, down, gap_x, gap_y);
  const int64_t columns = whole(crossing, count);
  const arrangement shapes[3] = {in_columns(count, columns), in_columns(count, columns + 1),
                                 in_rows(count, whole((double)count / crossing, count))};
  candidate found[3];
  for (int i = 0; i < 3; i++) {
    double wide = across / (double)shapes[i].columns - gap_x;
    double high = aspect * (down / (double)shapes[i].rows - gap_y);
    found[i] = (candidate){shapes[i], wide < high ? wide : high};
  }
  candidate best = better(better(found[0], found[1]), found[2]);
  if (!(best.width > 0 && best.width < INFINITY)) return none;
  return (grid_fit_result){best.shape.columns, best.shape.rows, best.width};
}

double grid_fit_sum(int64_t rounds, int64_t count, double width, double height, double aspect,
                    double gap_x, double gap_y) {
  double sum = 0;
  for (int64_t round = 0; round < rounds; round++) {
    grid_fit_result grid = grid_fit(count, width + (double)(round & 15) / 4,
                                    height + (double)(round & 7) / 4, aspect, gap_x, gap_y);
    sum += (double)(grid.columns + grid.rows) + grid.width;
  }
  return sum;
}

// The continuous form for a range of aspects.

typedef struct {
  arrangement shape;
  double width;
  double height;
  double area;
} rectangle;

static inline rectangle larger(rectangle one, rectangle other) {
  double difference = other.area - one.area;
  bool tie = fabs(difference) <= fabs(one.area) * 0x1p-39;
  bool wins = tie ? is_tidier(other.shape, one.shape) : difference > 0;
  return wins ? other : one;
}

static inline rectangle rectangle_in(arrangement shape, double across, double down,
                                     double narrowest, double widest, double gap_x,
                                     double gap_y) {
  const double slot_width = across / (double)shape.columns - gap_x;
  const double slot_height = down / (double)shape.rows - gap_y;
  const double limit = widest * slot_height;
  const double width = slot_width < limit ? slot_width : limit;
  const double highest = width / narrowest;
  const double lowest = width / widest;
  const double fitting = slot_height < highest ? slot_height : highest;
  const double height = lowest > fitting ? lowest : fitting;
  return (rectangle){shape, width, height, width > 0 ? width * height : -1};
}

grid_range_result grid_fit_range(int64_t count, double width, double height, double narrowest,
                                 double widest, double gap_x, double gap_y) {
  const grid_range_result none = {0, 0, 0, 0};
  if (count <= 0 || count > max_count || !(width > 0) || !(height > 0)) return none;
  if (!(narrowest > 0 && narrowest <= widest && widest < INFINITY)) return none;
  if (!(gap_x >= 0 && gap_x < INFINITY && gap_y >= 0 && gap_y < INFINITY)) return none;

  const double across = width + gap_x;
  const double down = height + gap_y;
  const double few = crossing_of(widest, count, across, down, gap_x, gap_y);
  const double many = crossing_of(narrowest, count, across, down, gap_x, gap_y);
  arrangement next = in_columns(count, whole(few, count));
  // Less the error of the crossing: one row too many would miss the optimum.
  const double rows = (double)count / clamped(many, count) * (1 - 0x1p-50);
  const arrangement last = in_rows(count, whole(rows, count));
  rectangle best = rectangle_in(next, across, down, narrowest, widest, gap_x, gap_y);
  while (next.rows > 1) {
    next = in_rows(count, next.rows - 1);
    if (next.columns >= last.columns) break;
    best = larger(best, rectangle_in(next, across, down, narrowest, widest, gap_x, gap_y));
  }
  best = larger(best, rectangle_in(last, across, down, narrowest, widest, gap_x, gap_y));
  if (!(best.width > 0 && best.width < INFINITY)) return none;
  return (grid_range_result){best.shape.columns, best.shape.rows, best.width, best.height};
}

double grid_fit_range_sum(int64_t rounds, int64_t count, double width, double height,
                          double narrowest, double widest, double gap_x, double gap_y) {
  double sum = 0;
  for (int64_t round = 0; round < rounds; round++) {
    grid_range_result grid =
        grid_fit_range(count, width + (double)(round & 15) / 4, height + (double)(round & 7) / 4,
                       narrowest, widest, gap_x, gap_y);
    sum += (double)(grid.columns + grid.rows) + grid.width + grid.height;
  }
  return sum;
}

// The form for whole cells.

static inline int64_t card_height(int64_t width, int64_t rise, int64_t run) {
  int64_t height = (2 * width * rise + run) / (2 * run);
  return height > 1 ? height : 1;
}

/// Returns the width of the widest cards of one aspect; zero if none fit.
static inline int64_t widest_card(int64_t count, int64_t across, int64_t down, int64_t rise,
                                  int64_t run, int64_t gap_x, int64_t gap_y) {
  int64_t fitting = 0;
  int64_t too_wide = across - gap_x + 1;
  while (too_wide - fitting > 1) {
    int64_t middle = (fitting + too_wide) / 2;
    int64_t columns = across / (middle + gap_x);
    int64_t rows = down / (card_height(middle, rise, run) + gap_y);
    if (columns * rows >= count) {
      fitting = middle;
    } else {
      too_wide = middle;
    }
  }
  return fitting;
}

grid_cells_result grid_cells(int64_t count, int64_t width, int64_t height, int64_t rise,
                             int64_t run, int64_t gap_x, int64_t gap_y) {
  const grid_cells_result none = {0, 0, 0, 0};
  if (count <= 0 || width < 1 || width > max_cells || height < 1 || height > max_cells) return none;
  if (gap_x < 0 || gap_x > max_cells || gap_y < 0 || gap_y > max_cells) return none;

  const int64_t across = width + gap_x;
  const int64_t down = height + gap_y;
  const int64_t fitting = widest_card(count, across, down, rise, run, gap_x, gap_y);
  if (fitting == 0) return none;

  const int64_t high = card_height(fitting, rise, run);
  const int64_t column_limit = across / (fitting + gap_x);
  arrangement best = in_rows(count, down / (high + gap_y));
  arrangement next = best;
  while (best.empty > 0 && next.rows > 1) {
    next = in_rows(count, next.rows - 1);
    if (next.columns > column_limit) break;
    if (is_tidier(next, best)) best = next;
  }
  return (grid_cells_result){best.columns, best.rows, fitting, high};
}

int64_t grid_cells_sum(int64_t rounds, int64_t count, int64_t width, int64_t height, int64_t rise,
                       int64_t run, int64_t gap_x, int64_t gap_y) {
  int64_t sum = 0;
  for (int64_t round = 0; round < rounds; round++) {
    grid_cells_result grid =
        grid_cells(count, width + (round & 15), height + (round & 7), rise, run, gap_x, gap_y);
    sum += grid.columns + grid.rows + grid.width + grid.height;
  }
  return sum;
}

// The form for whole cells and a range of aspects.

grid_cells_result grid_cells_range(int64_t count, int64_t width, int64_t height,
                                   grid_proportions narrowest, grid_proportions widest,
                                   int64_t gap_x, int64_t gap_y) {
  const grid_cells_result none = {0, 0, 0, 0};
  if (count <= 0 || width < 1 || width > max_cells || height < 1 || height > max_cells) return none;
  if (gap_x < 0 || gap_x > max_cells || gap_y < 0 || gap_y > max_cells) return none;

  const int64_t across = width + gap_x;
  const int64_t down = height + gap_y;
  int64_t wide = widest_card(count, across, down, widest.rise, widest.run, gap_x, gap_y);
  if (wide == 0) return none;

  arrangement shape =
      in_rows(count, down / (card_height(wide, widest.rise, widest.run) + gap_y));
  int64_t highest = card_height(wide, narrowest.rise, narrowest.run);
  int64_t slot_height = down / shape.rows - gap_y;
  int64_t high = highest < slot_height ? highest : slot_height;
  int64_t area = wide * high;
  arrangement best = shape;
  grid_cells_result found = {shape.columns, shape.rows, wide, high};
  while (shape.rows > 1) {
    shape = in_rows(count, shape.rows - 1);
    wide = across / shape.columns - gap_x;
    highest = card_height(wide, narrowest.rise, narrowest.run);
    if (wide * (highest < height ? highest : height) < area) break;

    slot_height = down / shape.rows - gap_y;
    const int64_t limit = ((2 * slot_height + 1) * widest.run - 1) / (2 * widest.rise);
    if (limit < wide) {
      wide = limit;
      highest = card_height(wide, narrowest.rise, narrowest.run);
    }
    high = highest < slot_height ? highest : slot_height;
    if (wide * high < area || (wide * high == area && !is_tidier(shape, best))) continue;
    area = wide * high;
    best = shape;
    found = (grid_cells_result){shape.columns, shape.rows, wide, high};
  }
  return found;
}

int64_t grid_cells_range_sum(int64_t rounds, int64_t count, int64_t width, int64_t height,
                             grid_proportions narrowest, grid_proportions widest, int64_t gap_x,
                             int64_t gap_y) {
  int64_t sum = 0;
  for (int64_t round = 0; round < rounds; round++) {
    grid_cells_result grid = grid_cells_range(count, width + (round & 15), height + (round & 7),
                                              narrowest, widest, gap_x, gap_y);
    sum += grid.columns + grid.rows + grid.width + grid.height;
  }
  return sum;
}
