#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

/// Has all threads to come share one heap, where the C library gives each its own.
void heap_share(void);

/// Makes a pipe that no other program gets, not even one that another thread starts at this moment
/// where the system can see to it; says what `pipe` says.
int pipe_of_ours(int ends[2]);

/// Takes in who connects to a socket, as a line that no other program gets, as above; says what
/// `accept` says.
int accept_as_ours(int listener);

#endif
