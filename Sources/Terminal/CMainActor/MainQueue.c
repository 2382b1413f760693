#include "CMainActor.h"

#ifdef __linux__
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

// Declared in libdispatch's private/queue_private.h. Weak, because Swift on Linux links libdispatch
// for its runtime only, and another runtime may do without it.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *ignored) __attribute__((weak));

static bool is_running;

int main_queue_descriptor(void) {
  bool is_there = _dispatch_get_main_queue_handle_4CF && _dispatch_main_queue_callback_4CF;
  // libdispatch ends the process if its queue is run on another thread.
  bool is_main = syscall(SYS_gettid) == getpid();
  return is_there && is_main && !is_running ? _dispatch_get_main_queue_handle_4CF() : -1;
}

void main_queue_run(void) {
  is_running = true;
  _dispatch_main_queue_callback_4CF(NULL);
  is_running = false;
}

#else

// The other systems, whose queues have ports instead of descriptors, have the hook.
int main_queue_descriptor(void) { return -1; }
void main_queue_run(void) {}

#endif
