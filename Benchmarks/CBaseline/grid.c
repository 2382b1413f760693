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

static inline int64_t whole(double number, int64_t count) {
  if (!(number > 1)) return 1;
  return number < (double)count ? (int64_t)number : count;
}

grid_fit_result grid_fit(int64_t count, double width, double height, double aspect, double gap_x,
                         double gap_y) {
  const grid_fit_result none = {0, 0, 0};
  if (count <= 0 || count > max_count || !(width > 0) || !(height > 0) || !(aspect > 0)) return none;
  if (!(gap_x >= 0 && gap_x < INFINITY && gap_y >= 0 && gap_y < INFINITY)) return none;

  const double across = width + gap_x;
  const double down = height + gap_y;
  const double a = aspect * down / (double)count;
  const double b = gap_x - aspect * gap_y;
  // Unlike sqrt, does not call the library to set errno.
  const double root = __builtin_elementwise_sqrt(b * b + 4 * a * across);
  const double crossing = b > 0 ? 2 * across / (root + b) : (root - b) / (2 * a);

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

// The form for whole cells.

static inline int64_t card_height(int64_t width, int64_t rise, int64_t run) {
  int64_t height = (2 * width * rise + run) / (2 * run);
  return height > 1 ? height : 1;
}

grid_cells_result grid_cells(int64_t count, int64_t width, int64_t height, int64_t rise,
                             int64_t run, int64_t gap_x, int64_t gap_y) {
  const grid_cells_result none = {0, 0, 0, 0};
  if (count <= 0 || width < 1 || width > max_cells || height < 1 || height > max_cells) return none;
  if (gap_x < 0 || gap_x > max_cells || gap_y < 0 || gap_y > max_cells) return none;

  const int64_t across = width + gap_x;
  const int64_t down = height + gap_y;
  int64_t fitting = 0;
  int64_t too_wide = width + 1;
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
