/**
 * What `docker-compose.yml` contains for every remote, added for one more: where the gateway finds it, its service, what the
 * deployment waits for, its volume. The text is edited, not parsed, so that comments and anchors stay as they are.
 * @param {string} text
 * @param {string} remote
 */
export function addToCompose(text, remote) {
  const lines = text.split('\n');
  /** @param {RegExp} pattern @param {string[]} added */
  const insertAfterLast = (pattern, added) => {
    const last = lines.findLastIndex((line) => pattern.test(line));
    if (last === -1) throw new Error(`docker-compose.yml has no line like ${pattern} to add ${remote} after.`);
    lines.splice(last + 1, 0, ...added);
  };
  insertAfterLast(/^ {8}mfe-[\w-]+=mfe-[\w-]+:\d+$/, [`        ${remote}=${remote}:8080`]);
  insertAfterLast(/^ {6}mfe-[\w-]+: \*up$/, [`      ${remote}: *up`]);
  insertAfterLast(/^ {4}volumes: \[mfe-[\w-]+:\/srv\/remote\]$/, [
    `  ${remote}:`,
    '    <<: *remote',
    `    volumes: [${remote}:/srv/remote]`,
  ]);
  insertAfterLast(/^ {2}mfe-[\w-]+:$/, [`  ${remote}:`]);
  return lines.join('\n');
}

/**
 * A line of the README's map for one more remote.
 * @param {string} text
 * @param {string} remote
 */
export function addToMap(text, remote) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('| [`mfe-'));
  if (last === -1) throw new Error(`README.md has no map of remotes to add ${remote} to.`);
  lines.splice(last + 1, 0, `| [\`${remote}/\`](${remote}/README.md) | what it owns, in a few words |`);
  return lines.join('\n');
}
