// A PNG decoder and cells of two colours, written for one kind of picture.
#include "picture.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// Inflate: RFC 1951, with a table of ten bits and counts for longer codes.

typedef struct {
  const uint8_t *in, *end;
  uint64_t bits;
  int count;
} reader;

typedef struct {
  uint16_t table[1024], counts[16], symbols[288];
} code;

static void refill(reader *r) {
  while (r->count <= 56 && r->in < r->end) {
    r->bits |= (uint64_t)*r->in++ << r->count;
    r->count += 8;
  }
}

static unsigned take(reader *r, int length) {
  if (r->count < length) refill(r);
  unsigned value = (unsigned)(r->bits & ((1u << length) - 1));
  r->bits >>= length;
  r->count -= length;
  return value;
}

static void build(code *c, const uint8_t *lengths, int count) {
  uint16_t next[17] = {0};
  memset(c, 0, sizeof *c);
  for (int i = 0; i < count; i++) c->counts[lengths[i]]++;
  c->counts[0] = 0;
  for (int l = 1; l < 16; l++) next[l + 1] = next[l] + c->counts[l];
  for (int i = 0; i < count; i++)
    if (lengths[i]) c->symbols[next[lengths[i]]++] = (uint16_t)i;
  for (int l = 1, at = 0, value = 0; l <= 10; l++) {
    value <<= 1;
    for (int i = 0; i < c->counts[l]; i++, at++, value++) {
      int slot = 0;
      for (int bit = 0; bit < l; bit++) slot = slot << 1 | (value >> bit & 1);
      for (; slot < 1024; slot += 1 << l) c->table[slot] = (uint16_t)(c->symbols[at] << 4 | l);
    }
  }
}

static int symbol(reader *r, const code *c) {
  unsigned entry = c->table[r->bits & 1023];
  if (entry) {
    r->bits >>= entry & 15;
    r->count -= entry & 15;
    return (int)(entry >> 4);
  }
  for (int l = 1, value = 0, first = 0, at = 0; l < 16; l++) {
    value |= (int)take(r, 1);
    if (value - first < c->counts[l]) return c->symbols[at + value - first];
    at += c->counts[l];
    first = (first + c->counts[l]) << 1;
    value <<= 1;
  }
  return -1;
}

