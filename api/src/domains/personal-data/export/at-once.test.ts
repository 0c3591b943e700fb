import { sql } from 'kysely';
import { BATCH_SIZE, inBatches, type Place } from '../../../platform/database/in-batches';
import type { TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.aPerson();
});

const aBook = (size: number) =>
  sql`INSERT INTO contacts (user_id, type, last_name, sort_name, search, created_at, updated_at)
    SELECT ${person.id}, 'hr', 'n' || n, 'same', 'n', now(), now()
    FROM generate_series(1, ${size}::int) AS n`.execute(app.db);

describe('a personal export', () => {
  it('Given twelve requests in parallel, Then one is made', async () => {
    const client = app.as(person);
    await client.get('/me');

    const answers = await Promise.all(Array.from({ length: 12 }, () => client.get('/me/export')));

    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const made = await app.db.selectFrom('personal_exports').where('user_id', '=', person.id).select('kind').execute();
    expect(made).toEqual([{ kind: 'spreadsheet fr' }]);
  });

  it('Given a list of several batches with equal names, Then each entry is there once', async () => {
    await aBook(2 * BATCH_SIZE + 1);

    const { text } = await app.as(person).get('/me/export/everything');

    const { contacts } = JSON.parse(text) as { contacts: { lastName: string }[] };
    expect(new Set(contacts.map(({ lastName }) => lastName)).size).toBe(2 * BATCH_SIZE + 1);
    expect(contacts).toHaveLength(2 * BATCH_SIZE + 1);
  });

  it('Given a long list, Then only one batch is read ahead', async () => {
    let read = 0;
    const batches = inBatches((last?: Place) => {
      read += 1;
      const from = Number(last?.id ?? 0);
      return Promise.resolve(Array.from({ length: BATCH_SIZE }, (_, n) => ({ id: String(from + n + 1), place: '' })));
    });
    await batches.next();
    expect(read).toBe(1);
    expect((await batches.next()).value?.[0]?.id).toBe(String(BATCH_SIZE + 1));
  });

  it.each(['/me/export', '/me/export/everything'])(
    'Given an unreadable table, Then %s is an error and not a partial file',
    async (path) => {
      await sql`ALTER TABLE connections RENAME TO connections_away`.execute(app.db);
      try {
        const answer = await app.as({ id: person.id }).get(path);

        expect(answer.status).toBeGreaterThanOrEqual(500);
        expect(answer.error.message).toBeTruthy();
        expect(answer.headers['content-disposition']).toBeUndefined();
      } finally {
        await sql`ALTER TABLE connections_away RENAME TO connections`.execute(app.db);
      }
      expect((await app.as({ id: person.id }).get(path)).status).toBe(200);
    },
  );
});
