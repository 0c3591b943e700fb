import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import pg from 'pg';

const databaseServer = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** @typedef {'server' | 'embedded'} Engine */
/** @typedef {{ id: string, cookie: string }} Participant */
/** @typedef {{ greedy: Participant, neighbour: Participant }} People */
/** Event-loop delay and processor time of the server's process since the last call, in milliseconds. */
/** @typedef {{ p50: number, p95: number, p99: number, max: number, cpu: number }} Load */
/** @typedef {{ url: string, load: () => Promise<Load>, stop: () => Promise<number> }} Running */

/**
 * Runs a measurement on its own database: one participant with the given number of contacts, and a second participant.
 * @template T
 * @param {{ file: string, engine: Engine, contacts: number }} options
 * @param {(people: People, start: () => Promise<Running>) => Promise<T>} measure
 */
export async function withData({ file, engine, contacts }, measure) {
  const folder = mkdtempSync(join(tmpdir(), 'passerelle-neighbours-'));
  const name = `passerelle_neighbours_${process.pid}_${contacts}`;
  const url = new URL(databaseServer);
  url.pathname = `/${name}`;
  if (engine === 'server') await administer(`CREATE DATABASE ${name}`);
  const env = {
    ...process.env,
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    BENCH_CONTACTS: String(contacts),
    DATABASE_URL: engine === 'server' ? url.href : '',
  };
  try {
    const seeding = spawnServer(file, { ...env, BENCH_SEED: '1' });
    const people = /** @type {People} */ (await seeding.next());
    await seeding.ended;
    const start = async () => {
      const server = spawnServer(file, { ...env, BENCH_GREEDY: people.greedy.id });
      const { url: address } = /** @type {{ url: string }} */ (await server.next());
      const load = async () => {
        server.child.stdin.write('\n');
        return /** @type {Load} */ (await server.next());
      };
      const stop = async () => {
        server.child.kill('SIGTERM');
        const { peak } = /** @type {{ peak: number }} */ (await server.next());
        await server.ended;
        return peak;
      };
      return { url: address, load, stop };
    };
    return await measure(people, start);
  } finally {
    if (engine === 'server') await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} statement */
async function administer(statement) {
  const client = new pg.Client({ connectionString: databaseServer });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 */
function spawnServer(file, env) {
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'], env });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The bench server ended too early.');
    return /** @type {unknown} */ (JSON.parse(value));
  };
  return { child, next, ended: new Promise((resolve) => child.once('close', resolve)) };
}
