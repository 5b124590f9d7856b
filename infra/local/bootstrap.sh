#!/bin/sh
# Runs a command of the embedded stack (up, down, status, reset, test) on a machine that has only Node and npm:
# installs the packages if they are missing or have changed, then continues in Node 24, which is one of the packages.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
cd "$root"

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

command -v node >/dev/null 2>&1 || fail 'Node is missing: install Node 20 or newer with npm (Debian: apt-get install nodejs npm), then run this again.'
command -v npm >/dev/null 2>&1 || fail 'npm is missing: install it (Debian: apt-get install npm), then run this again.'
major=$(node -p 'process.versions.node.split(".")[0]')
[ "$major" -ge 20 ] || fail "Node $(node -v) is too old to begin with: install Node 20 or newer, then run this again."

node24=node_modules/.bin/node
installed=node_modules/.package-lock.json # written by npm at the end of every install

if [ ! -f "$installed" ] || [ package-lock.json -nt "$installed" ]; then
  echo '  npm packages …'
  start=$(date +%s)
  npm ci --no-fund --no-audit --loglevel=error
  touch "$installed"
  echo "✓ npm packages $(($(date +%s) - start)) s"
fi

case $("$node24" -v 2>/dev/null || true) in
v24.*) ;;
*)
  rm -f "$installed"
  fail "npm did not bring Node 24 to $node24." \
    'Its install script may have been switched off: run `npm ci --foreground-scripts --ignore-scripts=false` and read its output.'
  ;;
esac

exec "$node24" infra/local/src/cli.ts "$@"
