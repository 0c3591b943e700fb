#!/bin/sh
# Makes the database that the environment names, once, and starts PostgreSQL.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown postgres:postgres "$PGDATA"
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups sh "$0"
fi
if ! [ -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" >/tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust --encoding=UTF8 --locale=C.UTF-8 >/dev/null
  rm /tmp/password
  echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
  pg_ctl --wait start --options="-c listen_addresses=''" --log=/tmp/first-start.log >/dev/null
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --wait stop --mode=fast >/dev/null
fi
exec postgres -c listen_addresses='*'
