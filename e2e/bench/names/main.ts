/** The bench of short names on one engine, in a process of its own: prints one line of JSON per call. */
import { join } from 'node:path';

import { systemClock } from '../../../api/src/platform/clock';
import { createBuilders } from '../../../api/src/testing/builders';
import { fill } from '../rows/fill';
import { measure, type Timed } from '../rows/measure';
import { openBenchDatabase } from '../rows/open-database';

const { BENCH_ROWS, BENCH_CALLS, BENCH_URL, BENCH_FOLDER = '' } = process.env;
const rows = Number(BENCH_ROWS);
/** Each name is that of twenty rows. */
const names = Math.max(Math.floor(rows / 20), 1);
const han = 0x4e_00;
const kana = 0x30_41;

const workerFile = join(import.meta.dirname, 'embedded.worker.js');
const database = await openBenchDatabase({ name: 'names', workerFile, url: BENCH_URL, folder: BENCH_FOLDER });
try {
  const { db, signIn } = database;
  const { aPerson } = createBuilders(db, systemClock);
  const person = await aPerson();
  const owner = await aPerson({ role: 'owner', organization_id: person.organizationId });
  // The same row has a name of each script, so that a search differs by its letters alone.
  const drawn = (series: string) => `${series}
    CROSS JOIN LATERAL (SELECT 'nom' || translate(lpad((n % ${names})::text, 6, '0'), '0123456789', 'abcdefghij') AS latin,
      chr(${han} + n % ${names}) || chr(${han + names} + n % ${names}) AS han,
      chr(${kana} + n % ${names} % 80) || chr(${kana} + n % ${names} / 80) AS kana) AS name
    CROSS JOIN LATERAL (SELECT concat_ws(' ', han, kana, latin, latin || n || '@names.example') AS words) AS searched`;
  const contacts = (series: string) => `
    INSERT INTO contacts (user_id, type, last_name, first_name, sort_name, search, created_at, updated_at)
    SELECT $owners[1], 'hr', han, kana || latin, han, words, now(), now() FROM ${drawn(series)}`;
  const users = (series: string) => `
    INSERT INTO users (organization_id, role, email, last_name, first_name, sort_name, sort_first_name, search,
      created_at, updated_at)
    SELECT $owners[1], 'user', latin || n || '@names.example', han, kana || latin, han, kana, words, now(), now()
    FROM ${drawn(series)}`;
  await fill(db, { name: 'contacts', make: contacts }, [person.id], rows);
  await fill(db, { name: 'users', make: users }, [person.organizationId], rows);
  await database.settle();

  const cookies = { contacts: await signIn(person.id), users: await signIn(owner.id) };
  const searching = (word: string): Timed => ({
    calls: async () => ({
      contacts: `/me/contacts?search=${encodeURIComponent(word)}`,
      'contacts, counts': `/me/contacts/count?search=${encodeURIComponent(word)}`,
      people: `/users?search=${encodeURIComponent(word)}`,
    }),
    time: (path) => database.time(path, path.startsWith('/users') ? cookies.users : cookies.contacts),
  });
  const one = Math.floor(names / 3);
  const sets = {
    latin: searching(
      `nom${String(one)
        .padStart(6, '0')
        .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
    ),
    'one Han': searching(String.fromCodePoint(han + one)),
    'two Han': searching(String.fromCodePoint(han + one, han + names + one)),
    'two Kana': searching(String.fromCodePoint(kana + (one % 80), kana + Math.floor(one / 80))),
  };
  for await (const line of measure(sets, Number(BENCH_CALLS))) process.stdout.write(`${JSON.stringify(line)}\n`);
} finally {
  await database.close();
}
process.exit(0);
