#include "CSystemCalls.h"

#include <stdlib.h>

// Which C library it is any of its headers says. Swift's own leave this one out.
#ifdef __GLIBC__
#include <malloc.h>
#endif

void heap_share(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}
