#include "CTerminal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { nothing, lent, returning };

static atomic_int state = nothing;
static atomic_bool is_writing;
static struct TerminalLoan loan;
static struct termios settings;
// Double-buffered: one is written while the other one is in use.
static struct Farewell {
  uint8_t bytes[8 * 1024];
  size_t count;
} farewells[2];
static atomic_int farewell;

// The signals of faults, after which a program may be too broken to save anything. The first ones
// are handled in any case, the others only if they would end the process.
static const int faults[] = {
  SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGPIPE, SIGXFSZ,
#ifdef SIGSTKFLT
  SIGSTKFLT,
#endif
#ifdef SIGEMT
  SIGEMT,
#endif
};
enum { fault_count = sizeof faults / sizeof *faults, always_taken = 6 };
static struct sigaction previous[fault_count];
static uint8_t spare_stack[64 * 1024];

// Output that the terminal does not read for a second is dropped, to make room for the farewell.
static void write_farewell(void) {
  const struct Farewell *last = &farewells[atomic_load(&farewell)];
  const uint8_t *next = last->bytes;
  const uint8_t *end = next + last->count;
  for (int patience = 3; next < end && patience > 0;) {
    struct pollfd door = {.fd = loan.output, .events = POLLOUT};
    int ready = poll(&door, 1, 1000);
    if (ready == 0) {
      tcflush(loan.output, TCOFLUSH);
      patience--;
    }
    if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
    ssize_t count = write(loan.output, next, (size_t)(end - next));
    if (count > 0) next += count;
    else if (count == 0 || (errno != EINTR && errno != EAGAIN)) return;
    else patience -= errno == EAGAIN;
  }
}

// In the background the settings belong to the shell.
static void restore_settings(void) {
  pid_t front = tcgetpgrp(loan.input);
  if (front >= 0 && front != getpgrp()) return;
  tcflush(loan.input, TCIFLUSH);
  while (tcsetattr(loan.input, TCSANOW, &settings) < 0 && errno == EINTR) {
  }
}

static void release_captured(void) {
  int back = -1;
  for (int standard = 0; standard < 2; standard++) {
    if (loan.standard[standard] < 0) continue;
    back = standard + STDOUT_FILENO;
    dup2(loan.standard[standard], back);
  }
  if (back < 0) return;
  terminal_release_captured(loan.captured, back);
}

static void restore_handlers(void) {
  for (int i = 0; i < fault_count; i++) sigaction(faults[i], &previous[i], NULL);
}

// Another thread may be writing a frame; it may finish that, if it does not take long.
static void wait_for_writer(void) {
  for (int i = 0; atomic_load(&is_writing) && i < 200; i++) poll(NULL, 0, 1);
}

ssize_t terminal_write(const void *bytes, size_t count) {
  atomic_store(&is_writing, true);
  ssize_t result = (ssize_t)count;
  if (atomic_load(&state) == lent) result = write(loan.output, bytes, count);
  atomic_store(&is_writing, false);
  return result;
}

bool terminal_is_lent(void) { return atomic_load(&state) == lent; }

void terminal_return(void) {
  int expected = lent;
  if (atomic_compare_exchange_strong(&state, &expected, returning)) {
    // Signals are blocked, because a window that is resized continuously would end each wait early.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    wait_for_writer();
    write_farewell();
    restore_settings();
    release_captured();
    restore_handlers();
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    atomic_store(&state, nothing);
  }
  // A second thread that crashes must not end the process before the first one is done.
  for (int i = 0; atomic_load(&state) == returning && i < 5000; i++) poll(NULL, 0, 1);
}

// Returns true if the faulting instruction will be executed again.
static bool repeats(int signal, const siginfo_t *info) {
  switch (signal) {
  case SIGILL: case SIGSEGV: case SIGBUS: case SIGFPE:
    return info->si_code > 0 && info->si_code != SI_USER;
  default: return false;
  }
}

// A fault recurs when the handler returns, and then reaches the previous handler; a signal that was
// sent, or does not recur, is raised again and stays blocked until then.
static void on_fault(int signal, siginfo_t *info, void *context) {
  (void)context;
  terminal_return();
  restore_handlers();
  if (!repeats(signal, info)) raise(signal);
}

bool terminal_is_fault(int signal) {
  for (int i = 0; i < fault_count; i++)
    if (faults[i] == signal) return true;
  return false;
}

static bool ends_process(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_DFL;
}

static void install_handlers(void) {
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack = (stack_t){.ss_sp = spare_stack, .ss_size = sizeof spare_stack};
    sigaltstack(&stack, NULL);
  }
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = on_fault;
  sigfillset(&action.sa_mask);
  for (int i = 0; i < fault_count; i++) {
    sigaction(faults[i], NULL, &previous[i]);
    if (i < always_taken || ends_process(&previous[i])) sigaction(faults[i], &action, NULL);
  }
}

int terminal_set_farewell(const uint8_t *bytes, size_t count) {
  int next = !atomic_load(&farewell);
  if (count > sizeof farewells->bytes) {
    errno = EINVAL;
    return -1;
  }
  memcpy(farewells[next].bytes, bytes, count);
  farewells[next].count = count;
  atomic_store(&farewell, next);
  return 0;
}

int terminal_lend(const struct TerminalLoan *wanted, const uint8_t *stop, size_t count) {
  errno = EBUSY;
  if (atomic_load(&state) != nothing) return -1;
  if (terminal_set_farewell(stop, count) < 0) return -1;
  if (tcgetattr(wanted->input, &settings) < 0) return -1;
  loan = *wanted;
  install_handlers();
  atomic_store(&state, lent);
  // A call of `exit` restores the terminal as well.
  static atomic_flag is_registered = ATOMIC_FLAG_INIT;
  if (!atomic_flag_test_and_set(&is_registered)) atexit(terminal_return);
  return 0;
}

int terminal_set_raw(void) {
  struct termios raw = settings;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN | ISIG);
  raw.c_iflag &= ~(tcflag_t)(ICRNL | IXON);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  int result;
  while ((result = tcsetattr(loan.input, TCSANOW, &raw)) < 0 && errno == EINTR) {
  }
  return result;
}
