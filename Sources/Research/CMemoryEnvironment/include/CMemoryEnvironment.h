#ifndef CMEMORYENVIRONMENT_H
#define CMEMORYENVIRONMENT_H

#include <stddef.h>
#include <stdint.h>

// Many games for learners, stepped at once over memory of the caller's.
//
// Every function answers with a status: 0, or a number below, and then `memory_environment_message`
// says what was wrong, and nothing was changed or written. One environment is stepped by one thread
// at a time: others wait. Different environments never wait for each other.

/// Raised when what is declared here changes its meaning.
#define MEMORY_ENVIRONMENT_VERSION 1

/// A number that stands for an environment; 0 never does, nor one that was freed.
typedef uint64_t memory_environment;

enum memory_environment_status {
  /// All was done.
  MEMORY_ENVIRONMENT_DONE = 0,
  /// A pointer is null that must not be.
  MEMORY_ENVIRONMENT_MISSING = 1,
  /// A pointer is not aligned for its elements.
  MEMORY_ENVIRONMENT_MISALIGNED = 2,
  /// A buffer has more or fewer elements than it must have.
  MEMORY_ENVIRONMENT_WRONG_COUNT = 3,
  /// An option is outside its range.
  MEMORY_ENVIRONMENT_WRONG_OPTION = 4,
  /// An action is no card's number.
  MEMORY_ENVIRONMENT_WRONG_ACTION = 5,
  /// A game is over that was to be stepped, and nothing resets it by itself.
  MEMORY_ENVIRONMENT_OVER = 6,
  /// A game was to be stepped before it was first reset.
  MEMORY_ENVIRONMENT_NOT_RESET = 7,
  /// A given deal does not have the deck's cards.
  MEMORY_ENVIRONMENT_WRONG_DEAL = 8,
  /// The number stands for no environment; it may have been freed.
  MEMORY_ENVIRONMENT_NO_SUCH = 9,
};

enum memory_environment_rules {
  /// Those of this package's game: a chosen card that may not be turned is ignored; points are rewards.
  MEMORY_ENVIRONMENT_MEMORIZE = 0,
  /// Those of POPGym's Concentration: such a card costs, and ends the turn.
  MEMORY_ENVIRONMENT_CONCENTRATION = 1,
};

enum memory_environment_autoreset {
  /// The caller resets games that are over; to step one is an error.
  MEMORY_ENVIRONMENT_DISABLED = 0,
  /// The step after the last one deals anew; its action counts for nothing.
  MEMORY_ENVIRONMENT_NEXT_STEP = 1,
  /// The last step of a game deals anew; `final_observations` have what it led to.
  MEMORY_ENVIRONMENT_SAME_STEP = 2,
};

/// What is played; times in nanoseconds.
struct memory_environment_options {
  /// How many games are stepped at once, 1 to 1,000,000; all their cards are at most 16,777,216.
  int64_t games;
  /// Which of a seed's games the first place begins with; place p begins with `first_game` + p.
  uint64_t first_game;
  /// How far a place's next game is from its last one; 0 for `games`.
  uint64_t game_stride;
  /// A `memory_environment_rules`.
  int32_t rules;
  /// A `memory_environment_autoreset`.
  int32_t autoreset;
  /// How many kinds the deck has.
  int64_t kinds;
  /// How many cards each kind has: a multiple of `match_size`.
  int64_t copies;
  /// Cards that make a match, 2 to 8; 2 for CONCENTRATION.
  int64_t match_size;
  /// Points for a match, for MEMORIZE as the next three.
  int64_t match_points;
  /// Points lost for each card of a miss that had been seen before.
  int64_t miss_penalty;
  /// How long each card brings a bonus, a point a second; 0 for none.
  int64_t bonus_limit;
  /// From one flip to the next.
  int64_t flip_time;
  /// After so many steps a game is truncated; 0 for twice the number of cards.
  int64_t horizon;
};

/// Where a step reads and writes; no two of the buffers may overlap.
struct memory_environment_step {
  /// A card's number for each game.
  const int64_t *actions;
  size_t action_count;
  /// For each game its cards' codes: the kind of a card that is up, `kinds` for one that is down,
  /// `kinds` + 1 for an empty place.
  int32_t *observations;
  size_t observation_count;
  /// One for each game, as the next two.
  float *rewards;
  size_t reward_count;
  /// 1 where the last match was found, else 0.
  uint8_t *terminated;
  size_t terminated_count;
  /// 1 where the horizon was reached, else 0.
  uint8_t *truncated;
  size_t truncated_count;
  /// As observations, written for the games that ended where they are reset in the same step; may be
  /// null. All else in it is left as it is.
  int32_t *final_observations;
  size_t final_observation_count;
};

/// The `MEMORY_ENVIRONMENT_VERSION` of the library that was loaded.
int32_t memory_environment_version(void);

/// What the latest call on this thread that failed has to say, in UTF-8, until the next one fails.
const char *memory_environment_message(void);

/// Keeps a message for this thread, cut after 255 bytes.
void memory_environment_set_message(const char *message);

/// Makes an environment that is still to be reset, and writes its number.
int32_t memory_environment_create(
    const struct memory_environment_options *options, memory_environment *environment);

/// Frees an environment: its number stands for nothing any more.
int32_t memory_environment_free(memory_environment environment);

/// Deals games anew.
///
/// @param seed Place p begins with game `first_game` + p of it; null to go on to its next game, which
/// is the first one of seed 0 where none was dealt.
/// @param mask 1 for each game that is meant, 0 for the others; null, with a count of 0, for all.
/// @param observations The codes of all games, also of those that are not meant.
int32_t memory_environment_reset(
    memory_environment environment, const uint64_t *seed, const uint8_t *mask, size_t mask_count,
    int32_t *observations, size_t observation_count);

/// Begins games with given deals: for each game the kinds of its cards, by their numbers.
int32_t memory_environment_reset_with_deal(
    memory_environment environment, const int32_t *deals, size_t deal_count, const uint8_t *mask,
    size_t mask_count, int32_t *observations, size_t observation_count);

/// Writes the kinds of all cards, hidden ones as well.
int32_t memory_environment_read_deal(
    memory_environment environment, int32_t *deals, size_t deal_count);

/// Takes an action in every game.
int32_t memory_environment_step(
    memory_environment environment, const struct memory_environment_step *step);

#endif
