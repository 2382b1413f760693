#include <stddef.h>

// Swift's runtime looks for its backtracer beside its own library before anything else, and gives up
// where it does not find that library: in a program that it is linked into, without /proc. There is no
// backtracer where this program goes.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) { return NULL; }
