#ifndef CMAINACTOR_H
#define CMAINACTOR_H

#include <stdbool.h>

// An executor for the main actor, for an event loop that occupies its thread.
//
// Swift 6.3 has `MainExecutor` and `ExecutorFactory`, but not in its public interface. The runtime
// exports a hook instead, which is called whenever the executor of the main actor is needed.
// (`swift_task_enqueueMainExecutor_hook` would do the same, but is not called by Swift 6.3.)

/// A reference to a serial executor, with the layout of Swift's `UnownedSerialExecutor`.
struct ExecutorReference {
  const void *identity;
  const void *implementation;
};

/// Makes an executor that of the main actor; the caller's thread is the one that it runs jobs on.
///
/// The executor must live as long as the process, because tasks may keep references to it.
void main_actor_set_executor(struct ExecutorReference executor);

/// Gives the main actor its original executor again, that of Dispatch.
void main_actor_reset_executor(void);

/// Returns true on the thread that called `main_actor_set_executor` until it resets the executor.
bool main_actor_is_here(void);

/// Enqueues a job on the present executor of the main actor.
void main_actor_enqueue(void *job);

#endif
