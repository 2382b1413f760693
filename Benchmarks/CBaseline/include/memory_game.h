// The rules of MemoryEngine in C, for honest comparison: the same per-card state, the same
// generator and shuffle, the same players, any matchSize, players, limits and peek.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  int64_t match_size, match_points, miss_penalty, bonus_limit;
  int64_t players;
  bool match_keeps_turn;
  int64_t peek, turn_limit, miss_limit, time_limit;
} mg_rules;

typedef struct {
  int64_t past, since;
  uint32_t kind;
  uint16_t copy, state;
} mg_slot;

typedef struct {
  uint16_t ids[8];
  uint8_t size;
} mg_group;

typedef enum {
  MG_OUT_OF_RANGE, MG_OVER, MG_PEEKING, MG_IS_MATCHED, MG_ALREADY_UP,
  MG_TURNED_UP, MG_MATCHED, MG_MISSED
} mg_event;

typedef struct {
  mg_event event;
  int64_t points;
  mg_group face_up, settled;
  bool settled_match;
  int64_t player, next_player;
  bool is_over;
} mg_outcome;

typedef struct mg_game mg_game;

mg_rules mg_course(void);
/// Returns a game of `kinds` kinds with `copies` cards each, or NULL without memory.
mg_game *mg_new(int64_t kinds, int64_t copies, mg_rules rules);
void mg_free(mg_game *game);
void mg_redeal(mg_game *game, uint64_t seed, uint64_t index);
mg_outcome mg_choose(mg_game *game, int64_t card, int64_t now);
int64_t mg_turns(const mg_game *game);
int64_t mg_score(const mg_game *game);

/// Each plays games first ..< first + count, a flip per step, and returns a checksum of turns,
/// lucky matches and scores.
uint64_t mg_simulate_perfect(mg_game *, uint64_t seed, uint64_t first, uint64_t count, int64_t step);
uint64_t mg_simulate_random(mg_game *, uint64_t seed, uint64_t first, uint64_t count, int64_t step);
uint64_t mg_simulate_capacity(
  mg_game *, int64_t capacity, uint64_t seed, uint64_t first, uint64_t count, int64_t step);
/// Plays by external calls of `mg_choose`: card after card in order until the game is over.
uint64_t mg_interactive(mg_game *, uint64_t seed, uint64_t first, uint64_t count, int64_t step);
/// Shuffles 0 ..< cards repeatedly and returns a checksum.
uint64_t mg_shuffle_sum(int64_t cards, uint64_t seed, uint64_t rounds);

/// An engine for pairs and one player only, to show the cost of the general rules.
uint64_t pairs_simulate_perfect(
  int64_t pairs, uint64_t seed, uint64_t first, uint64_t count, int64_t step);

/// The least work known for a perfect player's games by the course's rules, with a flip per second.
uint64_t pairs_simulate_perfect_fused(
  int64_t pairs, uint64_t seed, uint64_t first, uint64_t count);
