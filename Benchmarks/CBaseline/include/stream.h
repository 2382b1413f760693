#ifndef STREAM_H
#define STREAM_H

#include <stdint.h>

/// What is done to events, one stage after the other, each called through a pointer.
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

/// Sends 0, 1, 2 and so on, 1000 and 3000 ns apart in turn, through so many stages of a kind; the sum
/// of what comes out. A debounce waits for 2000 ns; a pair is of what is sent by two sources in turn.
uint64_t stream_sum(int64_t events, stream_work work, int64_t stages);

#endif
