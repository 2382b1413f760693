#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

/// Has all threads to come share one heap, where the C library gives each its own.
void heap_share(void);

#endif
