#include "CSystemCalls.h"

#include <stdlib.h>

// Any header of the C library identifies it; Swift's modules of it leave this one out.
#ifdef __GLIBC__
#include <malloc.h>
#endif

void heap_share(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}
