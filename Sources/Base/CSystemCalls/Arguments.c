#include "CSystemCalls.h"

// Any header tells which C library this is. The modules that Swift has of them leave this one out.
#include <stdlib.h>

static int count = -1;
static char **words;

#ifdef __GLIBC__
// glibc calls constructors with the arguments of main. Other libraries pass nothing.
__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
  count = argc;
  words = argv;
}
#endif

int argument_count(void) { return count; }

const char *argument_at(int index) { return words[index]; }
