#include <stddef.h>

// Swift's runtime searches for its backtracer next to its own library first, and aborts if it does
// not find that library, as in a statically linked program without /proc. This package has no
// backtracer.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) { return NULL; }
