/**
 * `npm run admin -- <command>`: what an operator does to the product without a browser. Installs what is missing and
 * builds the server where it is stale, as `npm start` does.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ensureInstalled } from '../lib/install.mjs';
import { apiOut, root } from '../paths.mjs';

try {
  await ensureInstalled();
  const { buildApi } = await import('../bundle/build-steps.mjs');
  await buildApi();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const admin = spawn(process.execPath, ['--enable-source-maps', join(apiOut, 'admin.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.on('SIGINT', () => undefined);
admin.on('close', (code) => process.exit(code ?? 1));
