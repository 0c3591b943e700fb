/** The product's app over a database with one organisation of very many people, for the memory of its export. */
import { join } from 'node:path';

import { sql } from 'kysely';

import { createApp } from '../../../api/src/app';
import { readConfig } from '../../../api/src/read-config';
import { createBackground } from '../../../api/src/platform/background/thread';
import { systemClock } from '../../../api/src/platform/clock';
import { openDatabase } from '../../../api/src/platform/database/connection';
import { migrate } from '../../../api/src/platform/database/migrate';
import { hashOf, newToken } from '../../../api/src/platform/sessions/secrets';
import { fillPeople, idText } from './fill';

const { BENCH_CONTACTS, BENCH_SEED } = process.env;
const config = readConfig({ ...process.env, PORT: '0' }, 'bench');
const { db, address, close } = await openDatabase({
  ...(config.databaseUrl === undefined ? { dataDir: config.dataDir } : { url: config.databaseUrl }),
  workerFile: join(import.meta.dirname, 'embedded.worker.js'),
  ...(BENCH_SEED === '1' && { statementTimeout: 600_000 }),
  say: () => undefined,
});
const say = (what: object): void => void process.stdout.write(`${JSON.stringify(what)}\n`);

if (BENCH_SEED === '1') {
  await migrate(db);
  // Some are deleted: a few more than are counted.
  const people = Math.ceil(Number(BENCH_CONTACTS) * 1.05);
  await fillPeople(db, { organizations: 1, people, lines: 0 }, () => undefined);
  const token = newToken();
  await sql`INSERT INTO sessions (token_hash, user_id, created_at, last_used_at, expires_at)
    VALUES (${hashOf(token)}, ${sql.raw(idText('u', 0))}, now(), now(), now() + interval '1 day')`.execute(db);
  await sql`VACUUM (ANALYZE)`.execute(db);
  const owner = { id: '', cookie: `passerelle_session=${token}` };
  say({ greedy: owner, neighbour: owner });
  await close();
  process.exit(0);
}

const { server } = await createApp({
  db,
  config,
  clock: systemClock,
  background: createBackground({ file: join(import.meta.dirname, 'background.worker.js'), address }),
});
say({ url: await server.listen({ port: 0, host: '127.0.0.1' }) });
process.on('SIGTERM', () => {
  say({ peak: process.resourceUsage().maxRSS });
  void server
    .close()
    .then(close)
    .then(() => process.exit(0));
});
