#ifndef CMEMORYENVIRONMENT_H
#define CMEMORYENVIRONMENT_H

#include <stddef.h>
#include <stdint.h>

// Many games for reinforcement learning, stepped at once, with results in the caller's memory.
//
// Functions that work on an environment return a status: 0 or an error below, in which case nothing
// was changed or written and `memory_environment_message` returns the reason. An environment is
// used by one thread at a time: others wait. Different environments are independent.
//
// A buffer that a call writes must overlap neither one that it reads, such as actions, masks or
// deals, nor another one that it writes: this is not checked, and results would be undefined.

/// The version of this interface, which increases when a declaration changes its meaning.
#define MEMORY_ENVIRONMENT_VERSION 2

/// The number of an environment; neither 0 nor a freed number is valid.
typedef uint64_t memory_environment;

enum memory_environment_status {
  /// The call succeeded.
  MEMORY_ENVIRONMENT_DONE = 0,
  /// A required pointer is null.
  MEMORY_ENVIRONMENT_MISSING = 1,
  /// A pointer is not aligned for its elements.
  MEMORY_ENVIRONMENT_MISALIGNED = 2,
  /// A buffer has the wrong number of elements.
  MEMORY_ENVIRONMENT_WRONG_COUNT = 3,
  /// An option is outside its range.
  MEMORY_ENVIRONMENT_WRONG_OPTION = 4,
  /// An action is not the number of a card.
  MEMORY_ENVIRONMENT_WRONG_ACTION = 5,
  /// A stepped game is over, and is not reset automatically.
  MEMORY_ENVIRONMENT_OVER = 6,
  /// A stepped game was never reset.
  MEMORY_ENVIRONMENT_NOT_RESET = 7,
  /// A given deal does not have the deck's cards.
  MEMORY_ENVIRONMENT_WRONG_DEAL = 8,
  /// There is no environment of this number; it may have been freed.
  MEMORY_ENVIRONMENT_NO_SUCH = 9,
  /// A saved state is not one of games with these options.
  MEMORY_ENVIRONMENT_WRONG_STATE = 10,
};

enum memory_environment_rules {
  /// The rules of Memorize: an invalid card is ignored, and points are rewards.
  MEMORY_ENVIRONMENT_MEMORIZE = 0,
  /// The rules of POPGym's Concentration: an invalid card has a cost, and ends the turn.
  MEMORY_ENVIRONMENT_CONCENTRATION = 1,
};

enum memory_environment_autoreset {
  /// The caller resets games that are over; stepping one is an error.
  MEMORY_ENVIRONMENT_DISABLED = 0,
  /// The step after the last one resets the game, and ignores its action.
  MEMORY_ENVIRONMENT_NEXT_STEP = 1,
  /// The last step of a game resets it; its observation is in `final_observations`.
  MEMORY_ENVIRONMENT_SAME_STEP = 2,
};

/// The options of an environment; times are in nanoseconds.
struct memory_environment_options {
  /// The number of games, 1 to 1,000,000; all their cards are at most 16,777,216.
  int64_t games;
  /// The number of the seed's game at the first place; place p begins with `first_game` + p.
  uint64_t first_game;
  /// The distance from a place's game to its next one; 0 for `games`.
  uint64_t game_stride;
  /// A `memory_environment_rules`.
  int32_t rules;
  /// A `memory_environment_autoreset`.
  int32_t autoreset;
  /// The number of kinds in the deck.
  int64_t kinds;
  /// The number of cards of each kind: a multiple of `match_size`.
  int64_t copies;
  /// The number of cards in a match, 2 to 8; 2 for CONCENTRATION.
  int64_t match_size;
  /// The points for a match, for MEMORIZE only, like the next three.
  int64_t match_points;
  /// The points lost for each card of a miss that had been seen before.
  int64_t miss_penalty;
  /// The time in which a card earns a bonus of a point per second; 0 for none.
  int64_t bonus_limit;
  /// The time from flip to flip.
  int64_t flip_time;
  /// The number of steps after which a game is truncated; 0 for twice the number of cards.
  int64_t horizon;
  /// The number of threads that step games, 1 to 256; 0 for one. They end before a call returns,
  /// each steps whole parts of about 32,768 cards, and results do not depend on them.
  int64_t threads;
};

