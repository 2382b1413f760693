#include "memory_game.h"
#include <stdlib.h>
#include <string.h>
#include "flip.h"

mg_rules mg_course(void) {
  return (mg_rules){
    .match_size = 2, .match_points = 2, .miss_penalty = 1, .bonus_limit = 6000000000,
    .players = 1, .match_keeps_turn = true, .peek = 0,
    .turn_limit = INT64_MAX, .miss_limit = INT64_MAX, .time_limit = INT64_MAX};
}

mg_game *mg_new(int64_t kinds, int64_t copies, mg_rules rules) {
  size_t cards = (size_t)(kinds * copies);
  mg_game *game = calloc(1, sizeof *game);
  mg_slot *box = calloc(cards, sizeof *box);
  mg_slot *slots = calloc(cards, sizeof *slots);
  uint16_t *words = calloc(cards * 6, sizeof *words);
  mg_memo *memos = calloc(cards, sizeof *memos);
  mg_known_kind *known = calloc(cards, sizeof *known);
  if (!game || !box || !slots || !words || !memos || !known) {
    free(game); free(box); free(slots); free(words); free(memos); free(known);
    return NULL;
  }
  for (size_t i = 0; i < cards; i++)
    box[i] = (mg_slot){
      .since = -1, .kind = (uint32_t)(i / (size_t)copies), .copy = (uint16_t)(i % (size_t)copies)};
  *game = (mg_game){
    .rules = rules, .cards = (int64_t)cards, .box = box, .slots = slots, .top = words,
    .count = words + cards, .below = words + 2 * cards, .ready = words + 3 * cards,
    .order = words + 4 * cards, .places = words + 5 * cards, .memos = memos, .known = known};
  mg_redeal(game, 0, 0);
  return game;
}

void mg_free(mg_game *game) {
  free((void *)game->box); free(game->slots); free(game->top); free(game->memos);
  free(game->known); free(game);
}

static inline void deal(mg_game *game, generator *g) {
  game->progress = (progress){.unmatched = game->cards, .turn_agrees = true};
  mg_slot *slots = game->slots;
  memcpy(slots, game->box, (size_t)game->cards * sizeof *slots);
  for (int64_t last = game->cards - 1; last > 0; last--) {
    int64_t other = (int64_t)draw_below(g, (uint64_t)last + 1);
    mg_slot held = slots[last];
    slots[last] = slots[other];
    slots[other] = held;
  }
}

void mg_redeal(mg_game *game, uint64_t seed, uint64_t index) {
  generator g = generator_for(seed, index, GOLDEN_GAMMA);
  deal(game, &g);
}

mg_outcome mg_choose(mg_game *game, int64_t card, int64_t now) {
  return flip(&game->progress, &game->rules, game->slots, game->cards, card, now);
}

int64_t mg_turns(const mg_game *game) { return game->progress.turns; }
int64_t mg_score(const mg_game *game) { return game->progress.scores[0]; }

// --- the perfect player, its memory in stacks linked by `below` ---

#define NEVER_SEEN UINT16_MAX

static inline int64_t choosable(const mg_game *g, int64_t kind) {
  uint16_t card = g->top[kind];
  while (g->slots[card].state & (UP | MATCHED)) card = g->below[card];
  return card;
}

static void unlink_matched(mg_game *g, const mg_group *group, int64_t kind) {
  uint16_t card = g->top[kind], *link = &g->top[kind];
  for (int left = group->size; left > 0;) {
    uint16_t next = g->below[card];
    bool matched = false;
    for (int j = 0; j < group->size; j++) matched |= group->ids[j] == card;
    if (matched) { *link = next; left--; } else link = &g->below[card];
    card = next;
  }
}

static inline __attribute__((always_inline)) uint64_t simulate_perfect(
  mg_game *game, const mg_rules rules, uint64_t seed, uint64_t first, uint64_t count, int64_t step
) {
  uint64_t sum = 0;
  const int64_t cards = game->cards;
  for (uint64_t index = first; index < first + count; index++) {
    mg_redeal(game, seed, index);
    memset(game->below, 0xFF, (size_t)cards * sizeof *game->below);
    memset(game->count, 0, (size_t)cards * sizeof *game->count);
    progress p = game->progress;
    int64_t ready = 0, unseen = 0, turn_kind = 0, lucky = 0, now = rules.peek;
    bool agrees = false;
    while (!is_over(&p, &rules, now)) {
      int64_t card = -1;
      if (p.turn.size == 0 || p.turn.size == rules.match_size) {
        while (ready > 0) {
          int64_t kind = game->ready[--ready];
          if (game->count[kind] >= rules.match_size) { card = choosable(game, kind); break; }
        }
      } else if (agrees && game->count[turn_kind] >= rules.match_size) {
        card = choosable(game, turn_kind);
      }
      if (card < 0) {
        card = unseen;
        if (unseen >= cards)
          for (card = 0; game->slots[card].state & (UP | MATCHED); card++) {}
      }
      bool was_seen = game->slots[card].state & SEEN;
      mg_outcome out = flip(&p, &rules, game->slots, cards, card, now);
      int64_t kind = game->slots[card].kind;
      lucky += out.event == MG_MATCHED && !was_seen;
      if (out.face_up.size == 1) { turn_kind = kind; agrees = true; }
      agrees = agrees && kind == turn_kind;
      if (game->below[card] == NEVER_SEEN) {
        game->below[card] = game->top[kind];
        game->top[kind] = (uint16_t)card;
        game->count[kind]++;
        while (unseen < cards && game->below[unseen] != NEVER_SEEN) unseen++;
      }
      if (out.event == MG_MATCHED) {
        game->count[kind] -= out.face_up.size;
        if (game->count[kind] > 0) {
          mg_group matched = p.turn;  // a copy, so that the game's own stays in registers
          unlink_matched(game, &matched, kind);
        }
      }
      if (!agrees && game->count[kind] >= rules.match_size) game->ready[ready++] = (uint16_t)kind;
      now += step;
    }
    game->progress = p;
    sum = fold(sum, &p, lucky);
  }
  return sum;
}

