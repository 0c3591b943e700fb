#!/bin/sh
# Makes the missing secrets of an installation: .env for the settings of docker-compose.yml, and the files in
# .docker/secrets. Existing ones stay as they are. Needs openssl, nothing of the product.
set -eu
cd "$(dirname -- "$0")/.."
secrets=.docker/secrets
umask 077

[ -s "$secrets/release_token" ] || openssl rand -hex 32 >"$secrets/release_token"
[ -s "$secrets/release_key.pem" ] || openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$secrets/release_key.pem"
# Read in a container by a user who is not the owner here; the folder keeps other users of this machine out.
chmod 700 "$secrets"
chmod 644 "$secrets/release_token"

set_once() { # <name> <value>
  grep -q "^$1=" .env 2>/dev/null || echo "$1=$2" >>.env
}
set_once SESSION_SECRET "$(openssl rand -hex 32)"
set_once POSTGRES_PASSWORD "$(openssl rand -hex 24)"
set_once RELEASE_PUBLIC_KEYS "$(openssl pkey -in "$secrets/release_key.pem" -pubout -outform DER | openssl base64 -A)"
echo "The secrets are in $secrets and .env. Keep a copy of both where the machine's end does not take it along."
