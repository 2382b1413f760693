#include "CMemoryEnvironment.h"

#include <string.h>

static _Thread_local char latest[256];

const char *memory_environment_message(void) { return latest; }

void memory_environment_set_message(const char *message) {
  size_t count = strlen(message);
  if (count >= sizeof latest) count = sizeof latest - 1;
  memcpy(latest, message, count);
  latest[count] = 0;
}
