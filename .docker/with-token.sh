#!/bin/sh
# Runs a command that deploys with the token of the installation, which comes as a file.
set -eu
RELEASE_TOKEN=$(cat "$RELEASE_TOKEN_FILE")
export RELEASE_TOKEN
exec "$@"
