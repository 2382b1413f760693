#ifndef STREAM_H
#define STREAM_H

#include <stdint.h>

/// An operator on events; stages of it are called through a pointer.
typedef enum {
  stream_send,
  stream_map,
  stream_filter,
  stream_scan,
  stream_distinct,
  stream_debounce,
  stream_combine,
  stream_zip,
} stream_work;

/// Sends 0, 1, 2 and so on, alternately 1000 and 3000 ns apart, through a number of stages, and
/// returns the sum of the output. A debounce waits for 2000 ns; a zip has two sources that send in
/// turn.
uint64_t stream_sum(int64_t events, stream_work work, int64_t stages);

#endif
