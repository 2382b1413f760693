#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

/// Makes all threads created later share one heap, if the C library gives each its own.
void heap_share(void);

/// Returns the number of arguments of the process; -1 if the C library does not pass them on.
int argument_count(void);

/// Returns the argument at an index, from 0 up to `argument_count`.
const char *argument_at(int index);

/// Creates a pipe whose ends are closed on exec; returns the result of `pipe`.
///
/// Where the system supports it, that is atomic with respect to programs started by other threads.
int pipe_close_on_exec(int ends[2]);

/// Accepts a connection with a descriptor that is closed on exec, as above; returns the result of
/// `accept`.
int accept_close_on_exec(int listener);

#endif
