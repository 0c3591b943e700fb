/** The neighbours bench's server: the product's app over a database with one participant who has very much, and a neighbour. */
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';

import { sql } from 'kysely';

import { createApp } from '../../../api/src/app';
import { readConfig } from '../../../api/src/read-config';
import { createBackground } from '../../../api/src/platform/background/thread';
import { systemClock } from '../../../api/src/platform/clock';
import { openDatabase } from '../../../api/src/platform/database/connection';
import { migrate } from '../../../api/src/platform/database/migrate';
import { hashOf, newToken } from '../../../api/src/platform/sessions/secrets';
import { createBuilders } from '../../../api/src/testing/builders';

const { BENCH_CONTACTS, BENCH_SEED } = process.env;
const config = readConfig({ ...process.env, PORT: '0' }, 'bench');
const { db, address, close } = await openDatabase({
  ...(config.databaseUrl === undefined ? { dataDir: config.dataDir } : { url: config.databaseUrl }),
  workerFile: join(import.meta.dirname, 'embedded.worker.js'),
  say: () => undefined,
});

const day = 86_400_000;
const { aPerson } = createBuilders(db, systemClock);

/** Inserts a participant with the given number of contacts past every limit, as complete as an import makes them. */
async function aParticipant(contacts: number): Promise<{ id: string; cookie: string }> {
  const person = await aPerson();
  const now = systemClock.now().toJSDate();
  await sql`
    INSERT INTO contacts (user_id, type, last_name, first_name, company_name, job_title, email, phone, comment, sort_name,
      search, created_at, updated_at)
    SELECT ${person.id}, 'external', 'Durand ' || n, 'Camille', 'Atelier ' || n % 100, 'Chef de projet',
      'camille.' || n || '@durand.example', '06 12 45 78 03', repeat('Rencontre au salon. ', 5), 'durand ' || n,
      'camille durand ' || n, now() - make_interval(mins => n), now()
    FROM generate_series(1, ${contacts}::int) AS n`.execute(db);
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: person.id,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + day),
    })
    .execute();
  return { id: person.id, cookie: `passerelle_session=${token}` };
}

const say = (what: object): void => void process.stdout.write(`${JSON.stringify(what)}\n`);

if (BENCH_SEED === '1') {
  await migrate(db);
  say({ greedy: await aParticipant(Number(BENCH_CONTACTS)), neighbour: await aParticipant(200) });
  await sql`ANALYZE`.execute(db);
  await close();
  process.exit(0);
}

const { server } = await createApp({
  db,
  config,
  clock: systemClock,
  background: createBackground({
    file: join(import.meta.dirname, 'background.worker.js'),
    address,
  }),
});
say({ url: await server.listen({ port: 0, host: '127.0.0.1' }) });
/** Their hourly counts would end the attack after a few seconds: here it goes on. */
const forgetting = setInterval(
  () => void db.deleteFrom('rate_limits').where('key', 'like', `%:${process.env['BENCH_GREEDY']}`).execute(),
  500,
);

/** Milliseconds between two looks at how late the event loop is. */
const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
let cpu = process.cpuUsage();
const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolution);
/** Answers each input line with the resource usage since the previous line. */
createInterface({ input: process.stdin }).on('line', () => {
  const used = process.cpuUsage(cpu);
  say({
    p50: late(delay.percentile(50)),
    p95: late(delay.percentile(95)),
    p99: late(delay.percentile(99)),
    max: late(delay.max),
    cpu: (used.user + used.system) / 1e3,
  });
  delay.reset();
  cpu = process.cpuUsage();
});

process.on('SIGTERM', () => {
  clearInterval(forgetting);
  say({ peak: process.resourceUsage().maxRSS });
  void server
    .close()
    .then(close)
    .then(() => process.exit(0));
});
