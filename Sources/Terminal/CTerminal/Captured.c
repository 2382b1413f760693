// For F_SETPIPE_SZ.
#define _GNU_SOURCE

#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { capacity = 4 << 20, most_at_end = 64 << 10 };

// A ring with the last captured bytes, and the numbers of all bytes: those that were written, those
// that the log has taken, and those that need not be shown at the end.
static struct {
  uint8_t bytes[capacity];
  size_t written, taken, shown;
} kept;
// The process that has the lock, or 0.
static _Atomic pid_t owner;

// Returns true if the lock was free, or belongs to the process that this one was forked from, which
// cannot open it here.
static bool try_lock(void) {
  pid_t other = 0;
  if (atomic_compare_exchange_strong(&owner, &other, getpid())) return true;
  return other != getpid() && atomic_compare_exchange_strong(&owner, &other, getpid());
}

// Signals are blocked, because the handler of a signal may need the lock, too.
static sigset_t lock(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  while (!try_lock()) poll(NULL, 0, 1);
  return before;
}

static void unlock(sigset_t before) {
  atomic_store(&owner, 0);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// Moves output from the pipe to the ring, as much as one read returns.
static ssize_t collect(int reading, size_t most) {
  size_t place = kept.written % capacity;
  size_t room = capacity - place;
  ssize_t count = read(reading, kept.bytes + place, room < most ? room : most);
  if (count > 0) kept.written += (size_t)count;
  return count;
}

// At most 64 reads, because another process can write without end.
static void collect_all(int reading) {
  for (int i = 0; i < 64 && collect(reading, capacity) > 0; i++) {
  }
}

// Returns the place after the next newline; the same place if there is none.
static size_t line_start(size_t place) {
  for (size_t i = place; i < kept.written; i++)
    if (kept.bytes[i % capacity] == '\n') return i + 1;
  return place;
}

// Returns the number of kept bytes from a place on that lie in one piece.
static size_t piece_length(size_t from) {
  size_t rest = kept.written - from;
  size_t room = capacity - from % capacity;
  return rest < room ? rest : room;
}

struct reader {
  int reading, door;
};

static bool write_all(int output, const uint8_t *bytes, ssize_t count) {
  while (count > 0) {
    ssize_t written = write(output, bytes, (size_t)count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes += written;
    count -= written;
  }
  return true;
}

// Passes on the output of processes that live longer than the screen, until the last one ends.
static void pass_on(int reading, int output) {
  struct pollfd door = {.fd = reading, .events = POLLIN};
  uint8_t text[4096];
  ssize_t count = 1;
  while (count != 0 && (poll(&door, 1, -1) >= 0 || errno == EINTR)) {
    if (terminal_is_lent()) {
      sigset_t before = lock();
      count = collect(reading, capacity);
      unlock(before);
    } else {
      count = read(reading, text, sizeof text);
      if (!write_all(output, text, count)) return;
    }
  }
}

static void *run_reader(void *given) {
  struct reader reader = *(struct reader *)given;
  free(given);
  struct pollfd doors[2] = {
    {.fd = reader.reading, .events = POLLIN}, {.fd = reader.door, .events = POLLIN}};
  for (bool is_over = false; !is_over && (poll(doors, 2, -1) >= 0 || errno == EINTR);) {
    sigset_t before = lock();
    // Asked again, because after the end the ring may belong to another capture.
    is_over = poll(&doors[1], 1, 0) > 0;
    // If the socket is full, its bytes are enough to be noticed.
    ssize_t count = is_over ? 0 : collect(reader.reading, capacity);
    if (count > 0) count = write(reader.door, "", 1);
    unlock(before);
  }
  int output = -1;
  if (read(reader.door, &output, sizeof output) < 0) output = -1;
  pass_on(reader.reading, output);
  close(output);
  close(reader.reading);
  close(reader.door);
  return NULL;
}

// All signals are blocked in the thread, so that other threads handle them.
static int start_thread(struct reader *reader) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 256 << 10);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  pthread_t thread;
  int result = pthread_create(&thread, &attributes, run_reader, reader);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  return result;
}

int terminal_start_reader(int reading, int writing) {
  int ends[2];
  struct reader *reader = malloc(sizeof *reader);
  if (!reader || socketpair(AF_UNIX, SOCK_STREAM, 0, ends) < 0) {
    free(reader);
    return -1;
  }
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  *reader = (struct reader){.reading = reading, .door = ends[1]};
  if (start_thread(reader) != 0) {
    close(ends[0]);
    close(ends[1]);
    free(reader);
    return -1;
  }
  // A write that the pipe cannot hold waits for the thread, as it would for a terminal.
  fcntl(writing, F_SETFL, 0);
  return ends[0];
}

// Writes a note about the bytes that the ring could not hold: at least 64 KiB, so that it is rare.
static size_t skip_lost(uint8_t *bytes, size_t count) {
  size_t next = line_start(kept.written - capacity + most_at_end);
  size_t lost = next - kept.taken;
  int length = snprintf((char *)bytes, count, "\n[%zu bytes of output are missing]\n", lost);
  kept.taken = next;
  kept.shown += lost - (size_t)length;
  return (size_t)length;
}

static size_t take(uint8_t *bytes, size_t count) {
  if (kept.written - kept.taken > capacity && count >= 128) return skip_lost(bytes, count);
  size_t length = piece_length(kept.taken);
  if (length > count) length = count;
  memcpy(bytes, kept.bytes + kept.taken % capacity, length);
  kept.taken += length;
  return length;
}

size_t terminal_read_captured(int reading, int door, uint8_t *bytes, size_t count) {
  sigset_t before = lock();
  if (door < 0 && kept.taken == kept.written) collect(reading, count);
  size_t got = take(bytes, count);
  uint8_t signs[64];
  if (kept.taken == kept.written && door >= 0)
    while (read(door, signs, sizeof signs) == sizeof signs) {
    }
  unlock(before);
  return got;
}

void terminal_collect_captured(int reading) {
  fflush(stdout);
  sigset_t before = lock();
  collect_all(reading);
  unlock(before);
}

void terminal_forget_captured(size_t count) {
  sigset_t before = lock();
  kept.shown += count;
  if (kept.shown > kept.written) kept.shown = kept.written;
  unlock(before);
}

int terminal_capture(int standard, int pipe) {
  // Otherwise output would be buffered, because a pipe is no terminal.
  if (standard == STDOUT_FILENO) {
    fflush(stdout);
    setvbuf(stdout, NULL, _IOLBF, 0);
  }
#ifdef F_SETPIPE_SZ
  // Without a thread that reads, output that the pipe cannot hold is lost.
  fcntl(pipe, F_SETPIPE_SZ, 1 << 20);
#endif
  int result;
  while ((result = dup2(pipe, standard)) < 0 && errno == EINTR) {
  }
  return result < 0 ? -1 : 0;
}

static void release(int reading, int output) {
  collect_all(reading);
  size_t next = kept.shown;
  if (kept.written - next > most_at_end) next = line_start(kept.written - most_at_end);
  for (size_t length; (length = piece_length(next)) > 0; next += length)
    if (!write_all(output, kept.bytes + next % capacity, (ssize_t)length)) break;
  kept.shown = kept.taken = kept.written;
}

void terminal_release_captured(int reading, int output) {
  sigset_t before = lock();
  release(reading, output);
  unlock(before);
}

void terminal_end_reader(int reading, int door, int output) {
  sigset_t before = lock();
  release(reading, output);
  if (write(door, &output, sizeof output) < 0) close(output);
  unlock(before);
  close(door);
}
