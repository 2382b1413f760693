# Functions of .ci/run, .ci/deep and their scripts: what is installed, and runs of the tests.
# shellcheck shell=bash

# Raised when tests are added, so that a filter or target that runs no tests fails.
least_tests=4280

top=$(realpath "${BASH_SOURCE[0]%/*}/..")
has_package_lists=
lacking=""

# Looks whether something is there: a command, a file, or a Python module as "import NAME"; or
# PyPI, root, or namespaces in which root's rights are enough for mounts and for other users.
is_there() {
  case $1 in
    root) [ "$(id -u)" = 0 ] ;;
    namespaces) [ "$(id -u)" = 0 ] || unshare --map-root-user --map-auto --mount true 2>/dev/null ;;
    PyPI) reaches_PyPI ;;
    /*) [ -e "$1" ] ;;
    import\ *) python3 -c "$1" 2>/dev/null ;;
    *) command -v "$1" >/dev/null ;;
  esac
}

# Looks whether pip, which Python may have in virtual environments alone, can download a package.
reaches_PyPI() {
  local folder status=0 pip
  folder=$(mktemp -d)
  pip=$(compgen -G "$top/.build/*/bin/pip" | head -n 1)
  "${pip:-pip}" download --quiet --retries 1 --no-deps --dest "$folder" packaging >/dev/null 2>&1 || status=1
  rm -r "$folder"
  return $status
}

# Looks for what a script needs.  need [WHAT:PACKAGE | WHAT | pip:FOLDER:REQUIREMENTS]...
#
# Where CI is set, missing packages of Debian are installed. The requirements of a virtual
# environment are installed everywhere, because only .build has them. What is missing at last is
# named on standard error and in `lacking`, and the status is 1.
need() {
  local each folder requirements packages=()
  lacking=""
  for each in "$@"; do
    [[ $each == pip:* || $each != *:* ]] || is_there "${each%:*}" || packages+=("${each##*:}")
  done
  if [ ${#packages[@]} -gt 0 ] && [ -n "${CI:-}" ] && command -v apt-get >/dev/null; then
    [ -n "$has_package_lists" ] || ! apt-get update -qq >&2 || has_package_lists=1
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${packages[@]}" >&2 || true
  fi
  packages=()
  for each in "$@"; do
    if [[ $each == pip:* ]]; then
      IFS=: read -r _ folder requirements <<<"$each"
      # shellcheck disable=SC2086 # requirements are words
      environment "$folder" $requirements || packages+=("$requirements of PyPI")
    else
      is_there "${each%:*}" || packages+=("${each##*:}")
    fi
  done
  [ ${#packages[@]} -gt 0 ] || return 0
  lacking=$(printf '%s, ' "${packages[@]}")
  lacking=${lacking%, }
  echo "not installed: $lacking" >&2
  return 1
}

# Makes a virtual environment with packages of PyPI, once for each list of them; the status is 1 if
# that is impossible.
#
#   environment FOLDER REQUIREMENT...     its interpreter is .build/FOLDER/bin/python
#   environment FOLDER -r FILE
environment() {
  local folder=$top/.build/$1 wanted stamp
  shift
  wanted=$*
  [ "$1" != -r ] || wanted=$(cd "$top" && cat "$2")
  stamp=$folder/installed-$(sha256sum <<<"$wanted" | cut -c 1-16)
  [ ! -e "$stamp" ] || return 0
  need python3:python3 'import ensurepip:python3-venv' || return 1
  python3 -m venv "$folder" &&
    (cd "$top" && "$folder/bin/pip" install --quiet --retries 2 --disable-pip-version-check "$@" >&2) && : >"$stamp"
}

# Runs tests, keeps what they print, and repeats at the end what failed.  report_tests LOG COMMAND...
report_tests() {
  local log=$1 count
  shift
  if ! "$@" 2>&1 | tee "$log"; then
    # Tests run in parallel, so that a failure may be thousands of lines above the end.
    printf '\n== failed\n'
    grep -a -A 3 '✘' "$log" | grep -a -v '◇\|✔' | tail -n 60
    return 1
  fi
  count=$(sed -n 's/.*Test run with \([0-9]*\) tests.* passed.*/\1/p' "$log" | tail -n 1)
  if [ "${count:-0}" -lt "$least_tests" ]; then
    echo "only ${count:-0} tests ran; at least $least_tests are expected" >&2
    return 1
  fi
}

# Prints a pattern of the tests that start a process of their own.
tests_with_exits() {
  # shellcheck disable=SC2016 # the dollar is of awk
  (cd "$top" && grep -rl processExitsWith Tests | xargs awk '
    match($0, /func ([A-Za-z]+|`[^`]*`)\(/) { name = substr($0, RSTART + 5, RLENGTH - 6) }
    /processExitsWith/ { gsub(/[][.*+?(){}|^$\\]/, "\\\\&", name); print "/" name "\\(" }' | sort -u | paste -sd '|')
}