/// The buffers of a step, which must not overlap: neither outputs each other, nor any output
/// `actions`.
struct memory_environment_step {
  /// The number of a card for each game.
  const int64_t *actions;
  size_t action_count;
  /// The codes of all cards, game by game: the kind of a card that is up, `kinds` for one that is
  /// down, `kinds` + 1 for an empty place.
  int32_t *observations;
  size_t observation_count;
  /// The reward of each game.
  float *rewards;
  size_t reward_count;
  /// 1 for each game whose last match was found, otherwise 0.
  uint8_t *terminated;
  size_t terminated_count;
  /// 1 for each game that reached the horizon, otherwise 0.
  uint8_t *truncated;
  size_t truncated_count;
  /// The last observations of games that ended and are reset in the same step; may be null. The
  /// elements of other games are not written.
  int32_t *final_observations;
  size_t final_observation_count;
};

/// Returns the `MEMORY_ENVIRONMENT_VERSION` of the loaded library.
int32_t memory_environment_version(void);

/// Returns the message of the last failed call on this thread, in UTF-8, valid until the next one.
const char *memory_environment_message(void);

/// Sets the message of this thread, truncated to 255 bytes.
void memory_environment_set_message(const char *message);

/// Creates an environment whose games must be reset, and writes its number.
int32_t memory_environment_create(
    const struct memory_environment_options *options, memory_environment *environment);

/// Frees an environment, whose number becomes invalid.
int32_t memory_environment_free(memory_environment environment);

/// Resets games to new deals.
///
/// @param seed The new seed, of which place p begins with game `first_game` + p; null for the
/// place's next game, at first game `first_game` + p of seed 0. @param mask 1 for each game to
/// reset, 0 for the others; null, with a count of 0, for all. @param observations The codes of all
/// games, including those that are not reset.
int32_t memory_environment_reset(
    memory_environment environment, const uint64_t *seed, const uint8_t *mask, size_t mask_count,
    int32_t *observations, size_t observation_count);

/// Resets games to new deals of seeds of their own.
///
/// @param seeds The new seed of each game. @param numbers The number of its seed's game with which
/// each place begins; null, with a count of 0, for `first_game` at every place. @param mask As for
/// `memory_environment_reset`. @param observations The codes of all games.
int32_t memory_environment_reset_each(
    memory_environment environment, const uint64_t *seeds, size_t seed_count,
    const uint64_t *numbers, size_t number_count, const uint8_t *mask, size_t mask_count,
    int32_t *observations, size_t observation_count);

/// Resets games with given deals: the kinds of all cards, game by game.
int32_t memory_environment_reset_with_deal(
    memory_environment environment, const int32_t *deals, size_t deal_count, const uint8_t *mask,
    size_t mask_count, int32_t *observations, size_t observation_count);

/// Writes the kinds of all cards, hidden ones as well.
int32_t memory_environment_read_deal(
    memory_environment environment, int32_t *deals, size_t deal_count);

/// Writes 1 for each card of all games that is a valid action, otherwise 0.
///
/// A step accepts any card: an invalid one is ignored in MEMORIZE, and has a cost in CONCENTRATION.
int32_t memory_environment_read_action_masks(
    memory_environment environment, uint8_t *masks, size_t mask_count);

/// Writes the number of elements that the state of all games has.
int32_t memory_environment_state_size(memory_environment environment, size_t *count);

/// Writes the state of all games, which only an environment with the same options can restore.
int32_t memory_environment_read_state(
    memory_environment environment, int64_t *state, size_t state_count);

/// Continues saved games, which are checked: any numbers may be given.
int32_t memory_environment_restore(
    memory_environment environment, const int64_t *state, size_t state_count,
    int32_t *observations, size_t observation_count);

/// Takes an action in every game.
int32_t memory_environment_step(
    memory_environment environment, const struct memory_environment_step *step);

#endif
