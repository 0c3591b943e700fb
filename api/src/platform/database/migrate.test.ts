import { sql } from 'kysely';
import { testWorkerFile } from '../../testing/test-database';
import { type Db, openDatabase, type OpenDatabase } from './connection';
import { withoutStatementTimeout } from './migrate';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase({ workerFile: testWorkerFile(), connections: 1, say: () => undefined });
  await sql`SET statement_timeout = '900ms'`.execute(open.db);
});
afterAll(() => open.close());

const limitOn = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`.execute(db);
  return rows[0]!.limit;
};

it('Given a limit for statements, When work is not to be hurried, Then it has none, and the next one has it again', async () => {
  expect(await withoutStatementTimeout(open.db, limitOn)).toBe('0');
  expect(await limitOn(open.db)).toBe('900ms');
});

it('Given such work, When it fails, Then its connection is limited again, and the failure is thrown', async () => {
  const fail = () => Promise.reject(new Error('no such table'));
  await expect(withoutStatementTimeout(open.db, fail)).rejects.toThrow('no such table');
  expect(await limitOn(open.db)).toBe('900ms');
});

it('Given such work in a transaction, When it is done, Then it is committed', async () => {
  await withoutStatementTimeout(open.db, (db) =>
    db.transaction().execute((one) => sql`CREATE TABLE leaves ()`.execute(one)),
  );
  await expect(sql`SELECT 1 FROM leaves`.execute(open.db)).resolves.toMatchObject({ rows: [] });
});
