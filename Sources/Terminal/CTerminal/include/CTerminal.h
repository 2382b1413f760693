#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The descriptors of a terminal that a program uses.
struct TerminalLoan {
  /// The descriptor whose settings are read and set.
  int input;
  int output;
  /// Copies of the original standard output and error, or -1 if they are not captured.
  int standard[2];
  /// The non-blocking reading end of the pipe to which the captured ones are redirected.
  int captured;
};

/// Saves the terminal's present settings, and restores them even after a crash.
///
/// @param stop The bytes to write when the terminal is restored; at most 8 KiB. @return 0, or -1
/// with `errno`: EBUSY if a terminal is in use already, EINVAL if `stop` is too long.
int terminal_lend(const struct TerminalLoan *loan, const uint8_t *stop, size_t count);

/// Replaces the bytes to write when the terminal is restored, atomically.
///
/// For one thread. @return 0, or -1 with `errno`: EINVAL if there are more than 8 KiB.
int terminal_set_farewell(const uint8_t *bytes, size_t count);

/// Switches to input without echo, key by key; output is processed as before.
///
/// @return 0, or -1 with `errno`.
int terminal_set_raw(void);

/// Writes to the terminal like `write`; after it has been restored by any thread, bytes are dropped
/// as if they were written, so that none follow the farewell.
ssize_t terminal_write(const void *bytes, size_t count);

/// Writes the farewell, drops unread input, restores the settings, and releases the captured
/// descriptors, with what was written to them.
///
/// Does nothing if no terminal is in use. Async-signal-safe.
void terminal_return(void);

/// Reads what was written to the captured descriptors, and keeps the last 64 KiB of it for
/// `terminal_return`, which writes it to the terminal.
///
/// For one thread. @return The number of bytes; 0 or less if there are none now.
ssize_t terminal_read_captured(uint8_t *bytes, size_t count);

/// Drops the first bytes of those that `terminal_return` would write to the terminal, because they
/// were shown.
///
/// For the thread that reads captured output.
void terminal_forget_captured(size_t count);

/// Redirects standard output or error to a pipe; lines are complete there at once.
///
/// @return 0, or -1 with `errno`.
int terminal_capture(int standard, int pipe);

/// Returns true for a signal of a fault, after which the program can save nothing.
bool terminal_is_fault(int signal);

/// Writes the numbers of all signals that a screen handles to a pipe, one byte each.
///
/// These are WINCH, CONT and TSTP, and all that would end the process but are no faults; except for
/// those that the parent ignores or, apart from INT, TERM, HUP and QUIT, that have another handler.
/// Signals that are routed to another pipe stay with it. INT, TERM, HUP and QUIT end the process,
/// after `terminal_return`, if nobody notes in three seconds that they were read.
void terminal_route_signals(int pipe);

/// Notes that the numbers of all signals so far have been read from the pipe.
void terminal_note_signals_read(void);

/// Restores the previous handlers, if signals are routed to this pipe.
void terminal_unroute_signals(int pipe);

/// Stops the process group, unless nobody could continue it; returns when it is continued.
void terminal_stop(int signal);

/// Ends the process by a signal.
_Noreturn void terminal_die(int signal);

#endif
