/** The crowd bench's server: the product's app on a port, over fifty participants with a book and an agenda each. */
import { join } from 'node:path';

import { sql } from 'kysely';

import { openBenchDatabase } from '../rows/open-database';
import { systemClock } from '../../../api/src/platform/clock';
import { createBuilders } from '../../../api/src/testing/builders';

const { BENCH_URL, BENCH_FOLDER, BENCH_PEOPLE } = process.env;
const say = (what: object): void => void process.stdout.write(`${JSON.stringify(what)}\n`);

const { db, server, signIn, settle, close } = await openBenchDatabase({
  name: 'crowd',
  workerFile: join(import.meta.dirname, 'embedded.worker.js'),
  url: BENCH_URL,
  folder: BENCH_FOLDER ?? '',
});
const { aPerson } = createBuilders(db, systemClock);
const cookies: string[] = [];
for (let count = 0; count < Number(BENCH_PEOPLE); count += 1) {
  const { id } = await aPerson();
  await sql`
    WITH book AS (INSERT INTO contacts (user_id, type, last_name, sort_name, search, created_at, updated_at)
      SELECT ${id}, 'hr', 'Durand ' || n, 'durand ' || n, 'camille durand ' || n, now() - make_interval(mins => n), now()
      FROM generate_series(1, 200) AS n RETURNING id, created_at)
    INSERT INTO appointments (user_id, title, action_type, type, status, validated_at, contact_id, date, sort_title,
      search, created_at, updated_at)
    SELECT ${id}, 'Café', 'reminder', 'phone', 'validated', now(), id, created_at, 'cafe', 'cafe', now(), now()
    FROM book`.execute(db);
  cookies.push(await signIn(id));
}
await settle();
say({ url: await server.listen({ port: 0, host: '127.0.0.1' }), cookies });
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
