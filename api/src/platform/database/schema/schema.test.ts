import { openTestDatabase } from '../../../testing/test-database';
import type { Db } from '../connection';
import { declaredTables } from './testing/declared';
import { indexes, serves } from './testing/indexes';
import { columnRows, foreignKeys, realTables } from './testing/real';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const named = ({ table, column }: { table: string; column: string }): string => `${table}.${column}`;

describe('Given a database migrated from nothing', () => {
  it('Then it has the tables, columns, nulls, defaults and enumerations that the types declare', async () => {
    // The types take their enumerations from the contract, so this compares the checks of the database with it too.
    expect(await realTables(db)).toEqual(declaredTables());
  }, 60_000);

  it('Then every table has a primary key', async () => {
    const keyed = (await indexes(db)).filter(({ isPrimary }) => isPrimary).map(({ table }) => table);
    expect(Object.keys(await realTables(db)).filter((table) => !keyed.includes(table))).toEqual([]);
  });

  it('Then every foreign key can be followed backwards by an index', async () => {
    const known = await indexes(db);
    const bare = (await foreignKeys(db)).filter(
      ({ table, column }) => !known.some((index) => serves(index, table, column)),
    );
    expect(bare.map(named)).toEqual([]);
  });

  it('Then no column reads the clock of the database', async () => {
    const clocked = (await columnRows(db)).filter(({ fallback }) => /now\(|current_|clock/i.test(fallback ?? ''));
    expect(clocked.map(named)).toEqual([]);
  });

  it('Then every sort key is in byte order, on any server', async () => {
    const keys = (await columnRows(db)).filter(({ column }) => column.startsWith('sort_'));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter(({ collation }) => collation !== 'C').map(named)).toEqual([]);
  });
});
