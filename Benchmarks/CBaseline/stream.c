#include "stream.h"

#include <stdbool.h>
#include <stddef.h>

enum { most_stages = 8, span = 2000 };

typedef struct stage stage;

typedef void (*receiver)(stage *self, int64_t input, uint64_t value, int64_t time);

struct stage {
  receiver receive;
  stage *next;
  uint64_t kept[2];
  bool has[2];
  int64_t due;
  uint64_t sum;
};

static void pass(stage *self, uint64_t value, int64_t time) {
  self->next->receive(self->next, 0, value, time);
}

static void sink(stage *self, int64_t input, uint64_t value, int64_t time) { self->sum += value; }

static void map(stage *self, int64_t input, uint64_t value, int64_t time) {
  pass(self, value * 3 + 1, time);
}

static void filter(stage *self, int64_t input, uint64_t value, int64_t time) {
  if (value & 1) pass(self, value, time);
}

static void scan(stage *self, int64_t input, uint64_t value, int64_t time) {
  self->kept[0] += value;
  pass(self, self->kept[0], time);
}

static void distinct(stage *self, int64_t input, uint64_t value, int64_t time) {
  if (self->has[0] && self->kept[0] >> 1 == value >> 1) return;
  self->has[0] = true;
  self->kept[0] = value;
  pass(self, value, time);
}

static void tell_waiting(stage *self, int64_t time) {
  if (!self->has[0] || self->due > time) return;
  self->has[0] = false;
  pass(self, self->kept[0], self->due);
}

static void debounce(stage *self, int64_t input, uint64_t value, int64_t time) {
  tell_waiting(self, time);
  self->has[0] = true;
  self->kept[0] = value;
  self->due = time + span;
}

static void combine(stage *self, int64_t input, uint64_t value, int64_t time) {
  self->has[input] = true;
  self->kept[input] = value;
  if (self->has[0] && self->has[1]) pass(self, self->kept[0] ^ self->kept[1], time);
}

/// Zips two sources that send in turn, so that at most one value is pending.
static void zip(stage *self, int64_t input, uint64_t value, int64_t time) {
  self->has[input] = true;
  self->kept[input] = value;
  if (!self->has[0] || !self->has[1]) return;
  self->has[0] = self->has[1] = false;
  pass(self, self->kept[0] ^ self->kept[1], time);
}

static receiver of(stream_work work) {
  switch (work) {
    case stream_map: return map;
    case stream_filter: return filter;
    case stream_scan: return scan;
    case stream_distinct: return distinct;
    case stream_debounce: return debounce;
    case stream_combine: return combine;
    case stream_zip: return zip;
    default: return sink;
  }
}

uint64_t stream_sum(int64_t events, stream_work work, int64_t stages) {
  stage chain[most_stages + 1] = {0};
  for (int64_t i = 0; i < stages; i++) {
    chain[i].receive = of(work);
    chain[i].next = &chain[i + 1];
  }
  chain[stages].receive = sink;
  int64_t time = 0;
  bool joins = work == stream_combine || work == stream_zip;
  for (int64_t i = 0; i < events; i++) {
    time += i & 1 ? 3000 : 1000;
    chain[0].receive(&chain[0], joins ? i & 1 : 0, (uint64_t)i, time);
  }
  return chain[stages].sum;
}
