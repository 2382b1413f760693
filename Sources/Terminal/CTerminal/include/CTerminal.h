#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// What a program is lent.
struct TerminalLoan {
  /// The settings are read and set here.
  int input;
  int output;
  /// A copy of standard error as it was, or -1 if it was left alone.
  int error;
  /// Where what was written to standard error meanwhile can be read, without waiting.
  int captured;
};

/// Remembers what to give back, with the settings of now, and has a crash give it back too.
///
/// @param stop What to write when it is given back; at most 8 KiB.
/// @return 0, or -1 with `errno`: EBUSY if something is lent already, EINVAL if `stop` is too long.
int terminal_lend(const struct TerminalLoan *loan, const uint8_t *stop, size_t count);

/// Has something else written when it is given back; until that is known whole, what was before.
///
/// For one thread. @return 0, or -1 with `errno`: EINVAL if it is longer than 8 KiB.
int terminal_set_farewell(const uint8_t *bytes, size_t count);

/// Has each key read as it is pressed, and nothing echoed; output is processed as before.
///
/// @return 0, or -1 with `errno`.
int terminal_set_raw(void);

/// Writes to the terminal as `write` does; once it is given back, by any thread, bytes are dropped
/// as if they were written, so that none follow the farewell.
ssize_t terminal_write(const void *bytes, size_t count);

/// Writes the bytes, drops unread input, sets the old settings, lets the captured errors out.
///
/// Does nothing if nothing is lent. Safe in a signal handler.
void terminal_return(void);

/// Whether a signal says that the program itself went wrong, so that it can save nothing any more.
bool terminal_is_fault(int signal);

/// Has every signal that a screen must know of written to a pipe, as one byte: its number.
///
/// Those are WINCH, CONT and TSTP, and all that would end the process but are no fault; not those
/// that the parent ignores or, but for INT, TERM, HUP and QUIT, that something else handles. Those
/// that go to another pipe already stay with it.
void terminal_route_signals(int pipe);

/// Puts the handlers back that were there before, if signals go to this pipe.
void terminal_unroute_signals(int pipe);

/// Stops the process group, unless nobody could continue it; returns when it goes on.
void terminal_stop(int signal);

/// Ends the process by a signal's own death.
_Noreturn void terminal_die(int signal);

#endif
