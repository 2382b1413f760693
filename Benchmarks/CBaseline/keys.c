#include "keys.h"

typedef struct {
  uint64_t sum, place;
} keys_total;

static void add(keys_total *total, uint64_t value) {
  total->place++;
  total->sum += value * total->place;
}

static const uint8_t *scalar(const uint8_t *at, const uint8_t *end, uint32_t *value) {
  int more = *at >= 0xF0 ? 3 : *at >= 0xE0 ? 2 : 1;
  *value = *at++ & (0x3F >> more);
  while (more-- > 0 && at < end && (*at & 0xC0) == 0x80) *value = *value << 6 | (*at++ & 0x3F);
  return at;
}

// Parses a control sequence from the byte after its bracket: numbers, then the final byte.
static const uint8_t *sequence(const uint8_t *at, const uint8_t *end, keys_total *total) {
  uint64_t numbers[4] = {0};
  int count = 0, is_mouse = 0;
  if (at < end && *at == '<') is_mouse = 1, at++;
  for (; at < end && *at < 0x40; at++) {
    if (*at == ';') {
      if (count < 3) count++;
    } else if (*at >= '0' && *at <= '9' && numbers[count] < 100000) {
      numbers[count] = numbers[count] * 10 + (*at - '0');
    }
  }
  if (at == end) return at;
  uint8_t final = *at++;
  if (is_mouse)
    add(total, 3000000 + (numbers[1] - 1) * 1000 + (numbers[2] - 1));
  else if (final == '~')
    add(total, 2000000 + numbers[0]);
  else
    add(total, 2000000 + final);
  return at;
}

uint64_t keys_sum(const uint8_t *bytes, int64_t count) {
  keys_total total = {0, 0};
  const uint8_t *at = bytes, *end = bytes + count;
  while (at < end) {
    if (*at == 0x1B && at + 1 < end && at[1] == '[') {
      at = sequence(at + 2, end, &total);
    } else if (*at >= 0x80) {
      uint32_t value;
      at = scalar(at, end, &value);
      add(&total, value);
    } else {
      add(&total, *at++);
    }
  }
  return total.sum;
}
