# Read by the two start.sh: every line that a container writes is a JSON object, as those of the replicas are.
log_line() { # <level> <message>
  printf '%s\n' "$2" | as_one_line | sed "s/.*/{\"time\":\"$(date -u +%Y-%m-%dT%H:%M:%SZ)\",\"level\":\"$1\",\"message\":\"&\"}/"
}

as_one_line() { # text that may stand in a string of JSON
  LC_ALL=C tr '\n' ' ' | LC_ALL=C sed 's/[^ -~]/ /g; s/[\\"]/\\&/g; s/ *$//'
  echo
}

# The error log of nginx is plain text; the access log is JSON by its settings.
nginx_lines_as_json() {
  LC_ALL=C sed -u \
    -e 's/[^ -~]/ /g; s/[\\"]/\\&/g' \
    -e 's|^\([0-9]*\)/\([0-9]*\)/\([0-9]*\) \([0-9:]*\) \[\([a-z]*\)\] \(.*\)|{"time":"\1-\2-\3T\4Z","level":"\5","message":"\6"}|; t' \
    -e 's/.*/{"level":"info","message":"&"}/'
}

start_nginx() { # <home>; does not come back
  if ! refusal=$(nginx -t -q -p "$1" -c "$1/conf/nginx.conf" -e stderr </dev/null 2>&1); then
    log_line error "nginx does not start: $refusal"
    exit 1
  fi
  rm -f "$1/tmp/log"
  mkfifo "$1/tmp/log"
  nginx_lines_as_json <"$1/tmp/log" &
  exec nginx -p "$1" -c "$1/conf/nginx.conf" -e stderr -g 'daemon off;' 2>"$1/tmp/log"
}