static const uint16_t lengths[] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                   31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_bits[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                      2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distances[] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,
                                     33,  49,  65,  97,  129, 193,  257,  385,  513,  769,
                                     1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t order[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

static void read_codes(reader *r, bool dynamic, code *literals, code *far) {
  uint8_t all[320] = {0};
  int n = 288, m = 32;
  if (!dynamic) {
    for (int i = 0; i < 288; i++) all[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    memset(all + 288, 5, 32);
  } else {
    n = (int)take(r, 5) + 257;
    m = (int)take(r, 5) + 1;
    int k = (int)take(r, 4) + 4;
    uint8_t own[19] = {0};
    for (int i = 0; i < k; i++) own[order[i]] = (uint8_t)take(r, 3);
    build(far, own, 19);
    for (int i = 0; i < n + m;) {
      refill(r);
      int s = symbol(r, far);
      if (s < 16) {
        all[i++] = (uint8_t)s;
        continue;
      }
      uint8_t value = s == 16 ? all[i - 1] : 0;
      int times = s == 16 ? 3 + (int)take(r, 2) : s == 17 ? 3 + (int)take(r, 3) : 11 + (int)take(r, 7);
      while (times-- && i < n + m) all[i++] = value;
    }
  }
  build(literals, all, n);
  build(far, all + n, m);
}

static bool inflate(const uint8_t *in, size_t count, uint8_t *out, size_t size) {
  static code literals, far;
  reader r = {in + 2, in + count, 0, 0};
  size_t at = 0;
  bool last = false;
  while (!last) {
    last = take(&r, 1);
    unsigned kind = take(&r, 2);
    if (kind == 0 || kind == 3) return false;
    read_codes(&r, kind == 2, &literals, &far);
    while (true) {
      refill(&r);
      int s = symbol(&r, &literals);
      if (s < 0) return false;
      if (s == 256) break;
      if (s < 256) {
        if (at == size) return false;
        out[at++] = (uint8_t)s;
        continue;
      }
      size_t length = lengths[s - 257] + take(&r, length_bits[s - 257]);
      refill(&r);
      int d = symbol(&r, &far);
      if (d < 0 || d > 29) return false;
      size_t distance = distances[d] + take(&r, d < 2 ? 0 : d / 2 - 1);
      if (distance > at || length > size - at) return false;
      for (size_t i = 0; i < length; i++, at++) out[at] = out[at - distance];
    }
  }
  uint32_t a = 1, b = 0;
  for (size_t i = 0; i < at;) {
    size_t stop = i + 5552 < at ? i + 5552 : at;
    for (; i < stop; i++) b += a += out[i];
    a %= 65521;
    b %= 65521;
  }
  r.bits >>= r.count % 8;
  r.count -= r.count % 8;
  uint32_t sum = 0;
  for (int i = 0; i < 4; i++) sum = sum << 8 | take(&r, 8);
  return at == size && sum == (b << 16 | a);
}

// PNG.

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static uint32_t crc(const uint8_t *bytes, size_t count) {
  static uint32_t table[256];
  if (!table[1])
    for (uint32_t i = 0; i < 256; i++) {
      table[i] = i;
      for (int bit = 0; bit < 8; bit++) table[i] = table[i] >> 1 ^ (table[i] & 1 ? 0xEDB88320 : 0);
    }
  uint32_t sum = UINT32_MAX;
  for (size_t i = 0; i < count; i++) sum = sum >> 8 ^ table[(sum ^ bytes[i]) & 255];
  return ~sum;
}

static void unfilter(const uint8_t *in, size_t length, const uint8_t *above, uint8_t *row) {
  int filter = *in++;
  for (size_t i = 0; i < length; i++) {
    int left = i < 4 ? 0 : row[i - 4], top = above[i], corner = i < 4 ? 0 : above[i - 4];
    int l = abs(top - corner), t = abs(left - corner), c = abs(left + top - 2 * corner);
    int near = l <= t && l <= c ? left : t <= c ? top : corner;
    int guess = filter == 0 ? 0 : filter == 1 ? left : filter == 2 ? top : filter == 3 ? (left + top) / 2 : near;
    row[i] = (uint8_t)(in[i] + guess);
  }
}

/// Returns the pixels, or NULL; the caller frees them.
static uint8_t *decode(const uint8_t *file, size_t count, size_t *size) {
  size_t width = number(file + 16), height = number(file + 20), length = 4 * width, used = 0;
  uint8_t *data = malloc(count), *raw = malloc((length + 1) * height);
  uint8_t *pixels = calloc(height + 1, length);
  bool isRight = data && raw && pixels;
  for (size_t at = 8; isRight && at + 12 <= count; at += 12 + number(file + at)) {
    uint32_t n = number(file + at);
    isRight = crc(file + at + 4, n + 4) == number(file + at + 8 + n);
    if (memcmp(file + at + 4, "IDAT", 4)) continue;
    memcpy(data + used, file + at + 8, n);
    used += n;
  }
  isRight = isRight && inflate(data, used, raw, (length + 1) * height);
  // The first row is its own upper neighbour.
  for (size_t y = 0; isRight && y < height; y++)
    unfilter(raw + y * (length + 1), length, pixels + y * length, pixels + (y + 1) * length);
  free(data);
  free(raw);
  if (isRight) {
    memmove(pixels, pixels + length, length * height);
    *size = length * height;
    return pixels;
  }
  free(pixels);
  return NULL;
}

uint64_t picture_decode_sum(const uint8_t *file, int64_t count, int64_t rounds) {
  uint64_t sum = 0;
  for (int64_t round = 0; round < rounds; round++) {
    size_t size = 0;
    uint8_t *pixels = decode(file, (size_t)count, &size);
    if (!pixels) return 0;
    for (size_t i = 0; i < size; i += 97) sum += pixels[i];
    free(pixels);
  }
  return sum;
}

// Cells.

static int32_t norm(const int32_t *c) { return c[0] * c[0] + c[1] * c[1] + c[2] * c[2]; }

static uint32_t mean(const int32_t *sum, int32_t n) {
  uint32_t color = 0;
  for (int i = 0; i < 3; i++) color = color << 8 | (uint32_t)((sum[i] + n / 2) / n);
  return color;
}

static uint64_t cell(const uint8_t *top, const uint8_t *low, uint32_t background) {
  int32_t p[4][3], all[3] = {0}, sum[3] = {0}, bestSum[3] = {0};
  for (int i = 0; i < 4; i++) {
    const uint8_t *pixel = (i < 2 ? top : low) + 4 * (i & 1);
    for (int k = 0; k < 3; k++) {
      int32_t under = background >> (16 - 8 * k) & 255, alpha = pixel[3];
      p[i][k] = alpha == 255 ? pixel[k] : (pixel[k] * alpha + under * (255 - alpha) + 127) / 255;
      all[k] += p[i][k];
    }
  }
  float best = (float)norm(all) / 4 + 0.5f;
  unsigned mask = 0, bestMask = 0;
  int32_t inside = 0, bestInside = 0;
  for (unsigned step = 1; step < 8; step++) {
    int bit = __builtin_ctz(step);
    mask ^= 1u << bit;
    int sign = mask >> bit & 1 ? 1 : -1;
    int32_t rest[3];
    for (int k = 0; k < 3; k++) {
      sum[k] += sign * p[bit][k];
      rest[k] = all[k] - sum[k];
    }
    inside += sign;
    float other = (float)norm(rest) / (float)(4 - inside);
    float score = (float)norm(sum) / (float)inside + other;
    if (score > best) {
      best = score;
      bestMask = mask;
      bestInside = inside;
      memcpy(bestSum, sum, sizeof sum);
    }
  }
  int32_t rest[3];
  for (int k = 0; k < 3; k++) rest[k] = all[k] - bestSum[k];
  uint32_t back = mean(rest, 4 - bestInside), fore = bestInside ? mean(bestSum, bestInside) : back;
  // Symmetric, because either of the two may be called the foreground.
  return (uint64_t)fore + back + (bestMask == 0 || bestMask == 15 ? 0 : 1);
}

uint64_t picture_cells_sum(
  const uint8_t *rgba, int64_t columns, int64_t rows, uint32_t background, int64_t rounds) {
  uint64_t result = 0;
  for (int64_t round = 0; round < rounds; round++)
    for (int64_t y = 0; y < rows; y++)
      for (int64_t x = 0; x < columns; x++) {
        const uint8_t *top = rgba + 4 * (2 * y * 2 * columns + 2 * x);
        result += cell(top, top + 8 * columns, background ^ (uint32_t)(round & 7));
      }
  return result;
}
