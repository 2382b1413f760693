// The capacity player: known cards in a stack per kind and in a list by age; the others in a pool.
#include <string.h>
#include "flip.h"

#define NONE UINT16_MAX

typedef struct {
  mg_memo *restrict memos;
  mg_known_kind *restrict kinds;
  uint16_t *restrict listed, *restrict hidden, *restrict places;
  int64_t listed_count, hidden_count, count, match_size;
  uint16_t newest, oldest;
} memory;

static inline void move_hidden(memory *m, uint16_t card, uint16_t place) {
  uint16_t other = m->hidden[place], free_place = m->places[card];
  m->hidden[free_place] = other;
  m->places[other] = free_place;
  m->hidden[place] = card;
  m->places[card] = place;
}

static inline void hide(memory *m, uint16_t card) {
  if (m->places[card] >= m->hidden_count) move_hidden(m, card, (uint16_t)m->hidden_count++);
}

static inline void unlink_age(memory *m, const mg_memo *memo) {
  if (memo->newer == NONE) m->newest = memo->older; else m->memos[memo->newer].older = memo->older;
  if (memo->older == NONE) m->oldest = memo->newer; else m->memos[memo->older].newer = memo->newer;
}

static inline void drop(memory *m, uint16_t card) {
  mg_memo *memo = &m->memos[card];
  mg_known_kind *kind = &m->kinds[memo->kind];
  unlink_age(m, memo);
  if (memo->above == NONE) kind->top = memo->below; else m->memos[memo->above].below = memo->below;
  if (memo->below != NONE) m->memos[memo->below].above = memo->above;
  kind->count--;
  memo->kind = NONE;
  m->count--;
}

static inline void list_kind(memory *m, uint16_t number) {
  mg_known_kind *kind = &m->kinds[number];
  if (kind->count < m->match_size || kind->is_listed) return;
  kind->is_listed = true;
  m->listed[m->listed_count++] = number;
}

static inline void learn(memory *m, uint16_t card, uint16_t number) {
  mg_memo *memo = &m->memos[card];
  if (memo->kind != NONE) {
    unlink_age(m, memo);
  } else {
    mg_known_kind *kind = &m->kinds[number];
    if (m->places[card] < m->hidden_count) move_hidden(m, card, (uint16_t)--m->hidden_count);
    if (kind->top != NONE) m->memos[kind->top].above = card;
    memo->kind = number;
    memo->above = NONE;
    memo->below = kind->top;
    kind->top = card;
    kind->count++;
    list_kind(m, number);
    m->count++;
  }
  memo->newer = NONE;
  memo->older = m->newest;
  if (m->newest == NONE) m->oldest = card; else m->memos[m->newest].newer = card;
  m->newest = card;
}

static inline int64_t known_card(const memory *m, const mg_slot *slots, uint16_t number) {
  uint16_t card = m->kinds[number].top;
  while (slots[card].state & (UP | MATCHED)) card = m->memos[card].below;
  return card;
}

static inline int64_t choose(
  memory *m, const progress *p, const mg_slot *slots, int64_t cards, generator *chance
) {
  if (p->turn.size == 0 || p->turn.size == m->match_size) {
    while (m->listed_count > 0) {
      uint16_t number = m->listed[--m->listed_count];
      m->kinds[number].is_listed = false;
      if (m->kinds[number].count >= m->match_size) return known_card(m, slots, number);
    }
  } else if (p->turn_agrees && m->kinds[p->turn_kind].count >= m->match_size) {
    return known_card(m, slots, (uint16_t)p->turn_kind);
  }
  if (m->hidden_count > 0)
    return m->hidden[draw_below(chance, (uint64_t)m->hidden_count)];
  int64_t card = 0;
  while (card < cards && slots[card].state & (UP | MATCHED)) card++;
  return card;
}

static inline void see(
  memory *m, int64_t capacity, const mg_outcome *out, int64_t card, uint16_t kind
) {
  if (out->settled.size > 0 && !out->settled_match)
    for (int i = 0; i < out->settled.size; i++)
      if (m->memos[out->settled.ids[i]].kind == NONE) hide(m, out->settled.ids[i]);
  learn(m, (uint16_t)card, kind);
  if (out->event == MG_MATCHED) {
    for (int i = 0; i < out->face_up.size; i++)
      if (m->memos[out->face_up.ids[i]].kind != NONE) drop(m, out->face_up.ids[i]);
    list_kind(m, kind);
  } else if (out->event == MG_MISSED) {
    while (m->count > capacity) {
      uint16_t oldest = m->oldest;
      bool is_up = false;
      for (int i = 0; i < out->face_up.size; i++) is_up |= out->face_up.ids[i] == oldest;
      drop(m, oldest);
      if (!is_up) hide(m, oldest);
    }
  }
}

static inline memory begin(mg_game *game, int64_t match_size) {
  const int64_t cards = game->cards;
  memset(game->memos, 0xFF, (size_t)cards * sizeof *game->memos);
  for (int64_t i = 0; i < cards; i++) {
    game->known[i] = (mg_known_kind){.top = NONE};
    game->order[i] = game->places[i] = (uint16_t)i;
  }
  return (memory){
    .memos = game->memos, .kinds = game->known, .listed = game->ready, .hidden = game->order,
    .places = game->places, .hidden_count = cards, .match_size = match_size, .newest = NONE,
    .oldest = NONE};
}

static inline __attribute__((always_inline)) uint64_t simulate(
  mg_game *game, const mg_rules rules, int64_t capacity, uint64_t seed, uint64_t first,
  uint64_t count, int64_t step
) {
  uint64_t sum = 0;
  for (uint64_t index = first; index < first + count; index++) {
    mg_redeal(game, seed, index);
    generator chance = generator_for(seed, index, PLAYER_STREAM);
    memory m = begin(game, rules.match_size);
    progress p = game->progress;
    int64_t lucky = 0, now = rules.peek;
    while (!is_over(&p, &rules, now)) {
      int64_t card = choose(&m, &p, game->slots, game->cards, &chance);
      bool was_seen = game->slots[card].state & SEEN;
      mg_outcome out = flip(&p, &rules, game->slots, game->cards, card, now);
      lucky += out.event == MG_MATCHED && !was_seen;
      see(&m, capacity, &out, card, (uint16_t)game->slots[card].kind);
      now += step;
    }
    game->progress = p;
    sum = fold(sum, &p, lucky);
  }
  return sum;
}

uint64_t mg_simulate_capacity(
  mg_game *game, int64_t capacity, uint64_t seed, uint64_t first, uint64_t count, int64_t step
) {
  return are_plain_pairs(&game->rules)
           ? simulate(game, plain_pairs(&game->rules), capacity, seed, first, count, step)
           : simulate(game, game->rules, capacity, seed, first, count, step);
}
