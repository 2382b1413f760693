// The least work known for a perfect player's games of plain pairs: one pass deals the cards and
// reduces each to the single bit that the game depends on. Written for the course's rules.
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include "generator.h"
#include "memory_game.h"

typedef struct {
  int64_t cards, words;
  uint16_t *box, *deck;
  // True if one card of a kind was met; all zero between deals.
  uint8_t *met;
  // A bit per card: set for the first card of its pair; set if the next card is its mate.
  uint64_t *first, *beside;
} fused;

static fused fused_new(int64_t pairs) {
  fused f = {.cards = 2 * pairs, .words = (2 * pairs + 63) / 64};
  f.box = malloc((size_t)f.cards * sizeof *f.box);
  f.deck = malloc((size_t)f.cards * sizeof *f.deck);
  f.met = calloc((size_t)pairs, sizeof *f.met);
  f.first = malloc((size_t)f.words * sizeof *f.first);
  f.beside = malloc((size_t)f.words * sizeof *f.beside);
  if (!f.box || !f.deck || !f.met || !f.first || !f.beside) abort();
  for (int64_t card = 0; card < f.cards; card++) f.box[card] = (uint16_t)(card / 2);
  return f;
}

static void fused_free(fused *f) {
  free(f->box);
  free(f->deck);
  free(f->met);
  free(f->first);
  free(f->beside);
}

typedef struct {
  uint64_t first, beside;
  uint32_t above;
} gathered;

static inline void gather(gathered *g, uint8_t *restrict met, uint32_t kind) {
  g->first = g->first * 2 + met[kind];
  met[kind] ^= 1;
  g->beside = g->beside * 2 + (kind == g->above);
  g->above = kind;
}

// From the last place down: a place is final as soon as its card is drawn.
static inline void fused_deal(fused *restrict f, uint64_t seed, uint64_t index) {
  generator g = generator_for(seed, index, GOLDEN_GAMMA);
  uint16_t *restrict deck = f->deck;
  uint8_t *restrict met = f->met;
  memcpy(deck, f->box, (size_t)f->cards * sizeof *deck);
  gathered cards = {.above = UINT32_MAX};
  uint64_t left = (uint64_t)f->cards;
  for (int64_t word = f->words - 1; word >= 0; word--) {
    uint64_t end = word > 0 ? (uint64_t)word * 64 : 1;
    while (left > end) {
      uint64_t drawn = draw_below(&g, left--);
      uint32_t kind = deck[drawn];
      deck[drawn] = deck[left];
      gather(&cards, met, kind);
    }
    if (word == 0) gather(&cards, met, deck[0]);
    f->first[word] = cards.first;
    f->beside[word] = cards.beside;
    cards.first = cards.beside = 0;
  }
}

// The bits after a first card, every second one within each run of them, as simdjson finds escapes.
static inline uint64_t seconds_after(uint64_t first, uint64_t *carry) {
  const uint64_t odd = 0xAAAAAAAAAAAAAAAAULL;
  uint64_t starts = first & ~*carry;
  uint64_t ends = ((starts << 1 | odd) - starts) ^ odd;
  uint64_t seconds = ends ^ (first | *carry);
  *carry = (ends & first) >> 63;
  return seconds;
}

uint64_t pairs_simulate_perfect_fused(
  int64_t pairs, uint64_t seed, uint64_t first, uint64_t count
) {
  fused f = fused_new(pairs);
  uint64_t sum = 0;
  for (uint64_t index = first; index < first + count; index++) {
    fused_deal(&f, seed, index);
    int64_t seconds = 0, lucky = 0;
    uint64_t carry = 0;
#pragma clang loop vectorize(disable)
    for (int64_t word = 0; word < f.words; word++) {
      uint64_t second = seconds_after(f.first[word], &carry);
      seconds += __builtin_popcountll(second);
      lucky += __builtin_popcountll(f.beside[word] & ~second);
    }
    int64_t turns = pairs + seconds - lucky, score = 16 * pairs - 3 * turns;
    sum += (uint64_t)turns * 1000003 + (uint64_t)lucky * 1009 + (uint64_t)score;
  }
  fused_free(&f);
  return sum;
}
