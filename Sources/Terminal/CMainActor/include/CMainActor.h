#ifndef CMAINACTOR_H
#define CMAINACTOR_H

#include <stdbool.h>

// An executor for the main actor, for an event loop that occupies its thread.
//
// Swift 6.3 has `MainExecutor` and `ExecutorFactory`, but not in its public interface. The runtime
// exports a hook instead, which is called whenever the executor of the main actor is needed.
// (`swift_task_enqueueMainExecutor_hook` would do the same, but is not called by Swift 6.3.)
//
// A runtime may lack the hook. Its main actor is then expected to use Dispatch's main queue, which
// the loop runs by the functions that libdispatch exports for the run loop of CoreFoundation.

/// A reference to a serial executor, with the layout of Swift's `UnownedSerialExecutor`.
struct ExecutorReference {
  const void *identity;
  const void *implementation;
};

/// Returns true if the runtime has the hook, without which no executor can be set.
bool main_actor_has_hook(void);

/// Makes an executor that of the main actor.
///
/// The executor must live as long as the process, because tasks may keep references to it.
void main_actor_set_executor(struct ExecutorReference executor);

/// Gives the main actor its original executor again, that of Dispatch.
void main_actor_reset_executor(void);

/// Sets whether the caller's thread is the one on which a loop runs the jobs of the main actor.
void main_actor_set_here(bool is_here);

/// Returns true on the thread on which a loop runs the jobs of the main actor.
bool main_actor_is_here(void);

/// Enqueues a job on the present executor of the main actor.
void main_actor_enqueue(void *job);

/// Returns a descriptor that is readable after a job was added to Dispatch's main queue.
///
/// The caller reads from it, which never blocks. The result is -1 where the queue cannot be run:
/// without Dispatch, in one of its jobs, and on another thread than the main one, such as in an
/// asynchronous `main`, which is a job of the queue itself.
int main_queue_descriptor(void);

/// Runs the jobs that wait in Dispatch's main queue.
///
/// Must be called only where there is a descriptor.
void main_queue_run(void);

#endif
