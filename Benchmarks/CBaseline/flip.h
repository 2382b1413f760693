// The state of a game and the flip, compiled into each player.
#pragma once
#include "generator.h"
#include "memory_game.h"

enum { UP = 1, MATCHED = 2, SEEN = 4 };

typedef struct {
  int64_t latest;
  mg_group turn;
  uint32_t turn_kind;
  bool turn_agrees;
  int64_t turn_seen, flips, turns, misses, unmatched, player;
  bool is_over;
  int64_t scores[8];
} progress;

// The capacity player's memory of a card, and of a kind.
typedef struct { uint16_t kind, above, below, newer, older; } mg_memo;
typedef struct { uint16_t top, count; bool is_listed; } mg_known_kind;

struct mg_game {
  mg_rules rules;
  int64_t cards;
  progress progress;
  const mg_slot *box;
  mg_slot *slots;
  // The players' memory, stored with the game so that games do not allocate.
  uint16_t *top, *count, *below, *ready, *order, *places;
  mg_memo *memos;
  mg_known_kind *known;
};

static inline bool is_over(const progress *p, const mg_rules *r, int64_t now) {
  return p->is_over || now >= r->time_limit;
}

static inline int64_t clock_used(const mg_slot *s, int64_t now) {
  return s->since < 0 ? s->past : s->past + (now - s->since);
}

static inline void clock_start(mg_slot *s, int64_t now, int64_t limit) {
  if (s->past < limit) s->since = now;
}

static inline void clock_stop(mg_slot *s, int64_t now) {
  s->past = clock_used(s, now);
  s->since = -1;
}

static inline int64_t clock_bonus(const mg_slot *s, int64_t now, int64_t limit) {
  int64_t left = limit - clock_used(s, now);
  return (left > 0 ? left : 0) / 1000000000;
}

static inline mg_outcome ignored(const progress *p, mg_event why) {
  return (mg_outcome){
    .event = why, .face_up = p->turn, .player = p->player, .next_player = p->player,
    .is_over = p->is_over};
}

static inline __attribute__((always_inline)) mg_outcome flip(
  progress *restrict p, const mg_rules *restrict r, mg_slot *restrict slots, int64_t cards,
  int64_t card, int64_t time
) {
  int64_t now = time > p->latest ? time : p->latest;
  if ((uint64_t)card >= (uint64_t)cards) return ignored(p, MG_OUT_OF_RANGE);
  if (is_over(p, r, now)) return ignored(p, MG_OVER);
  if (now < r->peek) return ignored(p, MG_PEEKING);
  mg_slot *slot = &slots[card];
  if (slot->state & MATCHED) return ignored(p, MG_IS_MATCHED);
  if (slot->state & UP) return ignored(p, MG_ALREADY_UP);

  mg_outcome out = {.event = MG_TURNED_UP, .settled_match = p->turn_agrees, .player = p->player};
  if (p->turn.size == r->match_size) {
    out.settled = p->turn;
    if (p->turn_agrees) {
      for (int i = 0; i < r->match_size; i++) slots[p->turn.ids[i]].state = MATCHED;
    } else {
      for (int i = 0; i < r->match_size; i++) {
        mg_slot *missed = &slots[p->turn.ids[i]];
        clock_stop(missed, now);
        missed->state = SEEN;
      }
    }
    p->turn.size = 0;
  }

  p->latest = now;
  p->flips++;
  if (p->turn.size == 0) {
    p->turn_kind = slot->kind;
    p->turn_agrees = true;
    p->turn_seen = 0;
  }
  p->turn_agrees = p->turn_agrees && slot->kind == p->turn_kind;
  p->turn_seen += (slot->state & SEEN) != 0;
  slot->state |= UP;
  p->turn.ids[p->turn.size++] = (uint16_t)card;

  if (p->turn.size < r->match_size) {
    clock_start(slot, now, r->bonus_limit);
  } else {
    p->turns++;
    if (p->turn_agrees) {
      out.event = MG_MATCHED;
      out.points = r->match_points;
      for (int i = 0; i < r->match_size; i++) {
        mg_slot *matched = &slots[p->turn.ids[i]];
        out.points += clock_bonus(matched, now, r->bonus_limit);
        clock_stop(matched, now);
        matched->state |= MATCHED;
      }
      p->unmatched -= r->match_size;
    } else {
      out.event = MG_MISSED;
      p->misses++;
      clock_start(slot, now, r->bonus_limit);
      out.points = -r->miss_penalty * p->turn_seen;
    }
    p->scores[p->player] += out.points;
    if (!(p->turn_agrees && r->match_keeps_turn))
      p->player = p->player + 1 < r->players ? p->player + 1 : 0;
    p->is_over = p->unmatched == 0 || p->turns >= r->turn_limit || p->misses >= r->miss_limit;
  }
  out.face_up = p->turn;
  out.next_player = p->player;
  out.is_over = p->is_over;
  return out;
}

// Commutative, because a tally does not depend on the order of its games.
static inline uint64_t fold(uint64_t sum, const progress *p, int64_t lucky) {
  return sum + (uint64_t)p->turns * 1000003 + (uint64_t)lucky * 1009 + (uint64_t)p->scores[0];
}

// As in Swift, each loop is compiled twice: for any rules, and with the commonest as constants.

static inline bool are_plain_pairs(const mg_rules *r) {
  return r->match_size == 2 && r->players == 1 && r->match_keeps_turn && r->peek == 0 &&
         r->turn_limit == INT64_MAX && r->miss_limit == INT64_MAX && r->time_limit == INT64_MAX;
}

static inline mg_rules plain_pairs(const mg_rules *r) {
  return (mg_rules){
    .match_size = 2, .match_points = r->match_points, .miss_penalty = r->miss_penalty,
    .bonus_limit = r->bonus_limit, .players = 1, .match_keeps_turn = true, .peek = 0,
    .turn_limit = INT64_MAX, .miss_limit = INT64_MAX, .time_limit = INT64_MAX};
}
