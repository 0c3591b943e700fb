import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readJson, remoteNames, root } from '../paths.mjs';
import { say } from '../lib/progress.mjs';
import { bin, mustRun } from '../lib/run.mjs';

/**
 * Adds a remote to `docker-compose.yml`: its address for the gateway, its service, the dependency of the deployment, its
 * volume. The text is edited, not parsed, so that comments and anchors stay as they are.
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

/**
 * Its box in the diagram of the architecture.
 * @param {string} text
 * @param {string} remote
 */
export function addToDiagram(text, remote) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => /^ {6}\w+\[mfe-[\w-]+\]$/.test(line));
  if (last === -1) throw new Error(`docs/architecture.md has no boxes of remotes to add ${remote} to.`);
  lines.splice(last + 1, 0, `      ${remote.replaceAll('-', '_')}[${remote}]`);
  return lines.join('\n');
}

const skeleton = fileURLToPath(new URL('./skeleton', import.meta.url));

const FIRST_PORT = 4101;

/** Returns a dev server port that no other remote uses. */
function freePort() {
  const taken = remoteNames().map((remote) => readJson(join(root, remote, 'package.json')).config?.port ?? 0);
  return Math.max(FIRST_PORT - 1, ...taken) + 1;
}

/**
 * The name of a remote, with or without `mfe-` before it, or an error that says what is wrong with it.
 * @param {string} given @returns {string} without `mfe-`
 */
function remoteName(given) {
  const name = given.replace(/^mfe-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length < 2 || name.length > 31 || name.startsWith('mfe-')) {
    throw new Error(
      `« ${given} » is no name for a remote. Usage: npm run new-remote <name>, with 2 to 31 lower-case letters, digits and single hyphens, such as « workshops » or « mfe-workshops ».`,
    );
  }
  if (existsSync(join(root, `mfe-${name}`))) throw new Error(`mfe-${name} exists already.`);
  return name;
}

/** @param {string} given */
export async function makeRemote(given) {
  const name = remoteName(given);
  const folder = `mfe-${name}`;

  const port = String(freePort());
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  for (const file of readdirSync(skeleton, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.template')) continue;
    const target = join(root, folder, file.replace(/\.template$/, ''));
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(skeleton, file), 'utf8');
    writeFileSync(target, text.replaceAll('__name__', name).replaceAll('__Title__', title).replace('__port__', port));
  }

  const packageFile = join(root, 'package.json');
  const workspace = readJson(packageFile);
  const last = workspace.workspaces.findLastIndex((/** @type {string} */ entry) => entry.startsWith('mfe-'));
  workspace.workspaces.splice(last + 1, 0, folder);
  writeFileSync(packageFile, `${JSON.stringify(workspace, null, 2)}\n`);

  for (const [file, add] of /** @type {const} */ ([
    ['docker-compose.yml', addToCompose],
    ['README.md', addToMap],
    ['docs/architecture.md', addToDiagram],
  ])) {
    writeFileSync(join(root, file), add(readFileSync(join(root, file), 'utf8'), folder));
  }

  say(`Made ${folder}; linking it…`);
  await mustRun('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  await mustRun(bin('prettier'), ['--write', '--log-level=warn', 'package.json', 'README.md', folder], { quiet: true });
  say(`${folder} is ready: \`npm test -- --only unit ${folder}\`, then \`npm start\` and open /${name}.`);
}
