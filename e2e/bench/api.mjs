import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { apiBundle, apiEntries } from '../../shared/build/bundle/api-bundle.mjs';
import { buildDir } from '../../shared/build/paths.mjs';
import { measureRate } from './measure-rate.mjs';
import { median, ratio, table } from './numbers.mjs';

/**
 * The server's layers: one authenticated paged list through everything that the product puts around it, and the same
 * look-up of the session and the same query behind a bare `node:http`, over the same database.
 * @param {number} rounds
 */
export async function benchApi(rounds) {
  const out = join(buildDir, 'bench');
  const entry = fileURLToPath(new URL('./api-server.ts', import.meta.url));
  await build({ ...apiBundle(out), entryPoints: { ...apiEntries, 'api-server': entry } });

  const dataDir = mkdtempSync(join(tmpdir(), 'passerelle-bench-'));
  const server = spawn(process.execPath, [join(out, 'api-server.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  try {
    const { product, bare, cookie } = await firstLine(server);
    /** @type {{ product: number[], bare: number[] }} */
    const rates = { product: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      rates.product.push(await measureRate(product, cookie));
      rates.bare.push(await measureRate(bare, cookie));
    }
    table('One page of 20 contacts, signed in (requests per second, medians)', [
      {
        'through the product': Math.round(median(rates.product)),
        'bare node:http': Math.round(median(rates.bare)),
        ratio: ratio(median(rates.product), median(rates.bare)),
      },
    ]);
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('close', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * The server says in one line of JSON where it listens.
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<{ product: string, bare: string, cookie: string }>}
 */
const firstLine = (server) =>
  new Promise((resolve, reject) => {
    let text = '';
    server.stdout?.on('data', (chunk) => {
      text += chunk;
      const line = text.split('\n').find((candidate) => candidate.startsWith('{"product"'));
      if (line) resolve(JSON.parse(line));
    });
    server.once('close', () => reject(new Error('The bench server stopped before it was ready.')));
  });
