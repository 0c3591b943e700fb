import { sql } from 'kysely';

import type { Db } from '../../../api/src/platform/database/connection';
import { company, draw, firstName, jobTitle, lastName, oneIn, subject } from './words';

/** So many at a time: one statement for all would hold the embedded engine for minutes. */
const batch = 50_000;
/** Five years in seconds; rows are in order of creation, with those of all owners interleaved. */
const span = 157_680_000;

interface Table {
  name: string;
  /** The statement that makes the rows n of `series`, whose owner is `owners[1 + n % length]`. */
  make: (series: string, rows: number) => string;
}

const idOf = (kind: string, n: string): string => `md5('${kind}' || (${n}))::uuid`;
const since = (n: string, rows: number): string => `now() - make_interval(secs => (${rows} - (${n})) * ${span / rows})`;

/** A row of the same owner, some way back; none where there was none yet. */
const earlier = (n: string, salt: number): string => `(${n}) - $length * ${draw(n, salt, 40)}`;

const contacts: Table = {
  name: 'contacts',
  make: (series, rows) => `
    INSERT INTO contacts (id, user_id, type, last_name, first_name, company_name, job_title, email, mobile_phone,
      referrer_id, referrer_search, sort_name, search, created_at, updated_at)
    SELECT ${idOf('c', 'n')}, $owners[1 + n % $length],
      (ARRAY['manager', 'hr', 'networkAngel', 'internal', 'external', 'headHunter'])[${draw('n', 11, 6)}],
      last_name, first_name, company, job, first_name || '.' || last_name || '@example.org', '06' || phone,
      CASE WHEN ${oneIn(6, 'n', 12)} AND ${earlier('n', 13)} > 0 THEN ${idOf('c', earlier('n', 13))} END,
      CASE WHEN ${oneIn(6, 'n', 12)} AND ${earlier('n', 13)} > 0
        THEN ${lastName(earlier('n', 13))} || ' ' || ${firstName(earlier('n', 13))} ELSE '' END,
      last_name || ' ' || first_name,
      concat_ws(' ', first_name, last_name, company, job, first_name || '.' || last_name || '@example.org', '06' || phone),
      ${since('n', rows)}, ${since('n', rows)}
    FROM ${series} CROSS JOIN LATERAL (SELECT ${firstName('n')} AS first_name, ${lastName('n')} AS last_name,
      ${company('n')} AS company, ${jobTitle('n')} AS job, 10000000 + ${draw('n', 14, 89_999_999)} AS phone) AS person`,
};

/** Each appointment has one of the person's own contacts; three in ten are upcoming, one in ten is cancelled. */
const appointments: Table = {
  name: 'appointments',
  make: (series, rows) => `
    INSERT INTO appointments (id, user_id, title, action_type, contact_id, contact_name, date, type, status,
      validated_at, cancelled_at, comment, sort_title, search, created_at, updated_at)
    SELECT ${idOf('a', 'n')}, $owners[1 + n % $length], title,
      (ARRAY['informationQuery', 'feedbackQuery', 'adviseQuery', 'reminder'])[${draw('n', 21, 4)}],
      ${idOf('c', 'met')}, first_name || ' ' || last_name, date, 'phone', status,
      CASE status WHEN 'validated' THEN date + interval '1 hour' END, CASE status WHEN 'cancelled' THEN date END,
      CASE status WHEN 'validated' THEN 'Utile.' END, title, concat_ws(' ', title, first_name, last_name, company),
      ${since('n', rows)}, ${since('n', rows)}
    FROM ${series} CROSS JOIN LATERAL (SELECT CASE WHEN ${earlier('n', 22)} > 0 THEN ${earlier('n', 22)} ELSE n END AS met,
      ${subject('n')} AS title, ${draw('n', 23, 10)} AS kind) AS drawn
    CROSS JOIN LATERAL (SELECT ${firstName('met')} AS first_name, ${lastName('met')} AS last_name,
      ${company('met')} AS company,
      CASE WHEN kind <= 6 THEN 'validated' WHEN kind <= 9 THEN 'pending' ELSE 'cancelled' END AS status,
      ${since('n', rows)} + make_interval(days => CASE WHEN kind BETWEEN 7 AND 9 THEN 700 ELSE 20 END) AS date) AS known`,
};

export const tables = { contacts, appointments };

/** The rows go in first and the indexes after: in one go they are made several times faster. */
export async function fill(db: Db, table: Table, owners: readonly string[], rows: number): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = ${table.name} AND indexname NOT LIKE '%_pkey'`.execute(db);
  const list = `'{${owners.join(',')}}'::uuid[]`;
  await db.connection().execute(async (one) => {
    const run = (statement: string) => sql.raw(statement).execute(one);
    // Rows that name others are made right: looking each up would take most of the time.
    await run(`SET session_replication_role = replica; SET maintenance_work_mem = '512MB'`);
    for (const { name } of indexes) await run(`DROP INDEX ${name}`);
    for (let from = 1; from <= rows; from += batch) {
      const series = `generate_series(${from}, ${Math.min(from + batch - 1, rows)}) AS n`;
      const statement = table.make(series, rows);
      await run(statement.replaceAll('$owners', `(${list})`).replaceAll('$length', String(owners.length)));
    }
    for (const { definition } of indexes) await run(definition);
    await run(`RESET session_replication_role; RESET maintenance_work_mem`);
  });
}
