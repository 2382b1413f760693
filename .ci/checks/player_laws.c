// Plays games of pairs as Sources/Research/MemorySimulation/MemorySimulation.docc/PlayerLaws.md
// describes the players, written from that page alone; .ci/checks/laws compares it with the
// simulator.
//
// Use: player_laws PLAYER PAIRS GAMES SEED FLIP_SECONDS PEEK(0|1)
//
// It prints one line, with sample variances: turns MEAN VARIANCE lucky MEAN VARIANCE

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PAIRS = 1000, MAX_CARDS = 2 * MAX_PAIRS, MAX_CHOICES = 1 << 20, MAX_NUMBERS = 4 };

enum { NO_CARD = -1, BAD_USE = 64 };

enum law { RANDOM, PERFECT, CAPACITY, FORGETFUL, SWAPPING, ACTR };

enum forgetting { SEEN_FIRST, SEEN_LAST, DRAWN };

struct player {
    enum law law;
    enum forgetting forgetting;     // capacity
    int kept;                       // capacity: N
    double chance;                  // forgetful and swapping: P
    double decay, threshold, noise, least_chance;  // actr: D, T, S and M
    bool by_table;                  // actr: whether the name ends with :table
};

// Events are numbered from 1 in each game, so that "last" is the highest number; 0 is never.
struct card {
    int kind, belief;
    bool on_table, up, known;
    bool was_turned;                // whether a match is lucky: a peek does not count for this
    long seen, learnt;
    double activation;              // actr
};

static struct player player;
static double flip_seconds;
static bool with_peek;
static int card_count;
static struct card cards[MAX_CARDS];
static long last_event;

// When both cards of a kind were known for the first time in a game, or 0. A kind that was
// forgotten keeps this place in the order when it is known again.
static long kind_known[MAX_PAIRS];

// The choices of a game so far: choice i was made at the time i * flip_seconds.
static int chosen[MAX_CHOICES];
static long choice_count;

// powers[k] is (k * flip_seconds)^-D, what a sight k choices ago adds to the sum of an activation.
static double powers[MAX_CHOICES + 1];
static long power_count;

static void fail(int code, const char *message) {
    fprintf(stderr, "player_laws: %s\n", message);
    exit(code);
}

// ---- Chance: splitmix64

static uint64_t random_state;

static double random_unit(void) {
    uint64_t z = random_state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return (double)((z ^ z >> 31) >> 11) * 0x1p-53;
}

static int random_below(int bound) {
    return (int)(random_unit() * bound);
}

// ---- What is known

static bool may_be_chosen(int c) {
    return cards[c].on_table && !cards[c].up;
}

static void learn(int c, int belief) {
    int count = 0;
    cards[c].known = true;
    cards[c].belief = belief;
    cards[c].learnt = ++last_event;
    if (kind_known[belief]) return;
    for (int other = 0; other < card_count; other++) {
        count += cards[other].known && cards[other].belief == belief;
    }
    if (count > 1) kind_known[belief] = last_event;
}

// After an exchange as many cards as before are believed to be of each kind, so that no kind
// becomes known. As the two beliefs differ, it does not matter which card is learnt first.
static void exchange_beliefs(struct card *a, struct card *b) {
    int belief = a->belief;
    a->belief = b->belief;
    b->belief = belief;
    a->learnt = b->learnt = ++last_event;
}

static void see(int c) {
    cards[c].seen = ++last_event;
    if (!cards[c].known || cards[c].belief != cards[c].kind) {
        learn(c, cards[c].kind);
    }
}

// The cards for which a test holds, in the order of their numbers.
static int list_cards(bool (*test)(int), int list[]) {
    int count = 0;
    for (int c = 0; c < card_count; c++) {
        if (test(c)) list[count++] = c;
    }
    return count;
}

static int draw_card(bool (*test)(int)) {
    int list[MAX_CARDS];
    int count = list_cards(test, list);
    return count ? list[random_below(count)] : NO_CARD;
}

