import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The tables that the data-model page lists by domain, and those of its diagram. */
function documentedTables(): { listed: string[]; drawn: string[] } {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/data-model.md'), 'utf8');
  const [, list = ''] = /^## The tables\n(.*?)^## /ms.exec(page) ?? [];
  const [, diagram = ''] = /^erDiagram\n(.*?)^```/ms.exec(page) ?? [];
  return {
    listed: [...list.matchAll(/`(\w+)`/g)].map(([, table = '']) => table),
    drawn: [...diagram.matchAll(/^ +(\w+) \S+ (\w+) :/gm)].flatMap(([, from = '', to = '']) => [from, to]),
  };
}

describe('Given a database migrated from nothing', () => {
  it('Then it has the tables, columns, nulls, defaults and enumerations that the types declare', async () => {
    // The types take their enumerations from the contract, so this compares the checks of the database with it too.
    expect(await realTables(db)).toEqual(declaredTables());
  }, 60_000);

  it('Then docs/data-model.md lists each of its tables once, and draws no other', async () => {
    const tables = Object.keys(await realTables(db)).toSorted();
    const { listed, drawn } = documentedTables();
    expect(listed.toSorted()).toEqual(tables);
    expect(drawn.length).toBeGreaterThan(30);
    expect(drawn.filter((table) => !tables.includes(table))).toEqual([]);
  });

  it('Then every table has a primary key', async () => {
    const keyed = (await indexes(db)).filter(({ isPrimary }) => isPrimary).map(({ table }) => table);
    expect(Object.keys(await realTables(db)).filter((table) => !keyed.includes(table))).toEqual([]);
  });

  it('Then every foreign key has an index for the reverse look-up', async () => {
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
