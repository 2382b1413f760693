#include "CTerminal.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static const int routed[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT, SIGTSTP};
enum { routed_count = sizeof routed / sizeof *routed };
static struct sigaction before[routed_count];
static atomic_int destination = -1;

static void pass_on(int signal) {
  int error = errno;
  uint8_t byte = (uint8_t)signal;
  // A full pipe holds enough to be noticed.
  ssize_t count = write(atomic_load(&destination), &byte, 1);
  (void)count;
  errno = error;
}

static void route(int signal, struct sigaction *old) {
  struct sigaction action = {.sa_flags = SA_RESTART};
  action.sa_handler = pass_on;
  sigemptyset(&action.sa_mask);
  sigaction(signal, NULL, old);
  int is_ignored = !(old->sa_flags & SA_SIGINFO) && old->sa_handler == SIG_IGN;
  if (!is_ignored || signal == SIGWINCH || signal == SIGCONT) sigaction(signal, &action, NULL);
}

void terminal_route_signals(int pipe) {
  atomic_store(&destination, pipe);
  for (int i = 0; i < routed_count; i++) route(routed[i], &before[i]);
}

void terminal_unroute_signals(void) {
  for (int i = 0; i < routed_count; i++) sigaction(routed[i], &before[i], NULL);
  atomic_store(&destination, -1);
}

void terminal_stop(int signal) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  struct sigaction ours;
  sigaction(signal, NULL, &ours);
  if (!(ours.sa_flags & SA_SIGINFO) && ours.sa_handler == SIG_IGN) return;
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
