#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

/// Has all threads to come share one heap, where the C library gives each its own.
void heap_share(void);

/// The number of arguments the process was started with; -1 if the C library does not pass them on.
int argument_count(void);

/// The argument at an index, from 0 up to `argument_count`.
const char *argument_at(int index);

/// Makes a pipe whose ends no other program gets; says what `pipe` says.
///
/// Where the system can do both in one step, neither does one that another thread starts meanwhile.
int pipe_close_on_exec(int ends[2]);

/// Takes in who connects to a socket, by a line that no other program gets, as above; says what
/// `accept` says.
int accept_close_on_exec(int listener);

#endif
