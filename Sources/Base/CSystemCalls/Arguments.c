#include "CSystemCalls.h"

// Any header of the C library identifies it; Swift's modules of it leave this one out.
#include <stdlib.h>

static int count = -1;
static char **words;

#ifdef __GLIBC__
// glibc calls constructors with the arguments of main; other libraries pass nothing.
__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
  count = argc;
  words = argv;
}
#endif

int argument_count(void) { return count; }

const char *argument_at(int index) { return words[index]; }
