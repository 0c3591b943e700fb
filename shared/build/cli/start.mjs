/** `npm start`: installs missing packages, builds stale parts, serves the whole product. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ensureInstalled } from '../lib/install.mjs';
import { say } from '../lib/progress.mjs';
import { isBuildFresh } from '../bundle/is-build-fresh.mjs';
import { apiOut, buildDir, root } from '../paths.mjs';

try {
  await ensureInstalled();
  if (!isBuildFresh()) {
    const { buildAll } = await import('../bundle/build-all.mjs');
    await buildAll({ keepDeployed: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

say('Starting the server…');
const server = spawn(process.execPath, ['--enable-source-maps', join(apiOut, 'main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { WEB_DIR: buildDir, LOG_LEVEL: 'warn', ...process.env },
});

// Ctrl-C reaches the server too, from the terminal; what is asked of this process alone is handed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('close', (code) => process.exit(code ?? 0));
