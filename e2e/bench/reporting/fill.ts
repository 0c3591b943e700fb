import { sql } from 'kysely';

import { sumUpFacts } from '../../../api/src/domains/reporting/sum-up-facts';
import type { Db } from '../../../api/src/platform/database/connection';
import { draw } from '../rows/words';
import { fillPeople, idText, runStep, type Step } from '../users/fill';

/** So many facts of so many people of one organisation, evenly over the days until now. */
export interface Facts {
  people: number;
  facts: number;
  days: number;
}

/** Of each kind its share, in hundredths: connections most of all. */
const kinds = {
  connection: 45,
  points: 30,
  appointment: 12,
  applicationSubmitted: 5,
  interview: 4,
  badge: 2,
  applicationAccepted: 1,
  suspension: 1,
};
const kindOf = (n: string): string => {
  let below = 0;
  const cases = Object.entries(kinds).map(([kind, share]) => `WHEN ${n} <= ${(below += share)} THEN '${kind}'`);
  return `CASE ${cases.join(' ')} END`;
};

const person = (n: string, people: number): string => `md5('u' || (${n}) % ${people})::uuid`;
const organization = idText('o', 0);
/** Weeks of tasks, the present one the last. */
const weeks = 6;
const tasksAWeek = 4;

const stepsOf = ({ people, facts, days }: Facts): Step[] => [
  {
    table: 'metric_facts',
    count: facts,
    statement: (series) => `INSERT INTO metric_facts (organization_id, user_id, kind, source_id, at, value, gender,
        job_level, labels)
      SELECT ${organization}, ${person(draw('n', 51, people), people)}, kind, md5('f' || n)::uuid,
        now() - make_interval(secs => (${draw('n', 52, 1_000_000)} - 0.5) * ${(days * 86_400) / 1_000_000}),
        CASE kind WHEN 'connection' THEN ${draw('n', 53, 5_400)} WHEN 'points' THEN ${draw('n', 54, 40)} ELSE 1 END,
        (ARRAY['man', 'woman'])[${draw('n', 55, 2)}], (ARRAY['worker', 'etam', 'executive'])[${draw('n', 56, 3)}],
        CASE WHEN kind = 'badge' THEN jsonb_build_object(
          'badge', (ARRAY['professionalProject', 'cv', 'linkedin'])[${draw('n', 57, 3)}],
          'level', 'lvl' || ${draw('n', 58, 3)}) ELSE '{}' END
      FROM (SELECT n, ${kindOf(draw('n', 59, 100))} AS kind FROM ${series}) AS drawn`,
  },
  {
    table: 'license_uses',
    count: people,
    statement: (series) => `INSERT INTO license_uses (license_pack_id, user_id, used_at, released_at)
      SELECT md5('l0-' || n % 12)::uuid, ${person('n', people)}, now() - make_interval(days => 30 + ${draw('n', 60, 300)}),
        CASE WHEN ${draw('n', 61, 3)} = 1 THEN now() - make_interval(days => ${draw('n', 62, 25)}) END FROM ${series}`,
  },
  {
    table: 'user_tasks',
    count: people * weeks * tasksAWeek,
    statement: (series) => `INSERT INTO user_tasks (id, user_id, user_program_id, task_id, status, mode, family, points,
        week_index, position, from_date, valid_until, created_at, updated_at)
      SELECT md5('t' || n)::uuid, ${person('n', people)}, md5('p' || n)::uuid, md5('task')::uuid, 'started',
        'manual', 'cv', 10, 1, 1, week, week + interval '7 days', now(), now()
      FROM (SELECT n, date_trunc('week', now(), 'UTC') - make_interval(weeks => (n / ${people * tasksAWeek})::integer) AS week
        FROM ${series}) AS dated`,
  },
  {
    table: 'points_entries',
    count: people * weeks * tasksAWeek,
    statement: (series) => `INSERT INTO points_entries (user_task_id, user_id, points, earned_at)
      SELECT md5('t' || n)::uuid, ${person('n', people)}, 10,
        date_trunc('week', now(), 'UTC') + make_interval(weeks => -(n / ${people * tasksAWeek})::integer, mins => ${draw('n', 63, 9_000)})
      FROM ${series} WHERE ${draw('n', 64, 6)} > 1`,
  },
];

export async function fillFacts(db: Db, size: Facts, say: (what: object) => void): Promise<void> {
  await fillPeople(db, { organizations: 1, people: size.people, lines: 1_000 }, say);
  for (const step of stepsOf(size)) {
    const begun = performance.now();
    await runStep(db, step);
    say({ filled: step.table, seconds: Math.round((performance.now() - begun) / 1000) });
  }
  // As the triggers would have counted, which do not run while rows are filled in.
  await sql`UPDATE license_packs SET used_licenses = held.count, max_licenses = greatest(max_licenses, held.count)
    FROM (SELECT license_pack_id, count(*) AS count FROM license_uses WHERE released_at IS NULL GROUP BY 1) AS held
    WHERE held.license_pack_id = license_packs.id`.execute(db);
  const begun = performance.now();
  await sql`SELECT recount_facts()`.execute(db);
  await sumUpFacts(db);
  say({ filled: 'metric_totals', seconds: Math.round((performance.now() - begun) / 1000) });
}
