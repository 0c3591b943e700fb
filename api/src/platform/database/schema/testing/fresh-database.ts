import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Pool } from 'pg';
import { openDatabase, type OpenDatabase } from '../../connection';
import { migrate } from '../../migrate';

const cache = join(__dirname, '../../../../../../.cache');
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

async function onServer(url: string): Promise<OpenDatabase> {
  const name = `passerelle_model_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string): Promise<void> => {
    const pool = new Pool({ connectionString: url, max: 1 });
    await pool.query(statement);
    await pool.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const opened = await openDatabase({ url: address.href, workerFile: '', say });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await run(`DROP DATABASE ${name}`);
    },
  };
}

async function inMemory(): Promise<OpenDatabase> {
  // Inside the repository, so that what is not bundled is found in its node_modules.
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'model-'));
  const workerFile = join(folder, 'embedded.worker.mjs');
  const source = join(__dirname, '../../embedded.worker.ts');
  await build({
    entryPoints: [source],
    outfile: workerFile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const opened = await openDatabase({ workerFile, say });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Migrated from nothing: on the server that DATABASE_URL names, else on the embedded engine. */
export async function freshDatabase(): Promise<OpenDatabase> {
  const url = process.env['DATABASE_URL'];
  const opened = await (url ? onServer(url) : inMemory());
  await migrate(opened.db);
  return opened;
}
