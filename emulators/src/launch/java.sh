#!/bin/sh
# Stands in for Java when firebase-tools starts its emulators: answers the version check, and runs what follows `-jar`
# with Node. A real .jar, such as the Realtime Database's emulator, is left to the machine's own Java.
for word do
  case "$word" in
    -version | --version)
      echo 'openjdk version "21.0.0" (Node stand-in)' >&2
      exit 0
      ;;
    -jar) break ;;
  esac
done
if [ "$word" != -jar ]; then
  echo 'This is not Java: it only runs the local emulators (-jar FILE) and answers -version.' >&2
  exit 1
fi
options=0
for word do
  [ "$word" = -jar ] && break
  options=$((options + 1))
done
case "$(eval "echo \"\${$((options + 2))}\"")" in
  *.jar)
    PATH=${PATH#"$(dirname "$0")":}
    if ! command -v java >/dev/null; then
      echo 'This emulator is a Java program, and there is no Java on the PATH.' >&2
      exit 1
    fi
    exec java "$@"
    ;;
esac
shift $((options + 1))
exec node "$@"
