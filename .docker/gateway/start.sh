#!/bin/sh
# Starts nginx as the gateway. Writes beside the settings what differs from place to place, and has nginx read it again
# when an address behind it, or a certificate, has become another one.
#
#   GATEWAY_HOME        where everything lies that is written
#   API                 where the replicas answer: host:port, several with spaces; a host may have many addresses
#   REMOTES             where the remotes' servers answer: name=host:port, several with spaces
#   RELEASE_TOKEN_FILE  holds what deployments have to know
#   PUBLIC_URL          where plain http is sent, once there are certificates and this begins with https
#   LISTEN, LISTEN_TLS, LISTEN_INSIDE   port, or address:port
set -eu

settings=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
home=${GATEWAY_HOME:-/srv/gateway}
place=$home/conf/place
certificate=$home/certificates/fullchain.pem
key=$home/certificates/privkey.pem

addresses_of() { # <host>: all of them now; those of before, where the name is not known for a moment
  found=$(getent ahostsv4 "$1" | cut -d ' ' -f 1 | sort -u)
  [ -z "$found" ] || echo "$found" >"$home/addresses/$1"
  cat "$home/addresses/$1" 2>/dev/null || true
}

server_lines() { # <host:port>…
  for at in "$@"; do
    # Who has failed is left alone for a second. Once that is everybody, all are asked after all: the first that was
    # restarted may be back already when the second goes.
    addresses_of "${at%:*}" | sed "s/.*/  server &:${at##*:} max_fails=2 fail_timeout=1s;\\n  server &:${at##*:} max_fails=0 backup;/"
  done
}

upstream() { # <name> <host:port>…
  name=$1
  shift
  lines=$(server_lines "$@")
  # A group of nobody would be a mistake in the settings, and cost all the others.
  printf 'upstream %s {\n  zone %s 64k;\n%s\n  keepalive 16;\n}\n' "$name" "$name" "${lines:-  server 127.0.0.1:9 down;}"
}

upstreams() {
  # shellcheck disable=SC2086 # words are wanted
  upstream api $API
  for remote in $REMOTES; do upstream "${remote%%=*}" "${remote#*=}"; done
  echo 'map $remote $remote_server {'
  echo '  default "";'
  for remote in $REMOTES; do echo "  ${remote%%=*} ${remote%%=*};"; done
  echo "}"
}

plain() { # what http answers, where there is https
  case $PUBLIC_URL in
    https://*) echo "include challenges.conf; location / { return 308 $PUBLIC_URL\$request_uri; }" ;;
    # The address that people were given leads here: it cannot lead away.
    *) echo "include site.conf;" ;;
  esac
}

servers() {
  if [ -s "$certificate" ] && [ -s "$key" ]; then
    # nginx reads certificates when it reads its settings: this line changes with them.
    echo "# $(cat "$certificate" "$key" | cksum)"
    echo "server { listen ${LISTEN:-80}; $(plain) }"
    echo "server { listen ${LISTEN_TLS:-443} ssl http2; include tls.conf; include site.conf; }"
  else
    echo "server { listen ${LISTEN:-80}; include site.conf; }"
  fi
  # Not published: for deployments from within, and for whoever asks whether the gateway lives.
  echo "server { listen ${LISTEN_INSIDE:-8081}; include site.conf; location = /healthy { return 204; } }"
}

written() { # <file>: whether what comes in is another text than the file's; then it is the file's
  cat >"$1.new"
  if cmp -s "$1" "$1.new"; then rm "$1.new" && return 1; fi
  mv "$1.new" "$1"
}

mkdir -p "$place" "$home/addresses" "$home/tmp" "$home/pages" "$home/files/live"
cp "$settings"/*.conf "$settings"/../nginx/*.conf "$home/conf/"
cp "$settings"/pages/* "$home/pages/"
. "$settings/../nginx/token.sh"
write_token "$RELEASE_TOKEN_FILE" "$place/token.conf"
upstreams >"$place/upstreams.conf"
servers >"$place/servers.conf"
# nginx gives what it makes itself to those who work for it.
[ "$(id -u)" != 0 ] || chown www-data "$home/files/live"

nginx=$$
while sleep "${LOOK_EVERY:-3}"; do
  kill -0 $nginx 2>/dev/null || exit 0
  changed=
  if upstreams | written "$place/upstreams.conf"; then changed=yes; fi
  if servers | written "$place/servers.conf"; then changed=yes; fi
  # Settings that nginx cannot read leave it as it was.
  [ -z "$changed" ] || kill -HUP $nginx
done &
exec nginx -p "$home" -c "$home/conf/nginx.conf" -e stderr -g 'daemon off;'
