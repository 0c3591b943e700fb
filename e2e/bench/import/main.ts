/** The bench of an import of people on one engine, in a process of its own: prints one line of JSON per round. */
import { join } from 'node:path';

import type { UserImport } from '@passerelle/shared/contract';

import { createApp } from '../../../api/src/app';
import { createBackground } from '../../../api/src/platform/background/thread';
import { systemClock } from '../../../api/src/platform/clock';
import { openDatabase } from '../../../api/src/platform/database/connection';
import { migrate } from '../../../api/src/platform/database/migrate';
import { readConfig } from '../../../api/src/read-config';
import { administer, onDatabase } from '../../../api/src/testing/template';
import { createTestClient, multipart, part } from '../../../api/src/testing/test-client';
import { copyRows } from './copy';
import { aFile, anOwner } from './people';

const { BENCH_ROWS, BENCH_ROUNDS, BENCH_URL, BENCH_FOLDER } = process.env;
const say = (what: unknown): void => void process.stdout.write(`${JSON.stringify(what)}\n`);

const database = `passerelle_bench_import_${process.pid}`;
if (BENCH_URL) await administer(BENCH_URL, `CREATE DATABASE ${database}`);
const dataDir = BENCH_FOLDER ?? '';
const { db, address, close } = await openDatabase({
  ...(BENCH_URL ? { url: onDatabase(BENCH_URL, database) } : { dataDir }),
  workerFile: join(import.meta.dirname, 'embedded.worker.js'),
  statementTimeout: 600_000,
  say: () => undefined,
});

async function timed<T>(work: () => Promise<T>): Promise<[milliseconds: number, answer: T]> {
  const begun = performance.now();
  const answer = await work();
  return [performance.now() - begun, answer];
}

try {
  await migrate(db);
  const cookie = await anOwner(db);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, 'bench');
  const background = createBackground({ file: join(import.meta.dirname, 'background.worker.js'), address });
  const { server, services } = await createApp({ db, config, clock: systemClock, background });
  const client = createTestClient(server, () => Promise.resolve(cookie));
  const whole = async (answer: Promise<{ data: UserImport; text: string }>): Promise<UserImport> => {
    const { data, text } = await answer;
    if (!data) throw new Error(text);
    await services.jobs.runDue();
    return data;
  };

  for (let round = 0; round < Number(BENCH_ROUNDS); round += 1) {
    const { payload, headers } = multipart(part('users', aFile(Number(BENCH_ROWS), round), 'personnes.csv'));
    const send = () => client.send<UserImport>({ method: 'POST', url: '/api/users/imports', payload, headers });
    const [reading, { id, columns }] = await timed(() => whole(send()));
    const mapping = { columns: columns.map(({ field }) => field) };
    const [checking] = await timed(() => whole(client.put(`/users/imports/${id}`, mapping)));
    const [importing] = await timed(() => whole(client.post(`/users/imports/${id}/start`, {})));
    const [asking, { counts }] = await timed(() => whole(client.get(`/users/imports/${id}`)));
    if (counts.created !== Number(BENCH_ROWS)) throw new Error(`Not everybody came in: ${JSON.stringify(counts)}`);
    const { maxRSS } = process.resourceUsage();
    const [copying] = await copyRows(db, id, `${BENCH_URL ? dataDir : '/tmp'}/${round}`, timed);
    say({ reading, checking, importing, asking, copying, maxRSS });
  }
  await server.close();
} finally {
  await close();
  if (BENCH_URL) await administer(BENCH_URL, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
}
process.exit(0);
