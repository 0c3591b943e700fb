import { sql } from 'kysely';

import type { Db } from '../../../api/src/platform/database/connection';
import { company, draw, firstName, jobTitle, lastName, oneIn } from '../rows/words';

/** Number of organisations and of people in each; the rows of all of them are interleaved. */
export interface Size {
  organizations: number;
  people: number;
  /** Lines of the audit log in all. */
  lines: number;
}

/** So many at a time: one statement for all would hold the embedded engine for minutes. */
const batch = 50_000;
/** People of a group, but for the first of each organisation, in which a fifth of its people are. */
const groupSize = 50;
/** Five years, as seconds. */
const span = 157_680_000;

/** Ids are derived from kind and number, so that rows can be referenced without a query. */
const idOf = (kind: string, n: string): string => `md5('${kind}' || (${n}))::uuid`;
const organizationOf = (n: string): string => idOf('o', n);
export const idText = (kind: string, n: number | string): string => `md5('${kind}${n}')::uuid`;

const since = (n: string, rows: number): string => `now() - make_interval(secs => (${rows} - (${n})) * ${span / rows})`;

export interface Step {
  table: string;
  /** As many numbers n as the statement is for. */
  count: number;
  statement: (series: string) => string;
}

/** Each organisation begins with its owner, then a manager, then a head of HR. */
const roleOf = `CASE WHEN k = 0 THEN 'owner' WHEN k = 1 THEN 'manager' WHEN k = 2 THEN 'headHR'
  WHEN ${oneIn(17, 'n', 31)} THEN 'manager' WHEN ${oneIn(25, 'n', 32)} THEN 'headHR' ELSE 'user' END`;

/** Of person n: seven of ten have a programme, and one in five of those who are in it has paused within two months. */
const programs = `${draw('n', 40, 10)} AS kind, ${draw('n', 41, 60)} AS later`;
const statusOf = `CASE WHEN kind <= 1 THEN 'pending' WHEN kind <= 5 THEN 'started' WHEN kind <= 7 THEN 'closed' END`;
const isPaused = `(kind BETWEEN 2 AND 5 AND ${oneIn(5, 'n', 42)})`;
const pauseFrom = 'now() - make_interval(days => later)';
const pauseTo = 'now() + make_interval(days => 14 - later)';

