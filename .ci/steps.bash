# The steps of .ci/run and .ci/deep: what each needs, how long it takes, and which were left out.
# shellcheck shell=bash

# shellcheck source=.ci/tools.bash
. "${BASH_SOURCE[0]%/*}/tools.bash"

# The same flags for everything that is built for tests, which would be rebuilt otherwise.
# shellcheck disable=SC2034 # for run and deep
checked=(-Xswiftc -warnings-as-errors)
order=()           # the names of all steps
chosen=()          # the names of those that run
may_be_late=()     # the names of those that a slow machine leaves out
declare -A titles  # what a step does
declare -A quiet   # its seconds on two quiet cores
declare -A needs   # what it needs, a line each
declare -A lacks   # what of that is missing
declare -A took    # its seconds here
left_out=()        # the steps that did not run, or not as a whole, with the reason
late=()            # the steps that were left out because the machine is slow
current=

# Declares a step; its function is run_NAME.  step NAME SECONDS TITLE [NEED...]
#
# SECONDS are those on two quiet cores. A need is one of `need`; with a question mark before it the
# step runs without what is missing, but counts as left out in part.
step() {
  order+=("$1")
  quiet[$1]=$2
  titles[$1]=$3
  needs[$1]=$(printf '%s\n' "${@:4}")
}

# True if, by the steps so far, all would take three times the half hour of a quiet machine.
is_slow() {
  local name done=0 all=0
  for name in "${!took[@]}"; do done=$((done + quiet[$name])); done
  for name in "${chosen[@]}"; do all=$((all + quiet[$name])); done
  [ "$done" -gt 0 ] && [ $((SECONDS * all / done)) -ge $((3 * 1800)) ]
}

# Looks for what a step needs, and notes what is missing.
look_for_needs() {
  local name=$1 list=${needs[$1]} optional=() required=() line
  while read -r line; do
    case $line in
      '') ;;
      \?*) optional+=("${line#\?}") ;;
      *) required+=("$line") ;;
    esac
  done <<<"$list"
  if ! need "${required[@]}"; then
    lacks[$name]=$lacking
    left_out+=("$name: ${titles[$name]}: without $lacking")
  elif ! need "${optional[@]}"; then
    left_out+=("$name, in part: ${titles[$name]}: without $lacking")
  fi
}

# Runs a step, unless something is missing that it needs, or the machine is slow.
run_step() {
  local begin=$SECONDS
  printf '\n== %s\n' "${titles[$1]}"
  if [ -n "${lacks[$1]:-}" ]; then
    echo "left out: without ${lacks[$1]}"
  elif [[ " ${may_be_late[*]} " == *" $1 "* ]] && is_slow; then
    echo 'left to .ci/deep, because this machine is slow'
    late+=("$1: ${titles[$1]}")
  else
    current=$1
    "run_$1"
    took[$1]=$((SECONDS - begin))
    current=
  fi
}

# Notes that the step that runs cannot do all of its work.  leave_out REASON
leave_out() { left_out+=("$current: ${titles[$current]}: $1"); }

# Runs a command, whose status 77 says that it cannot do all of its work.  try REASON COMMAND...
try() {
  local reason=$1 status=0
  shift
  "$@" || status=$?
  [ $status -eq 77 ] || return $status
  leave_out "$reason"
}

# Prints the seconds of each step, and what was left out; the exit status is 1 for the latter.
finish() {
  local status=$? name total=0
  trap - EXIT
  # shellcheck disable=SC2046 # numbers
  kill $(jobs -p) 2>/dev/null || true
  printf '\n%-18s %8s %8s\n' step seconds quiet
  for name in "${chosen[@]}"; do
    [ -n "${took[$name]:-}" ] || continue
    printf '%-18s %8d %8d\n' "$name" "${took[$name]}" "${quiet[$name]}"
    total=$((total + quiet[$name]))
  done
  printf '%-18s %8d %8d\n' 'all of these' "$SECONDS" "$total"
  if [ ${#left_out[@]} -gt 0 ]; then
    printf '\nleft out:\n'
    printf '  %s\n' "${left_out[@]}"
    [ -n "${CI:-}" ] || echo 'With CI=1, what is missing of Debian is installed first.'
  fi
  if [ ${#late[@]} -gt 0 ]; then
    printf '\nleft to .ci/deep:\n'
    printf '  %s\n' "${late[@]}"
  fi
  if [ "$status" -ne 0 ]; then
    printf '\nfailed%s\n' "${current:+: $current: ${titles[$current]}}"
  elif [ ${#left_out[@]} -gt 0 ]; then
    printf '\nfailed, because steps were left out: %s\n' "$(names_of "${left_out[@]}")"
    status=1
  fi
  exit "$status"
}

# Prints the names of steps that were left out.
names_of() { printf '%s\n' "$@" | sed 's/[:,].*//' | paste -sd ' '; }

# Runs steps, all of them if none is named, and ends the script.  run_steps [NAME...]
run_steps() {
  local name
  chosen=("$@")
  [ $# -gt 0 ] || chosen=("${order[@]}")
  for name in "${chosen[@]}"; do
    if [ -z "${titles[$name]:-}" ]; then
      echo "there is no step $name, but there are: ${order[*]}" >&2
      exit 64
    fi
  done
  trap finish EXIT
  SECONDS=0
  printf '\n== what the steps need\n'
  for name in "${chosen[@]}"; do look_for_needs "$name"; done
  for name in "${chosen[@]}"; do run_step "$name"; done
}

# Builds the release once, and sets `memorize` to the path of the program.
release() {
  [ -z "${memorize:-}" ] || return 0
  swift build -c release
  memorize=$(swift build -c release --show-bin-path)/memorize
}
