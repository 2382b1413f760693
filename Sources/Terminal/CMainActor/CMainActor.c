#include "CMainActor.h"

#include <stdatomic.h>
#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL struct ExecutorReference (*Original)(void);
typedef SWIFT_CALL struct ExecutorReference (*Hook)(Original original);

// Declared in the runtime's swift/Runtime/Concurrency.h; part of its binary interface.
extern Hook swift_task_getMainExecutor_hook __attribute__((weak));
extern SWIFT_CALL struct ExecutorReference swift_task_getMainExecutor(void);
extern SWIFT_CALL void swift_task_enqueue(void *job, struct ExecutorReference executor);

static struct ExecutorReference replacement;
static atomic_bool is_replaced;
static _Thread_local bool is_here;

static SWIFT_CALL struct ExecutorReference executor(Original original) {
  return atomic_load(&is_replaced) ? replacement : original();
}

bool main_actor_has_hook(void) { return &swift_task_getMainExecutor_hook != NULL; }

void main_actor_set_executor(struct ExecutorReference executor_of_loop) {
  replacement = executor_of_loop;
  atomic_store(&is_replaced, true);
  swift_task_getMainExecutor_hook = executor;
}

void main_actor_reset_executor(void) { atomic_store(&is_replaced, false); }

void main_actor_set_here(bool is) { is_here = is; }

bool main_actor_is_here(void) { return is_here; }

void main_actor_enqueue(void *job) { swift_task_enqueue(job, swift_task_getMainExecutor()); }
