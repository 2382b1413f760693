// For pipe2 and accept4, which create a close-on-exec descriptor atomically.
#define _GNU_SOURCE
#include "CSystemCalls.h"

#include <fcntl.h>
#include <stddef.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef __linux__

int pipe_close_on_exec(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int accept_close_on_exec(int listener) { return accept4(listener, NULL, NULL, SOCK_CLOEXEC); }

#else

int pipe_close_on_exec(int ends[2]) {
  int result = pipe(ends);
  for (int end = 0; result == 0 && end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return result;
}

int accept_close_on_exec(int listener) {
  int line = accept(listener, NULL, NULL);
  if (line >= 0) fcntl(line, F_SETFD, FD_CLOEXEC);
  return line;
}

#endif
