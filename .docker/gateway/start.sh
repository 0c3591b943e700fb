#!/bin/sh
# Starts nginx as the gateway. Writes beside the settings what differs from place to place, and has nginx read it again
# when an address behind it, or a certificate, has become another one.
#
#   GATEWAY_HOME        where everything lies that is written
#   API                 where the replicas answer: host:port, several with spaces; a host may have many addresses
#   REMOTES             where the remotes' servers answer: name=host:port, several with spaces
#   RELEASE_TOKEN_FILE  holds what deployments have to know
#   TRUSTED_PROXIES     load balancers before the gateway, whose X-Forwarded-For and X-Forwarded-Proto are believed:
#                       addresses or ranges with commas between them; empty where there are none
#   PUBLIC_URL          where plain http is sent, once there are certificates and this begins with https
#   LISTEN, LISTEN_TLS, LISTEN_INSIDE   port, or address:port
set -eu

settings=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
home=${GATEWAY_HOME:-/srv/gateway}
place=$home/conf/place
given=$home/certificates
. "$settings/../nginx/log.sh"
. "$settings/../nginx/token.sh"

addresses_of() { # <host>: all of them now; those of before, where the name is not known for a moment
  found=$(getent ahostsv4 "$1" | cut -d ' ' -f 1 | sort -u)
  [ -z "$found" ] || echo "$found" >"$home/addresses/$1"
  cat "$home/addresses/$1" 2>/dev/null || true
}

server_lines() { # <host:port>…
  for at in "$@"; do
    # A replica that failed is skipped for a second. When all of them failed, all are tried again: the first that was
    # restarted may be back already when the second goes.
    addresses_of "${at%:*}" | sed "s/.*/  server &:${at##*:} max_fails=2 fail_timeout=1s;\\n  server &:${at##*:} max_fails=0 backup;/"
  done
}

upstream() { # <name> <host:port>…
  name=$1
  shift
  lines=$(server_lines "$@")
  # An empty group is a mistake in the settings, and would make the others fail.
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

proxies() {
  ranges=$(echo "$TRUSTED_PROXIES" | tr ',' ' ')
  echo 'real_ip_header X-Forwarded-For;'
  echo 'real_ip_recursive on;'
  for range in $ranges; do echo "set_real_ip_from $range;"; done
  # shellcheck disable=SC2016 # names of nginx
  echo 'geo $realip_remote_addr $is_trusted_proxy {'
  echo '  default 0;'
  for range in $ranges; do echo "  $range 1;"; done
  echo '}'
}

plain() { # what http answers, where there is https
  case $PUBLIC_URL in
    https://*) echo "include plain.conf; location / { return 308 $PUBLIC_URL\$request_uri; }" ;;
    # The address that people were given leads here: it cannot lead away.
    *) echo "include site.conf;" ;;
  esac
}

# nginx does not start with a certificate and a key that do not belong together, nor reads its settings again. So it is
# given copies of the last two that did.
take_pair() {
  if ! [ -s "$given/fullchain.pem" ] || ! [ -s "$given/privkey.pem" ]; then
    # A file that is being written over is empty for a moment: what is gone is so at two looks in a row.
    if [ -e "$place/pair.gone" ]; then rm -rf "$place/pair" "$place/pair.seen"; fi
    : >"$place/pair.gone"
    return
  fi
  rm -f "$place/pair.gone"
  rm -rf "$place/new-pair"
  # While they are being exchanged one may be missing: the next look will find it.
  (umask 077 && mkdir "$place/new-pair" && cp "$given/fullchain.pem" "$given/privkey.pem" "$place/new-pair/") || return 0
  sum=$(cat "$place/new-pair/fullchain.pem" "$place/new-pair/privkey.pem" | cksum)
  [ "$sum" != "$(cat "$place/pair.seen" 2>/dev/null)" ] || return 0
  echo "$sum" >"$place/pair.seen"
  rm -f "$home/tmp/pair.sock"
  if refusal=$(cd "$home" && nginx -t -q -p "$home" -c "$home/conf/pair.conf" -e stderr </dev/null 2>&1); then
    rm -rf "$place/pair"
    mv "$place/new-pair" "$place/pair"
    log_line info "The certificate in the folder is used."
  elif [ -d "$place/pair" ]; then
    log_line error "The certificate and the key in the folder cannot be used together, the former ones go on: $refusal"
  else
    log_line error "The certificate and the key in the folder cannot be used together, there is plain http only: $refusal"
  fi
}

servers() {
  if [ -d "$place/pair" ]; then
    # nginx reads certificates when it reads its settings: this line changes with them.
    echo "# $(cat "$place/pair/fullchain.pem" "$place/pair/privkey.pem" | cksum)"
    echo "server { listen ${LISTEN:-80}; $(plain) }"
    echo "server { listen ${LISTEN_TLS:-443} ssl http2; include tls.conf; include site.conf; }"
  else
    echo "server { listen ${LISTEN:-80}; include site.conf; }"
  fi
  # Not published: for deployments from within, and for health checks of the gateway.
  echo "server { listen ${LISTEN_INSIDE:-8081}; include site.conf; location = /healthy { access_log off; return 204; } }"
}

written() { # <file>: whether what comes in is another text than the file's; then it is the file's
  cat >"$1.new"
  if cmp -s "$1" "$1.new"; then rm "$1.new" && return 1; fi
  mv "$1.new" "$1"
}

case $TRUSTED_PROXIES in
  *[!0-9a-fA-F.:/,\ ]*)
    echo 'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.5 or 172.16.0.0/12, with commas between them.' >&2
    exit 1
    ;;
esac
mkdir -p "$place" "$home/addresses" "$home/tmp" "$home/pages" "$home/files/live"
cp "$settings"/*.conf "$settings"/../nginx/*.conf "$home/conf/"
cp "$settings"/pages/* "$home/pages/"
write_token "$RELEASE_TOKEN_FILE" "$place/token.conf"
proxies >"$place/proxies.conf"
# Faults of the certificate are logged at each start.
rm -f "$place/pair.seen"
take_pair
upstreams >"$place/upstreams.conf"
servers >"$place/servers.conf"
# nginx gives what it makes itself to those who work for it.
[ "$(id -u)" != 0 ] || chown www-data "$home/files/live"

nginx=$$
while sleep "${LOOK_EVERY:-3}"; do
  kill -0 $nginx 2>/dev/null || exit 0
  changed=
  if upstreams | written "$place/upstreams.conf"; then changed=yes; fi
  take_pair
  if servers | written "$place/servers.conf"; then changed=yes; fi
  # Settings that nginx cannot read leave it as it was.
  [ -z "$changed" ] || kill -HUP $nginx
done &
start_nginx "$home"
