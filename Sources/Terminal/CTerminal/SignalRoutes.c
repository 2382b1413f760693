#include "CTerminal.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <unistd.h>

static struct sigaction before[NSIG];
static bool is_routed[NSIG];
static atomic_int destination = -1;
// The signal that asks the process to end and has not been read from the pipe, or 0.
static atomic_int unread_request;
static atomic_bool is_alarm_set;

// The time in seconds in which a program reads a request to end.
enum { patience = 3 };

static bool asks_to_end(int signal) {
  return signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT;
}

// A program that never returns to its loop would keep the terminal, and would not end.
static void set_alarm(int signal) {
  int nothing = 0;
  if (!is_routed[SIGALRM]) return;
  if (!atomic_compare_exchange_strong(&unread_request, &nothing, signal)) return;
  atomic_store(&is_alarm_set, true);
  alarm(patience);
}

static void end_unless_read(void) {
  int signal = atomic_load(&unread_request);
  if (signal == 0) return;
  terminal_return();
  terminal_die(signal);
}

static void pass_on(int signal) {
  int error = errno;
  if (asks_to_end(signal)) set_alarm(signal);
  if (signal == SIGALRM && atomic_exchange(&is_alarm_set, false)) return end_unless_read();
  uint8_t byte = (uint8_t)signal;
  // If the pipe is full, its bytes are enough to be noticed.
  ssize_t count = write(atomic_load(&destination), &byte, 1);
  (void)count;
  errno = error;
}

static bool is_handled_by(const struct sigaction *action, void (*handler)(int)) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == handler;
}

// All signals that are not listed here end a process by default, and are sent from outside: alarms,
// time limits, user-defined and real-time signals, and future ones.
static bool is_wanted(int signal, const struct sigaction *old) {
  switch (signal) {
  case SIGWINCH: case SIGCONT: return true;
  case SIGINT: case SIGTERM: case SIGHUP: case SIGQUIT: case SIGTSTP:
    return !is_handled_by(old, SIG_IGN);
  case SIGKILL: case SIGSTOP: case SIGTTIN: case SIGTTOU: case SIGCHLD: case SIGURG:
#ifdef __APPLE__
  case SIGINFO: case SIGIO:
#endif
    return false;
  default: return !terminal_is_fault(signal) && is_handled_by(old, SIG_DFL);
  }
}

void terminal_route_signals(int pipe) {
  int nowhere = -1;
  if (!atomic_compare_exchange_strong(&destination, &nowhere, pipe)) return;
  struct sigaction action = {.sa_flags = SA_RESTART};
  action.sa_handler = pass_on;
  sigemptyset(&action.sa_mask);
  for (int signal = 1; signal < NSIG; signal++) {
    is_routed[signal] =
      sigaction(signal, NULL, &before[signal]) == 0 && is_wanted(signal, &before[signal])
      && sigaction(signal, &action, NULL) == 0;
  }
}

void terminal_note_signals_read(void) {
  if (atomic_exchange(&unread_request, 0) == 0) return;
  alarm(0);
  atomic_store(&is_alarm_set, false);
}

void terminal_unroute_signals(int pipe) {
  if (atomic_load(&destination) != pipe) return;
  terminal_note_signals_read();
  for (int signal = 1; signal < NSIG; signal++)
    if (is_routed[signal]) sigaction(signal, &before[signal], NULL);
  atomic_store(&destination, -1);
}

void terminal_stop(int signal) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  struct sigaction ours;
  sigaction(signal, NULL, &ours);
  if (is_handled_by(&ours, SIG_IGN)) return;
  sigaction(signal, &usual, NULL);
  kill(0, signal);
  sigaction(signal, &ours, NULL);
}

void terminal_die(int signal) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  sigaction(signal, &usual, NULL);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(signal);
  _exit(128 + signal);
}
