/**
 * `npm run dev`: everything from source; a change rebuilds what it touches and reloads the page.
 * `npm run dev -w mfe-contacts`: that remote from source, shown by a shell that runs already; `SHELL_URL` says where.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ensureInstalled } from '../lib/install.mjs';
import { say } from '../lib/progress.mjs';
import { root } from '../paths.mjs';

const remotes = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
try {
  // Installed as a package, there is nothing left to install.
  if (existsSync(join(root, 'package-lock.json'))) await ensureInstalled();
  process.env.NODE_ENV = 'development';
  if (remotes.length > 0) await (await import('../dev/develop-remotes.mjs')).developRemotes(remotes);
  else await (await import('../dev/develop.mjs')).develop();
  say('Watching the sources. Ctrl-C stops.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
