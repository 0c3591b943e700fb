# Read by the two start.sh, after log.sh: writes who may deploy. nginx compares the whole header, and the case of its
# letters counts.
write_token() { # <file of the token> <file to write>
  token=$(cat "$1")
  case $token in
    *[!A-Za-z0-9_-]*) log_line error "The release token must be made of letters, digits, - and _ only." && exit 1 ;;
  esac
  if [ "${#token}" -lt 32 ]; then
    log_line error "The release token must have 32 characters or more."
    exit 1
  fi
  (umask 077 && printf 'map $http_authorization $deployer {\n  default "";\n  "~^Bearer %s$" yes;\n}\n' "$token" >"$2")
}
