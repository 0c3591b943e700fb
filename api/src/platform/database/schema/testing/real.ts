import { sql } from 'kysely';
import type { Db } from '../../connection';
import type { Column, Kind, Tables } from './declared';

export interface ColumnRow {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  fallback: string | null;
  collation: string | null;
  /** Checks on this column alone, and that of its domain. */
  checks: string[];
}

const kinds: Record<string, Kind> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'instant',
  jsonb: 'object',
  _text: 'list',
  _int4: 'list',
  _uuid: 'list',
};

export async function columnRows(db: Db): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    SELECT t.relname AS table, a.attname AS column, coalesce(b.typname, y.typname) AS type,
      NOT a.attnotnull AS nullable, pg_get_expr(d.adbin, d.adrelid) AS fallback, k.collname AS collation,
      ARRAY(
        SELECT pg_get_constraintdef(c.oid) FROM pg_constraint c
        WHERE c.contype = 'c' AND (c.contypid = y.oid OR (c.conrelid = t.oid AND c.conkey = ARRAY[a.attnum]))
      ) AS checks
    FROM pg_class t
    JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = 'public'
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type y ON y.oid = a.atttypid
    LEFT JOIN pg_type b ON b.oid = y.typbasetype
    LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
    LEFT JOIN pg_collation k ON k.oid = a.attcollation
    WHERE t.relkind = 'r' AND t.relname NOT LIKE 'kysely%'
    ORDER BY t.relname, a.attnum`.execute(db);
  return rows;
}

const listed = /(?:= ANY|<@).*ARRAY\[/;
const valuesOf = (checks: string[]): string[] =>
  checks.flatMap((check) =>
    listed.test(check) ? [...check.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? '') : [],
  );

/** The tables of a migrated database. A foreign key to a limited column has the same limit. */
export async function realTables(db: Db): Promise<Tables> {
  const references = await foreignKeys(db);
  const rows = await columnRows(db);
  const ownValues = (table: string, column: string): string[] =>
    valuesOf(rows.find((row) => row.table === table && row.column === column)?.checks ?? []);
  const tables: Tables = {};
  for (const row of rows) {
    const kind = kinds[row.type];
    if (!kind) throw new Error(`${row.table}.${row.column} is a ${row.type}, which nothing here reads.`);
    const target = references.find(({ table, column }) => table === row.table && column === row.column);
    const own = ownValues(row.table, row.column);
    const values = own.length === 0 && target ? ownValues(target.targetTable, target.targetColumn) : own;
    const column: Column = {
      kind,
      nullable: row.nullable,
      optional: row.fallback !== null,
      ...(values.length > 0 && { values: values.toSorted() }),
    };
    (tables[row.table] ??= {})[row.column] = column;
  }
  return tables;
}

export interface ForeignKey {
  table: string;
  column: string;
  targetTable: string;
  targetColumn: string;
}

export async function foreignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    SELECT c.conrelid::regclass::text AS table, a.attname AS column,
      c.confrelid::regclass::text AS "targetTable", f.attname AS "targetColumn"
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    JOIN pg_attribute f ON f.attrelid = c.confrelid AND f.attnum = c.confkey[1]
    WHERE c.contype = 'f'
    ORDER BY 1, 2`.execute(db);
  return rows;
}
