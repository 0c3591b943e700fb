import { sql } from 'kysely';
import { testWorkerFile } from '../../testing/test-database';
import { openDatabase, type OpenDatabase, vacuumChangedTables } from './connection';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase({ workerFile: testWorkerFile(), say: () => undefined });
  await sql`CREATE TABLE leaves (tree integer NOT NULL)`.execute(open.db);
});
afterAll(() => open.close());

/** Statistics are reported about once a second unless flushed. */
const change = async (statement: string): Promise<void> => {
  await sql.raw(statement).execute(open.db);
  await sql`SELECT pg_stat_force_next_flush()`.execute(open.db);
};
const grow = (leaves: number) => change(`INSERT INTO leaves SELECT n % 7 FROM generate_series(1, ${leaves}) AS n`);
const treesKnown = async (): Promise<number | undefined> => {
  const found = await sql<{
    trees: number;
  }>`SELECT n_distinct AS trees FROM pg_stats WHERE tablename = 'leaves'`.execute(open.db);
  return found.rows[0]?.trees;
};

it('Given a table of the embedded engine, When it has grown, Then it is analysed, and again after many changes', async () => {
  expect(await vacuumChangedTables(open.db)).toEqual([]);
  expect(await treesKnown()).toBeUndefined();

  await grow(1_000);
  expect(await vacuumChangedTables(open.db)).toEqual(['leaves']);
  expect(await treesKnown()).toBe(7);
  expect(await vacuumChangedTables(open.db)).toEqual([]);

  await grow(100);
  expect(await vacuumChangedTables(open.db)).toEqual([]);
  await change('DELETE FROM leaves WHERE tree < 4');
  expect(await vacuumChangedTables(open.db)).toEqual(['leaves']);
});
