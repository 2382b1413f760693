#ifndef KEYS_H
#define KEYS_H

#include <stdint.h>

/// Returns a sum over the keys and mouse events in a stream of bytes, each weighted by its index:
/// typed text in UTF-8, arrows, numbered keys, and mouse reports in SGR 1006.
uint64_t keys_sum(const uint8_t *bytes, int64_t count);

#endif