export function stepsOf({ organizations: many, people, lines }: Size): Step[] {
  const all = many * people;
  const groups = Math.ceil((0.8 * people) / groupSize);
  /** Of person n: the organisation, and their place in it. */
  const split = `n % ${many} AS o, n / ${many} AS k`;
  return [
    {
      table: 'organizations',
      count: many,
      statement: (series) => `INSERT INTO organizations (id, slug, name, sort_name, search, created_at, updated_at)
        SELECT ${organizationOf('n')}, 'o' || n, 'Atelier ' || n, 'atelier ' || lpad(n::text, 4, '0'), 'atelier ' || n,
          now(), now() FROM ${series}`,
    },
    {
      table: 'license_packs',
      count: many,
      statement: (series) => `INSERT INTO license_packs (id, organization_id, name, max_licenses, from_date, to_date,
          sort_name, search, created_at, updated_at)
        SELECT ${idOf('l', "n || '-' || pack")}, ${organizationOf('n')}, 'Licence ' || pack, 1000,
          now() - interval '1 year', now() + interval '1 year', 'licence ' || pack, 'licence ' || pack, now(), now()
        FROM ${series} CROSS JOIN generate_series(0, 11) AS pack`,
    },
    {
      table: 'programs',
      count: 1,
      statement: () => `INSERT INTO programs (id, type, name, max_suspension, created_at, updated_at)
        VALUES (${idOf('r', '0')}, 'basic', '{"fr": "Rebond", "en": "Rebound"}', 4, now(), now())`,
    },
    {
      table: 'user_groups',
      count: many,
      statement: (series) => `INSERT INTO user_groups (id, organization_id, name, description, sort_name, search,
          created_at, updated_at)
        SELECT ${idOf('g', "n || '-' || g")}, ${organizationOf('n')}, 'Site ' || g, 'Ceux du site ' || g,
          'site ' || lpad(g::text, 5, '0'), 'site ' || g, now() - make_interval(mins => g), now()
        FROM ${series} CROSS JOIN generate_series(0, ${groups}) AS g`,
    },
    {
      table: 'group_license_packs',
      count: many,
      statement: (series) => `INSERT INTO group_license_packs (group_id, license_pack_id)
        SELECT ${idOf('g', "n || '-' || g")}, ${idOf('l', "n || '-' || g % 12")}
        FROM ${series} CROSS JOIN generate_series(0, ${groups}) AS g`,
    },
    {
      table: 'users',
      count: all,
      statement: (series) => `INSERT INTO users (id, organization_id, role, email, first_name, last_name, gender,
          phone, job_level, manager_id, invited_at, setup_at, terms_accepted_at, last_seen_at, sort_name,
          sort_first_name, search, created_at, updated_at, deleted_at, program_status, program_paused_until,
          last_pause_from, last_pause_to)
        SELECT ${idOf('u', 'n')}, ${organizationOf('o')}, ${roleOf}, email, first_name, last_name,
          (ARRAY['man', 'woman'])[${draw('n', 33, 2)}], '06' || phone,
          (ARRAY['worker', 'etam', 'executive'])[${draw('n', 34, 3)}],
          CASE WHEN k BETWEEN 3 AND 12 THEN ${idOf('u', `${many} + o`)} END,
          ${since('n', all)}, ${since('n', all)}, ${since('n', all)},
          CASE WHEN NOT ${oneIn(5, 'n', 35)} THEN now() - make_interval(mins => ${draw('n', 36, 86_400)}) END,
          last_name || ' ' || first_name, first_name || ' ' || last_name,
          concat_ws(' ', first_name, last_name, email), ${since('n', all)}, ${since('n', all)},
          CASE WHEN k > 12 AND ${oneIn(50, 'n', 37)} THEN now() - make_interval(mins => ${draw('n', 38, 40_000)}) END,
          ${statusOf}, CASE WHEN ${isPaused} THEN ${pauseTo} END, CASE WHEN ${isPaused} THEN ${pauseFrom} END,
          CASE WHEN ${isPaused} THEN ${pauseTo} END
        FROM (SELECT n, ${split}, ${programs} FROM ${series}) AS place
        CROSS JOIN LATERAL (SELECT ${firstName('n')} AS first_name, ${lastName('n')} AS last_name,
          10000000 + ${draw('n', 39, 89_999_999)} AS phone) AS drawn
        CROSS JOIN LATERAL (SELECT first_name || '.' || last_name || '.' || n || '@atelier-' || o || '.example'
          AS email) AS mail`,
    },
    {
      table: 'user_profiles',
      count: all,
      statement: (series) => `INSERT INTO user_profiles (user_id, company_group, company_name, job_title, updated_at)
        SELECT ${idOf('u', 'n')}, ${company('n')}, ${company('n')}, ${jobTitle('n')}, now() FROM ${series}`,
    },
    {
      table: 'group_members',
      count: all,
      statement: (series) => `INSERT INTO group_members (group_id, user_id)
        SELECT ${idOf('g', "o || '-' || CASE WHEN k % 5 = 0 THEN 0 ELSE 1 + k % " + String(groups) + ' END')},
          ${idOf('u', 'n')} FROM (SELECT n, ${split} FROM ${series}) AS place`,
    },
    {
      table: 'group_managers',
      count: many,
      statement: (series) => `INSERT INTO group_managers (group_id, user_id)
        SELECT ${idOf('g', "n || '-' || g")}, ${idOf('u', `${2 * many} + n`)}
        FROM ${series} CROSS JOIN generate_series(0, 4) AS g
        UNION ALL SELECT ${idOf('g', "n || '-' || 7")}, ${idOf('u', `${many} + n`)} FROM ${series}`,
    },
    {
      table: 'user_programs',
      count: all,
      statement: (series) => `INSERT INTO user_programs (id, user_id, program_id, license_pack_id, status, selected,
          from_date, to_date, created_at, updated_at)
        SELECT ${idOf('p', 'n')}, ${idOf('u', 'n')}, ${idOf('r', '0')}, ${idOf('l', "o || '-' || k % 12")},
          ${statusOf}, true, now() - interval '60 days', now() + interval '60 days', now(), now()
        FROM (SELECT n, ${split}, ${programs} FROM ${series}) AS place WHERE kind <= 7`,
    },
    {
      table: 'user_program_suspensions',
      count: all,
      statement: (
        series,
      ) => `INSERT INTO user_program_suspensions (user_program_id, weeks, from_date, to_date, requested_at)
        SELECT ${idOf('p', 'n')}, 2, ${pauseFrom}, ${pauseTo}, now()
        FROM (SELECT n, ${programs} FROM ${series}) AS place WHERE ${isPaused}`,
    },
    {
      table: 'connections',
      count: all,
      statement: (series) => `INSERT INTO connections (user_id, started_at, last_seen_at)
        SELECT ${idOf('u', 'n')}, last_seen - make_interval(mins => 40), last_seen
        FROM (SELECT n, now() - make_interval(mins => ${draw('n', 36, 86_400)}, days => times * 9) AS last_seen
          FROM ${series} CROSS JOIN generate_series(0, 1) AS times WHERE NOT ${oneIn(5, 'n', 35)}) AS place`,
    },
    {
      table: 'audit_log',
      count: lines,
      statement: (
        series,
      ) => `INSERT INTO audit_log (organization_id, actor_id, action, subject_kind, subject_id, fields,
          request_id, at)
        SELECT ${organizationOf(`n % ${many}`)}, ${idOf('u', `n % ${many} + ${many} * (${draw('n', 43, 3)} - 1)`)},
          (ARRAY['user.updated', 'user.created', 'user.welcomed', 'users.exported'])[${draw('n', 44, 4)}], 'user',
          ${idOf('u', `n % ${many} + ${many} * ${draw('n', 45, people - 1)}`)}, '{groups}', 'r' || n,
          ${since('n', lines).replaceAll(String(span / lines), String(span / 5 / lines))}
        FROM ${series}`,
    },
  ];
}

