#!/bin/sh
# Stands in for Java when firebase-tools starts its emulators: answers the version check, and runs what follows
# `-jar` with Node.
while [ $# -gt 0 ]; do
  case "$1" in
    -version | --version)
      echo 'openjdk version "21.0.0" (Node stand-in)' >&2
      exit 0
      ;;
    -jar)
      shift
      exec node "$@"
      ;;
  esac
  shift
done
echo 'This is not Java: it only runs the local emulators (-jar FILE) and answers -version.' >&2
exit 1
