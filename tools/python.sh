# Says what is wrong with the Python that was asked for by PYTHON, if one was and it cannot run Noctuary.
[ -z "$PYTHON" ] && exit
if ! command -v "$PYTHON" >/dev/null; then
  echo "noctuary: PYTHON is $PYTHON, but there is no such program." >&2
  exit 1
fi
if ! "$PYTHON" -S -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
  found=$("$PYTHON" -S -c 'import sys; print(" %d.%d" % sys.version_info[:2])' 2>/dev/null)
  echo "noctuary: PYTHON is $PYTHON, but that is no Python of version 3.11 or later${found:+; it is Python$found}." >&2
  exit 1
fi
