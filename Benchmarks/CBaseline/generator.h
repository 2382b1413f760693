// SplitMix64, xoshiro256++ and Lemire's bounded draw, with the same streams as MemoryEngine.
#pragma once
#include <stdint.h>

typedef struct { uint64_t a, b, c, d; } generator;

#define GOLDEN_GAMMA 0x9E3779B97F4A7C15ULL
#define PLAYER_STREAM 0xD1B54A32D192ED03ULL

static inline uint64_t mix64(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

static inline generator generator_for(uint64_t seed, uint64_t game, uint64_t purpose) {
  uint64_t base = mix64(seed + purpose), n = game * 4;
  return (generator){
    mix64(base + (n + 1) * GOLDEN_GAMMA), mix64(base + (n + 2) * GOLDEN_GAMMA),
    mix64(base + (n + 3) * GOLDEN_GAMMA), mix64(base + (n + 4) * GOLDEN_GAMMA)};
}

static inline uint64_t rotate_left(uint64_t x, int k) { return x << k | x >> (64 - k); }

static inline uint64_t generator_next(generator *g) {
  uint64_t result = rotate_left(g->a + g->d, 23) + g->a, t = g->b << 17;
  g->c ^= g->a; g->d ^= g->b; g->b ^= g->c; g->a ^= g->d;
  g->c ^= t;
  g->d = rotate_left(g->d, 45);
  return result;
}

static inline uint64_t draw_below(generator *g, uint64_t bound) {
  __uint128_t product = (__uint128_t)generator_next(g) * bound;
  if (__builtin_expect((uint64_t)product < bound, 0)) {
    uint64_t threshold = -bound % bound;
    while ((uint64_t)product < threshold) product = (__uint128_t)generator_next(g) * bound;
  }
  return (uint64_t)(product >> 64);
}