static int lowest_card(bool (*test)(int)) {
    for (int c = 0; c < card_count; c++) {
        if (test(c)) return c;
    }
    return NO_CARD;
}

static bool is_known(int c) {
    return cards[c].known;
}

static bool is_known_and_down(int c) {
    return cards[c].known && !cards[c].up;
}

static bool is_unknown(int c) {
    return may_be_chosen(c) && !cards[c].known;
}

static bool was_never_seen(int c) {
    return may_be_chosen(c) && !cards[c].seen;
}

// ---- What is lost

static int compare_by_seen(const void *a, const void *b) {
    long first = cards[*(const int *)a].seen, second = cards[*(const int *)b].seen;
    return (first > second) - (first < second);
}

static void forget_beyond_capacity(void) {
    int list[MAX_CARDS];
    int count = list_cards(is_known, list);
    qsort(list, (size_t)count, sizeof list[0], compare_by_seen);
    for (int begin = 0; count - begin > player.kept;) {
        int lost = begin + (player.forgetting == DRAWN ? random_below(count - begin) : 0);
        if (player.forgetting == SEEN_LAST) lost = --count;
        cards[list[lost]].known = false;
        if (player.forgetting != SEEN_LAST) list[lost] = list[begin++];
    }
}

static void forget_by_chance(void) {
    for (int c = 0; c < card_count; c++) {
        if (cards[c].known && random_unit() < player.chance) cards[c].known = false;
    }
}

static void swap_beliefs(void) {
    int list[MAX_CARDS];
    int count = list_cards(is_known_and_down, list);
    if (count < 2) return;
    qsort(list, (size_t)count, sizeof list[0], compare_by_seen);
    for (int i = 0; i < count; i++) {
        if (random_unit() >= player.chance) continue;
        int j = random_below(count - 1);
        if (j >= i) j++;
        struct card *a = &cards[list[i]], *b = &cards[list[j]];
        if (a->belief != b->belief) exchange_beliefs(a, b);
    }
}

static double power_at(long steps) {
    for (; power_count <= steps; power_count++) {
        powers[power_count] = pow((double)power_count * flip_seconds, -player.decay);
    }
    return powers[steps];
}

static double chance_of_recall(double activation) {
    if (player.noise == 0) return activation >= player.threshold;
    return 1 / (1 + exp((player.threshold - activation) / player.noise));
}

static void recall(void) {
    double sums[MAX_CARDS];
    double peek_power = with_peek ? power_at(choice_count + 1) : 0;
    for (int c = 0; c < card_count; c++) sums[c] = peek_power;
    for (long i = 0; i < choice_count; i++) sums[chosen[i]] += power_at(choice_count - i);
    for (int c = 0; c < card_count; c++) {
        struct card *card = &cards[c];
        if (!card->on_table) continue;
        card->known = card->up;
        if (card->up || !card->seen) continue;
        card->activation = log(sums[c]);
        double chance = chance_of_recall(card->activation);
        card->known = chance >= player.least_chance && random_unit() < chance;
    }
}

static void prepare_choice(void) {
    if (player.law == FORGETFUL) forget_by_chance();
    if (player.law == SWAPPING) swap_beliefs();
    if (player.law == ACTR) recall();
}

// ---- What is chosen

// Whether card a of a match is to be turned rather than card b of another match or the same one.
static bool comes_before(int a, int b) {
    if (player.law == ACTR) {
        return !player.by_table && cards[a].activation > cards[b].activation;
    }
    long first = kind_known[cards[a].belief], second = kind_known[cards[b].belief];
    return first != second ? first > second : cards[a].learnt > cards[b].learnt;
}

