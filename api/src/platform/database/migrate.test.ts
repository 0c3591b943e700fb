import { sql } from 'kysely';
import { openTestDatabase, testWorkerFile } from '../../testing/test-database';
import { hearStatements } from '../tracing/statements';
import { type Db, openDatabase, type OpenDatabase } from './connection';
import { isMigrated, migrate, withoutStatementTimeout } from './migrate';

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

it('Given a statement timeout, When unlimited work runs, Then it has none, and the next statement has it again', async () => {
  expect(await withoutStatementTimeout(open.db, limitOn)).toBe('0');
  expect(await limitOn(open.db)).toBe('900ms');
});

it('Given unlimited work, When it fails, Then its connection has the limit again, and the error is thrown', async () => {
  const fail = () => Promise.reject(new Error('no such table'));
  await expect(withoutStatementTimeout(open.db, fail)).rejects.toThrow('no such table');
  expect(await limitOn(open.db)).toBe('900ms');
});

it('Given unlimited work in a transaction, When it ends, Then it is committed', async () => {
  await withoutStatementTimeout(open.db, (db) =>
    db.transaction().execute((one) => sql`CREATE TABLE leaves ()`.execute(one)),
  );
  await expect(sql`SELECT 1 FROM leaves`.execute(open.db)).resolves.toMatchObject({ rows: [] });
});

describe('a migrated database', () => {
  let migrated: OpenDatabase;
  beforeAll(async () => void (migrated = await openTestDatabase()));
  afterAll(() => migrated.close());

  it('Given no pending migration, When the server starts, Then only the names of past ones are read', async () => {
    const statements: string[] = [];
    const done = await hearStatements(
      ({ text }) => void statements.push(text),
      () => migrate(migrated.db),
    );

    expect(done).toEqual([]);
    expect(statements).toHaveLength(2);
    expect(await isMigrated(migrated.db)).toBe(true);
  });

  it('Given an unknown migration, When this version starts, Then it refuses, and the tables still work', async () => {
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_of_tomorrow', '')`.execute(migrated.db);

    await expect(migrate(migrated.db)).rejects.toThrow('9999_of_tomorrow');
    expect(await isMigrated(migrated.db)).toBe(true);
  });
});