/** The rows go in first and the indexes after: in one go they are made several times faster. */
export async function runStep(db: Db, { table, count, statement }: Step): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = ${table} AND NOT EXISTS (
      SELECT FROM pg_constraint WHERE conindid = to_regclass(indexname))`.execute(db);
  await db.connection().execute(async (one) => {
    const run = (text: string) => sql.raw(text).execute(one);
    // Rows that name others are made right: looking each up, and what triggers count, would take most of the time.
    await run(`SET session_replication_role = replica; SET maintenance_work_mem = '512MB'`);
    for (const { name } of indexes) await run(`DROP INDEX ${name}`);
    for (let from = 0; from < count; from += batch) {
      await run(statement(`generate_series(${from}, ${Math.min(from + batch, count) - 1}) AS n`));
    }
    for (const { definition } of indexes) await run(definition);
    await run(`RESET session_replication_role; RESET maintenance_work_mem`);
  });
}

export async function fillPeople(db: Db, size: Size, say: (what: object) => void): Promise<void> {
  for (const step of stepsOf(size)) {
    const begun = performance.now();
    await runStep(db, step);
    say({ filled: step.table, seconds: Math.round((performance.now() - begun) / 1000) });
  }
  // Counters that the triggers would have kept.
  await sql`SELECT recount_people()`.execute(db);
}
