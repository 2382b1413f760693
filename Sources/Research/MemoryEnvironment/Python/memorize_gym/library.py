"""The C interface of libMemoryEnvironment, as `CMemoryEnvironment.h` documents it."""
import ctypes
import os
import pathlib
import sys

VERSION = 2
POINTER, NUMBER, SIZE = ctypes.c_void_p, ctypes.c_uint64, ctypes.c_size_t
FUNCTIONS = {
    "create": [POINTER, POINTER],
    "free": [NUMBER],
    "reset": [NUMBER, POINTER, POINTER, SIZE, POINTER, SIZE],
    "reset_each": [NUMBER, POINTER, SIZE, POINTER, SIZE, POINTER, SIZE, POINTER, SIZE],
    "reset_with_deal": [NUMBER, POINTER, SIZE, POINTER, SIZE, POINTER, SIZE],
    "read_deal": [NUMBER, POINTER, SIZE],
    "read_action_masks": [NUMBER, POINTER, SIZE],
    "state_size": [NUMBER, POINTER],
    "read_state": [NUMBER, POINTER, SIZE],
    "restore": [NUMBER, POINTER, SIZE, POINTER, SIZE],
    "step": [NUMBER, POINTER],
}


class Options(ctypes.Structure):
    """The structure `memory_environment_options`."""

    _fields_ = [
        ("games", ctypes.c_int64),
        ("first_game", ctypes.c_uint64),
        ("game_stride", ctypes.c_uint64),
        ("rules", ctypes.c_int32),
        ("autoreset", ctypes.c_int32),
        ("kinds", ctypes.c_int64),
        ("copies", ctypes.c_int64),
        ("match_size", ctypes.c_int64),
        ("match_points", ctypes.c_int64),
        ("miss_penalty", ctypes.c_int64),
        ("bonus_limit", ctypes.c_int64),
        ("flip_time", ctypes.c_int64),
        ("horizon", ctypes.c_int64),
        ("threads", ctypes.c_int64),
    ]


class Step(ctypes.Structure):
    """The structure `memory_environment_step`."""

    _fields_ = [
        field
        for name in [
            "actions", "observations", "rewards", "terminated", "truncated", "final_observations",
        ]
        for field in [(name, POINTER), (name + "_count", SIZE)]
    ]

    @classmethod
    def over(cls, buffers):
        """Creates the structure for NumPy arrays by name, which the caller must keep."""
        return cls(
            **{name: buffer.ctypes.data for name, buffer in buffers.items()},
            **{name + "_count": buffer.size for name, buffer in buffers.items()},
        )


PACKAGE = pathlib.Path("Sources/Research/MemoryEnvironment/Python/memorize_gym")


def _is_owned(path):
    """Returns true if a file belongs to this user, to root, or to the owner of this package."""
    return path.stat().st_uid in {os.geteuid(), 0, pathlib.Path(__file__).stat().st_uid}


def _checkout():
    """Returns the checkout that this package is part of; None for an installed package."""
    here = pathlib.Path(__file__).resolve().parent
    root = here.parents[len(PACKAGE.parts) - 1] if len(here.parents) >= len(PACKAGE.parts) else None
    return root if root and here == root / PACKAGE and (root / "Package.swift").is_file() else None


def find():
    """Returns the path of the library: beside this file, or in the build folder of its own checkout.

    Of the build folder, everything from the checkout on must belong to this user, root or the package's owner.
    No folder above is searched, because anybody may have put a library there.
    """
    name = "libMemoryEnvironment" + (".dylib" if sys.platform == "darwin" else ".so")
    beside = pathlib.Path(__file__).resolve().parent / name
    if beside.exists():
        return beside
    root = _checkout()
    built = root and root / ".build" / "release" / name
    if not built or not built.exists():
        return None
    real = built.resolve()
    parts = [root, root / ".build", real, *(folder for folder in real.parents if root in folder.parents)]
    return built if real.is_relative_to(root) and all(map(_is_owned, parts)) else None


def _load():
    path = os.environ.get("MEMORY_ENVIRONMENT_LIBRARY") or find()
    if path is None:
        raise ImportError(
            "libMemoryEnvironment was not found: build it with"
            " `swift build -c release --product MemoryEnvironment`,"
            " or say where it is with MEMORY_ENVIRONMENT_LIBRARY"
        )
    library = ctypes.CDLL(str(path))
    if library.memory_environment_version() != VERSION:
        raise ImportError(f"{path} is not of the same version as {__file__}")
    for function, arguments in FUNCTIONS.items():
        entry = getattr(library, "memory_environment_" + function)
        entry.argtypes, entry.restype = arguments, ctypes.c_int32
    library.memory_environment_message.argtypes = []
    library.memory_environment_message.restype = ctypes.c_char_p
    return library


library = _load()
step = library.memory_environment_step


def check(status):
    """Raises a ValueError with the library's message if a call failed."""
    if status != 0:
        raise ValueError(library.memory_environment_message().decode())


def create(**options):
    """Creates an environment and returns its number."""
    environment = ctypes.c_uint64()
    given = Options(**options)
    for name, value in options.items():
        # ctypes truncates numbers of any size to their lowest bits.
        if getattr(given, name) != value:
            raise ValueError(f"{name} is out of range: {value}")
    check(library.memory_environment_create(ctypes.byref(given), ctypes.byref(environment)))
    return environment.value


def span(array):
    """Returns an array as the two arguments of the C interface; None as a null pointer."""
    return (None, 0) if array is None else (array.ctypes.data, array.size)


def state_size(environment):
    """Returns the number of elements of the state of all games."""
    count = ctypes.c_size_t()
    check(library.memory_environment_state_size(environment, ctypes.byref(count)))
    return count.value
