import { sql } from 'kysely';
import type { Db } from './connection';
import { type Guards, guardsOf } from './guards';

/** One server after another: two parallel ALTER ROLE statements would fail. */
const LOCK = 743_918_201;

/** Settings otherwise sent as connection options: see `connection`. */
const wanted = (guards: Guards): [string, string][] => [
  ...Object.entries(guardsOf(guards)).map(([name, value]): [string, string] => [name, String(value)]),
  ['jit', 'off'],
];

/**
 * A pooler shares connections, and refuses session settings such as a statement timeout. They are set on the role
 * instead, in this database only, from its next connection on.
 */
export async function guardRole(direct: Db, role: string | undefined, guards: Guards): Promise<void> {
  await direct.transaction().execute(async (db) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(db);
    const { rows } = await sql<{ role: string; base: string; has: string[] }>`
      SELECT who.rolname AS role, current_database() AS base, coalesce(found.setconfig, '{}') AS has
      FROM pg_roles AS who
      LEFT JOIN pg_db_role_setting AS found ON found.setrole = who.oid
        AND found.setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
      WHERE who.rolname = coalesce(${role ?? null}, current_user)`.execute(db);
    for (const { role: name, base, has } of rows) {
      for (const [setting, value] of wanted(guards)) {
        if (has.includes(`${setting}=${value}`)) continue;
        const place = sql`ROLE ${sql.id(name)} IN DATABASE ${sql.id(base)}`;
        await sql`ALTER ${place} SET ${sql.id(setting)} TO ${sql.lit(value)}`.execute(db);
      }
    }
  });
}

/** True if connections through the pooler have the limits; those opened before do not. */
export async function isGuarded(pooled: Db, guards: Guards): Promise<boolean> {
  const limit = guardsOf(guards).statement_timeout;
  const { rows } = await sql<{ has: boolean }>`
    SELECT setting = ${String(limit)} AS has FROM pg_settings WHERE name = 'statement_timeout'`.execute(pooled);
  return rows.every(({ has }) => has);
}
