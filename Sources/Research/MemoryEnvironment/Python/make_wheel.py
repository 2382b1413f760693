#!/usr/bin/env python3
"""Builds a wheel of memorize_gym that needs no Swift where it is installed.

    make_wheel.py [FOLDER]

The library is built with Swift's own linked into it, in .build/wheel of the package, and the wheel is
written to the folder, .build/wheel unless another is named; the last line is its path. Only the standard
library is needed. On Linux the wheel says which glibc it asks for, as pip reads it.
"""
import base64
import hashlib
import pathlib
import platform
import re
import subprocess
import sys
import sysconfig
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parents[3]
SCRATCH = PACKAGE / ".build" / "wheel"
NAME = "memorize_gym"
VERSION = "0.2.0"
METADATA = f"""Metadata-Version: 2.1
Name: memorize-gym
Version: {VERSION}
Summary: The card-matching memory game and POPGym's Concentration as fast Gymnasium environments
Requires-Python: >=3.10
Requires-Dist: gymnasium>=1.1
Requires-Dist: numpy>=1.26
Provides-Extra: aec
Requires-Dist: pettingzoo>=1.25; extra == "aec"
"""


def build():
    """Returns the built library without debug symbols."""
    linking = ["-Xlinker", "-s"] if sys.platform == "linux" else []
    command = [
        "swift", "build", "-c", "release", "--product", "MemoryEnvironment",
        "--package-path", str(PACKAGE), "--scratch-path", str(SCRATCH),
        "-Xswiftc", "-static-stdlib", *linking,
    ]
    subprocess.run(command, check=True, stdout=sys.stderr)
    ending = ".dylib" if sys.platform == "darwin" else ".so"
    return SCRATCH / "release" / f"libMemoryEnvironment{ending}"


def tag(library):
    """Returns the platform tag of the wheel's name."""
    if sys.platform == "linux":
        versions = re.findall(rb"GLIBC_2\.(\d+)", library.read_bytes())
        return f"py3-none-manylinux_2_{max(map(int, versions))}_{platform.machine()}"
    return "py3-none-" + re.sub("[-.]", "_", sysconfig.get_platform())


def write(path, tag, contents):
    """Writes the wheel, whose last member has the digests of all others."""
    about = f"{NAME}-{VERSION}.dist-info"
    wheel = f"Wheel-Version: 1.0\nGenerator: make_wheel\nRoot-Is-Purelib: false\nTag: {tag}\n"
    contents = contents | {f"{about}/METADATA": METADATA.encode(), f"{about}/WHEEL": wheel.encode()}
    record = ""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in contents.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record += f"{name},sha256={digest},{len(data)}\n"
            file.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
        file.writestr(zipfile.ZipInfo(f"{about}/RECORD"), record + f"{about}/RECORD,,\n")


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else SCRATCH
    library = build()
    for_systems = tag(library)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{NAME}-{VERSION}-{for_systems}.whl"
    files = [*sorted((HERE / NAME).glob("*.py")), library]
    write(path, for_systems, {f"{NAME}/{each.name}": each.read_bytes() for each in files})
    print(path)


if __name__ == "__main__":
    main()
