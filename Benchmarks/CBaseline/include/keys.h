#ifndef KEYS_H
#define KEYS_H

#include <stdint.h>

/// A sum over the keys and mouse events in a stream of bytes, each weighted by its place: typed
/// text in UTF-8, arrows, numbered keys, and mouse reports by SGR 1006.
uint64_t keys_sum(const uint8_t *bytes, int64_t count);

#endif