// Step 1.
static int choose_of_match(void) {
    int known[MAX_PAIRS] = {0};
    for (int c = 0; c < card_count; c++) known[cards[c].belief] += cards[c].known;
    int best = NO_CARD;
    for (int c = 0; c < card_count; c++) {
        if (!cards[c].known || !may_be_chosen(c) || known[cards[c].belief] < 2) continue;
        if (best == NO_CARD || comes_before(c, best)) best = c;
    }
    return best;
}

// Step 2.
static int choose_partner(int first) {
    int best = NO_CARD;
    for (int c = 0; c < card_count; c++) {
        if (!cards[c].known || !may_be_chosen(c)) continue;
        if (cards[c].belief != cards[first].kind) continue;
        if (best == NO_CARD || cards[c].learnt > cards[best].learnt) best = c;
    }
    return best;
}

// Step 3.
static int choose_unknown(void) {
    int c = player.law == PERFECT ? lowest_card(was_never_seen) : draw_card(is_unknown);
    if (c != NO_CARD) return c;
    bool drawn = player.law == SWAPPING || player.law == ACTR;
    return drawn ? draw_card(may_be_chosen) : lowest_card(may_be_chosen);
}

static int choose(int first) {
    prepare_choice();
    if (player.law == RANDOM) return draw_card(may_be_chosen);
    int c = first == NO_CARD ? choose_of_match() : choose_partner(first);
    return c != NO_CARD ? c : choose_unknown();
}

// ---- The game

static void deal(int pairs) {
    card_count = 2 * pairs;
    for (int c = 0; c < card_count; c++) {
        cards[c] = (struct card){.kind = c / 2, .belief = c / 2, .on_table = true};
    }
    for (int c = card_count - 1; c > 0; c--) {
        int other = random_below(c + 1), kind = cards[c].kind;
        cards[c].kind = cards[other].kind;
        cards[other].kind = kind;
    }
    memset(kind_known, 0, sizeof kind_known);
    last_event = 0;
    choice_count = 0;
}

static void peek(void) {
    for (int c = 0; c < card_count; c++) see(c);
    if (player.law == CAPACITY) forget_beyond_capacity();
}

static void turn_up(int c) {
    if (choice_count == MAX_CHOICES) fail(EXIT_FAILURE, "a game is too long");
    chosen[choice_count++] = c;
    cards[c].up = cards[c].was_turned = true;
    see(c);
}

static void take_from_table(int c) {
    cards[c].on_table = cards[c].up = cards[c].known = false;
}

// Plays one turn; on_show has the cards of a miss, before and after it.
static bool play_turn(int on_show[2], bool *lucky) {
    int first = choose(NO_CARD);
    for (int i = 0; i < 2; i++) {
        if (on_show[i] != NO_CARD) cards[on_show[i]].up = false;
        on_show[i] = NO_CARD;
    }
    turn_up(first);
    int second = choose(first);
    *lucky = !cards[second].was_turned;
    turn_up(second);
    if (cards[first].kind == cards[second].kind) {
        take_from_table(first);
        take_from_table(second);
        return true;
    }
    on_show[0] = first;
    on_show[1] = second;
    if (player.law == CAPACITY) forget_beyond_capacity();
    return false;
}

static void play_game(int pairs, int *turns, int *lucky_matches) {
    int on_show[2] = {NO_CARD, NO_CARD};
    *turns = *lucky_matches = 0;
    deal(pairs);
    if (with_peek) peek();
    for (int left = pairs; left > 0; ++*turns) {
        bool lucky;
        if (!play_turn(on_show, &lucky)) continue;
        left--;
        *lucky_matches += lucky;
    }
}

// ---- Statistics, by Welford's method

struct statistic {
    double count, mean, squares;
};

static void add(struct statistic *statistic, double value) {
    double difference = value - statistic->mean;
    statistic->mean += difference / ++statistic->count;
    statistic->squares += difference * (value - statistic->mean);
}

static double variance(const struct statistic *statistic) {
    return statistic->count > 1 ? statistic->squares / (statistic->count - 1) : 0;
}

