#ifndef GRID_H
#define GRID_H

#include <stdint.h>

/// A grid of equal cards in a space of any unit; no columns if there are no cards or no room.
typedef struct {
  int64_t columns;
  int64_t rows;
  double width;
} grid_fit_result;

/// A grid of equal cards in a space of whole cells; no columns if there are no cards or no room.
typedef struct {
  int64_t columns;
  int64_t rows;
  int64_t width;
  int64_t height;
} grid_cells_result;

/// A grid of equal cards in a space of any unit; no columns if there are no cards or no room.
typedef struct {
  int64_t columns;
  int64_t rows;
  double width;
  double height;
} grid_range_result;

/// The proportions of a card in cells: a card `run` cells wide has the exact height `rise`.
typedef struct {
  int64_t run;
  int64_t rise;
} grid_proportions;

grid_fit_result grid_fit(int64_t count, double width, double height, double aspect, double gap_x,
                         double gap_y);

/// Fits cards into whole cells; a card `run` cells wide has the exact height `rise`.
grid_cells_result grid_cells(int64_t count, int64_t width, int64_t height, int64_t rise,
                             int64_t run, int64_t gap_x, int64_t gap_y);

/// Fits the cards of the largest area, of all aspects from the narrowest to the widest.
grid_range_result grid_fit_range(int64_t count, double width, double height, double narrowest,
                                 double widest, double gap_x, double gap_y);

/// Fits the cards of the largest area into whole cells, of all aspects from the narrowest to the
/// widest.
grid_cells_result grid_cells_range(int64_t count, int64_t width, int64_t height,
                                   grid_proportions narrowest, grid_proportions widest,
                                   int64_t gap_x, int64_t gap_y);

/// Fits `rounds` times; width and height grow by (round & 15) / 4 and (round & 7) / 4. Returns the
/// sum of columns, rows and card widths.
double grid_fit_sum(int64_t rounds, int64_t count, double width, double height, double aspect,
                    double gap_x, double gap_y);

/// Fits `rounds` times; width and height grow by round & 15 and round & 7. Returns the sum of
/// columns, rows, card widths and card heights.
int64_t grid_cells_sum(int64_t rounds, int64_t count, int64_t width, int64_t height, int64_t rise,
                       int64_t run, int64_t gap_x, int64_t gap_y);

/// Fits `rounds` times in the same spaces as `grid_fit_sum`. Returns the sum of columns, rows, card
/// widths and card heights.
double grid_fit_range_sum(int64_t rounds, int64_t count, double width, double height,
                          double narrowest, double widest, double gap_x, double gap_y);

/// Fits `rounds` times in the same spaces as `grid_cells_sum`. Returns the sum of columns, rows,
/// card widths and card heights.
int64_t grid_cells_range_sum(int64_t rounds, int64_t count, int64_t width, int64_t height,
                             grid_proportions narrowest, grid_proportions widest, int64_t gap_x,
                             int64_t gap_y);

#endif