// --- the random player: face-up cards are at the end of its list ---

static inline __attribute__((always_inline)) uint64_t simulate_random(
  mg_game *game, const mg_rules rules, uint64_t seed, uint64_t first, uint64_t count, int64_t step
) {
  uint64_t sum = 0;
  const int64_t cards = game->cards;
  uint16_t *order = game->order;
  for (uint64_t index = first; index < first + count; index++) {
    mg_redeal(game, seed, index);
    generator chance = generator_for(seed, index, PLAYER_STREAM);
    for (int64_t i = 0; i < cards; i++) order[i] = (uint16_t)i;
    progress p = game->progress;
    int64_t free = cards, unmatched = cards, lucky = 0, now = rules.peek;
    while (!is_over(&p, &rules, now)) {
      int64_t choice = (int64_t)draw_below(&chance, (uint64_t)free);
      uint16_t card = order[choice];
      bool was_seen = game->slots[card].state & SEEN;
      mg_outcome out = flip(&p, &rules, game->slots, cards, card, now);
      lucky += out.event == MG_MATCHED && !was_seen;
      if (out.face_up.size == 1) free = unmatched;
      free--;
      order[choice] = order[free];
      order[free] = card;
      if (out.event == MG_MATCHED) {
        unmatched -= out.face_up.size;
        free = unmatched;
      }
      now += step;
    }
    game->progress = p;
    sum = fold(sum, &p, lucky);
  }
  return sum;
}

uint64_t mg_simulate_perfect(
  mg_game *game, uint64_t seed, uint64_t first, uint64_t count, int64_t step
) {
  return are_plain_pairs(&game->rules)
           ? simulate_perfect(game, plain_pairs(&game->rules), seed, first, count, step)
           : simulate_perfect(game, game->rules, seed, first, count, step);
}

uint64_t mg_simulate_random(
  mg_game *game, uint64_t seed, uint64_t first, uint64_t count, int64_t step
) {
  return are_plain_pairs(&game->rules)
           ? simulate_random(game, plain_pairs(&game->rules), seed, first, count, step)
           : simulate_random(game, game->rules, seed, first, count, step);
}

uint64_t mg_interactive(
  mg_game *game, uint64_t seed, uint64_t first, uint64_t count, int64_t step
) {
  uint64_t sum = 0;
  for (uint64_t index = first; index < first + count; index++) {
    mg_redeal(game, seed, index);
    int64_t now = 0;
    for (int64_t a = 0; a < game->cards; a++) {
      for (int64_t b = a + 1; b < game->cards; b++) {
        // Every pair of places in order; a matched card is refused.
        for (int pass = 0; pass < 2; pass++) {
          mg_outcome out = mg_choose(game, pass ? b : a, now);
          sum += (uint64_t)out.points + out.face_up.size + out.settled.size;
          now += step;
        }
      }
    }
    sum = fold(sum, &game->progress, 0);
  }
  return sum;
}

uint64_t mg_shuffle_sum(int64_t cards, uint64_t seed, uint64_t rounds) {
  uint32_t *order = malloc((size_t)cards * sizeof *order);
  if (!order) return 0;
  for (int64_t i = 0; i < cards; i++) order[i] = (uint32_t)i;
  generator g = generator_for(seed, 0, GOLDEN_GAMMA);
  uint64_t sum = 0;
  for (uint64_t round = 0; round < rounds; round++) {
    for (int64_t last = cards - 1; last > 0; last--) {
      int64_t other = (int64_t)draw_below(&g, (uint64_t)last + 1);
      uint32_t held = order[last];
      order[last] = order[other];
      order[other] = held;
    }
    sum = sum * 31 + order[0];
  }
  free(order);
  return sum;
}
