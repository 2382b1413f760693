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
  /// The non-blocking reading end of the pipe to which the captured ones are redirected, or -1.
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

/// Returns true while a terminal is in use.
bool terminal_is_lent(void);

/// Starts a thread that reads what is written to captured descriptors, and keeps the last 4 MiB, so
/// that the thread of the screen can print more than a pipe holds.
///
/// The writing end of the pipe becomes blocking; the reading end belongs to the thread.
/// @return A descriptor that is ready while there are new bytes; -1 if no thread can be started.
int terminal_start_reader(int reading, int writing);

/// Releases captured output like `terminal_release_captured`, and lets the thread end with the last
/// process that has the writing end; until then it passes on what that writes.
///
/// @param door The result of `terminal_start_reader`, which is closed. @param output Closed later.
void terminal_end_reader(int reading, int door, int output);

/// Returns what was written to the captured descriptors, as far as it is kept and new.
///
/// @param door The descriptor of the thread; without one, -1, the pipe is read here.
/// @return The number of bytes; 0 if there are none now.
size_t terminal_read_captured(int reading, int door, uint8_t *bytes, size_t count);

/// Reads what was written until now, which the thread may not have read yet.
void terminal_collect_captured(int reading);

/// Drops the first bytes of those that `terminal_return` would write to the terminal, because they
/// were shown.
void terminal_forget_captured(size_t count);

/// Writes the captured output that was not shown yet to a descriptor, in whole lines and at most
/// 64 KiB of it, and forgets all of it.
///
/// Async-signal-safe.
void terminal_release_captured(int reading, int output);

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
