# Downloads Debian source packages to .build/conformance/packages with a private apt configuration,
# so that the system's lists do not change; sourced by .ci/checks/conformance, which sets `root`.

: "${root:?}"
releases=(trixie bookworm sid)

# Runs apt-get with a private state and private sources.
own_apt() {
  local apt=$root/apt
  mkdir -p "$apt/lists/partial" "$apt/archives/partial" "$apt/sources"
  printf 'Types: deb-src\nURIs: http://deb.debian.org/debian\nSuites: %s\nComponents: main\nSigned-By: %s\n' \
    "${releases[*]}" /usr/share/keyrings/debian-archive-keyring.gpg >"$apt/sources/debian.sources"
  apt-get -qq -o Dir::State::Lists="$apt/lists" -o Dir::Cache="$apt" -o Dir::Etc::SourceList=/dev/null \
    -o Dir::Etc::SourceParts="$apt/sources" -o Acquire::Retries=2 -o APT::Sandbox::User=root "$@"
}

# Downloads a package's original archive from the first release that has it.  fetch PACKAGE
fetch() {
  local folder=$root/packages/$1 release
  archive "$1" >/dev/null && return 0
  command -v apt-get >/dev/null || return 1
  if [ -z "${has_lists:-}" ]; then
    own_apt update >"$root/apt.log" 2>&1 || return 1
    has_lists=1
  fi
  mkdir -p "$folder"
  for release in "${releases[@]}"; do
    (cd "$folder" && own_apt source --download-only --tar-only "$1/$release") >>"$root/apt.log" 2>&1
    archive "$1" >/dev/null && return 0
  done
  return 1
}

# Prints the path of a package's archive if it was downloaded.
archive() { compgen -G "$root/packages/$1/*.orig.tar.*"; }

# Prints the names and versions of packages as the counts have them.
versions() {
  local package name
  for package in "$@"; do
    name=$(basename "$(archive "$package")")
    printf '%s\n' "${name%.orig.tar.*}"
  done | paste -sd ,
}

# Extracts files of a package to a folder, with a prefix per package so that no file replaces
# another's.  unpack PACKAGE FOLDER PREFIX PATTERN...
unpack() {
  local package=$1 folder=$2 prefix=$3 all
  shift 3
  all=$(mktemp -d)
  tar -xf "$(archive "$package")" -C "$all" --wildcards --no-anchored --warning=no-unknown-keyword "$@"
  mkdir -p "$folder"
  find "$all" -type f | while read -r file; do mv "$file" "$folder/$prefix${file##*/}"; done
  rm -r "$all"
}
