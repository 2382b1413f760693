// An engine for pairs and one player only, to show the cost of the general rules.
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include "generator.h"
#include "memory_game.h"

enum { UP = 1, MATCHED = 2, SEEN = 4 };

typedef struct {
  int64_t past;
  uint16_t kind, state;
} card;

typedef struct {
  int64_t since[2], turns, score, lucky, left;
  int32_t up[2], count;
  bool matched;
} pairs_game;

static const int64_t bonus_limit = 6000000000;

static inline void deal(card *cards, int64_t count, uint64_t seed, uint64_t index) {
  generator g = generator_for(seed, index, GOLDEN_GAMMA);
  for (int64_t i = 0; i < count; i++) cards[i] = (card){.kind = (uint16_t)(i / 2)};
  for (int64_t last = count - 1; last > 0; last--) {
    int64_t other = (int64_t)draw_below(&g, (uint64_t)last + 1);
    card held = cards[last];
    cards[last] = cards[other];
    cards[other] = held;
  }
}

/// Returns -1 for an ignored choice, otherwise the number of face-up cards.
static inline __attribute__((always_inline)) int32_t flip(
  pairs_game *restrict g, card *restrict cards, int64_t count, int64_t chosen, int64_t now
) {
  if ((uint64_t)chosen >= (uint64_t)count || g->left == 0) return -1;
  card *c = &cards[chosen];
  if (c->state & (UP | MATCHED)) return -1;
  if (g->count == 2) {
    if (!g->matched)
      for (int i = 0; i < 2; i++) {
        card *down = &cards[g->up[i]];
        if (g->since[i] >= 0) down->past += now - g->since[i];
        down->state = SEEN;
      }
    g->count = 0;
  }
  c->state |= UP;
  if (g->count == 0) {
    g->up[0] = (int32_t)chosen;
    g->since[0] = c->past < bonus_limit ? now : -1;
    return g->count = 1;
  }
  card *first = &cards[g->up[0]];
  g->turns++;
  if (first->kind == c->kind) {
    if (g->since[0] >= 0) first->past += now - g->since[0];
    int64_t a = bonus_limit - first->past, b = bonus_limit - c->past;
    g->score += 2 + (a > 0 ? a : 0) / 1000000000 + (b > 0 ? b : 0) / 1000000000;
    g->lucky += !(c->state & SEEN);
    first->state |= MATCHED;
    c->state |= MATCHED;
    g->left -= 2;
    g->matched = true;
  } else {
    g->score -= ((first->state & SEEN) != 0) + ((c->state & SEEN) != 0);
    g->matched = false;
    g->up[1] = (int32_t)chosen;
    g->since[1] = c->past < bonus_limit ? now : -1;
  }
  return g->count = 2;
}

uint64_t pairs_simulate_perfect(
  int64_t pairs, uint64_t seed, uint64_t first, uint64_t count, int64_t step
) {
  int64_t cards = pairs * 2;
  card *table = malloc((size_t)cards * sizeof *table);
  int32_t *known = malloc((size_t)pairs * sizeof *known);
  if (!table || !known) abort();
  uint64_t sum = 0;
  for (uint64_t index = first; index < first + count; index++) {
    deal(table, cards, seed, index);
    memset(known, 0xFF, (size_t)pairs * sizeof *known);
    pairs_game g = {.left = cards};
    int64_t now = 0, unseen = 0;
    while (g.left > 0) {
      int64_t opened = unseen++;
      int32_t kind = table[opened].kind, partner = known[kind];
      known[kind] = (int32_t)opened;
      flip(&g, table, cards, opened, now);
      now += step;
      if (partner >= 0) {
        flip(&g, table, cards, partner, now);
        now += step;
        continue;
      }
      int64_t next = unseen++;
      kind = table[next].kind;
      partner = known[kind];
      known[kind] = (int32_t)next;
      flip(&g, table, cards, next, now);
      now += step;
      if (partner >= 0 && partner != opened) {
        flip(&g, table, cards, partner, now);
        flip(&g, table, cards, next, now + step);
        now += 2 * step;
      }
    }
    sum += (uint64_t)g.turns * 1000003 + (uint64_t)g.lucky * 1009 + (uint64_t)g.score;
  }
  free(table);
  free(known);
  return sum;
}
