#!/bin/sh
# Starts nginx as the server of one remote.
#
#   REMOTE_HOME         where everything lies that is written; the versions in its folder `files`
#   RELEASE_TOKEN_FILE  holds what deployments have to know
#   LISTEN              port, or address:port
set -eu

settings=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
home=${REMOTE_HOME:-/srv/remote}

mkdir -p "$home/conf/place" "$home/tmp" "$home/files"
cp "$settings"/*.conf "$settings"/../nginx/*.conf "$home/conf/"
. "$settings/../nginx/log.sh"
. "$settings/../nginx/token.sh"
write_token "$RELEASE_TOKEN_FILE" "$home/conf/place/token.conf"
echo "listen ${LISTEN:-8080};" >"$home/conf/place/listen.conf"
[ "$(id -u)" != 0 ] || chown www-data "$home/files"
start_nginx "$home"