// ---- Arguments

static double parse_number(const char *text, double least, double most) {
    char *end;
    double number = strtod(text, &end);
    if (end == text || *end || !(number >= least && number <= most)) fail(BAD_USE, text);
    return number;
}

static int parse_whole(const char *text, int least, int most) {
    double number = parse_number(text, least, most);
    if (number != floor(number)) fail(BAD_USE, text);
    return (int)number;
}

// Splits "name:a:b" at its colons, in place.
static int split(char *text, char *parts[], int most) {
    int count = 0;
    while (text) {
        if (count == most) fail(BAD_USE, "too many numbers for a player");
        parts[count++] = text;
        text = strchr(text, ':');
        if (text) *text++ = 0;
    }
    return count;
}

static void parse_actr(char *parts[], int count) {
    double numbers[MAX_NUMBERS] = {0, -2, 0.5, 0};
    player.by_table = !strcmp(parts[count - 1], "table");
    if (player.by_table) count--;
    if (count < 2 || count > 1 + MAX_NUMBERS) fail(BAD_USE, "actr:D[:T[:S[:M]]][:table]");
    for (int i = 1; i < count; i++) numbers[i - 1] = parse_number(parts[i], -1e6, 1e6);
    player.law = ACTR;
    player.decay = numbers[0];
    player.threshold = numbers[1];
    player.noise = numbers[2];
    player.least_chance = numbers[3];
    if (player.decay < 0 || player.noise < 0) fail(BAD_USE, "D and S cannot be negative");
}

static void parse_capacity(char *parts[], int count) {
    player.law = CAPACITY;
    player.kept = parse_whole(parts[1], 0, MAX_CARDS);
    if (count == 2) return;
    if (!strcmp(parts[2], "lifo")) player.forgetting = SEEN_LAST;
    else if (!strcmp(parts[2], "random")) player.forgetting = DRAWN;
    else fail(BAD_USE, "capacity:N[:lifo|:random]");
}

static void parse_player(char *text) {
    char *parts[MAX_NUMBERS + 2] = {text};
    int count = split(text, parts, MAX_NUMBERS + 2);
    const char *name = parts[0];
    if (count == 1 && !strcmp(name, "random")) {
        player.law = RANDOM;
    } else if (count == 1 && !strcmp(name, "perfect")) {
        player.law = PERFECT;
    } else if ((count == 2 || count == 3) && !strcmp(name, "capacity")) {
        parse_capacity(parts, count);
    } else if (count == 2 && (!strcmp(name, "forgetful") || !strcmp(name, "swapping"))) {
        player.law = name[0] == 'f' ? FORGETFUL : SWAPPING;
        player.chance = parse_number(parts[1], 0, 1);
    } else if (!strcmp(name, "actr")) {
        parse_actr(parts, count);
    } else {
        fail(BAD_USE, "no such player");
    }
}

int main(int argument_count, char *arguments[]) {
    if (argument_count != 7) {
        fail(BAD_USE, "use: player_laws PLAYER PAIRS GAMES SEED FLIP_SECONDS PEEK(0|1)");
    }
    parse_player(arguments[1]);
    int pairs = parse_whole(arguments[2], 1, MAX_PAIRS);
    int games = parse_whole(arguments[3], 1, 1000000000);
    random_state = (uint64_t)parse_number(arguments[4], 0, 0x1p53);
    flip_seconds = parse_number(arguments[5], 0, 1e6);
    with_peek = parse_whole(arguments[6], 0, 1);
    struct statistic turns = {0}, lucky = {0};
    for (int game = 0; game < games; game++) {
        int game_turns, game_lucky;
        play_game(pairs, &game_turns, &game_lucky);
        add(&turns, game_turns);
        add(&lucky, game_lucky);
    }
    printf("turns %.17g %.17g lucky %.17g %.17g\n", turns.mean, variance(&turns), lucky.mean,
           variance(&lucky));
}
