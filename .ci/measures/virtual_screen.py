"""A screen of Xvfb for scripts that start terminals."""

import contextlib
import os
import subprocess
import time


@contextlib.contextmanager
def screen(size="1000x700"):
    """Starts Xvfb at a free number, and ends it at last."""
    for number in range(90, 190):
        if os.path.exists(f"/tmp/.X11-unix/X{number}"):
            continue
        server = subprocess.Popen(
            ["Xvfb", f":{number}", "-screen", "0", f"{size}x24"], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.environ["DISPLAY"] = f":{number}"
        try:
            for _ in range(200):
                if os.path.exists(f"/tmp/.X11-unix/X{number}"):
                    break
                time.sleep(0.05)
            else:
                raise SystemExit("Xvfb does not start")
            yield
        finally:
            server.terminate()
            server.wait()
        return
    raise SystemExit("no number for Xvfb is free")
