import { sql } from 'kysely';

import type { Db } from '../../../api/src/platform/database/connection';
import { sumUpFacts } from '../../../api/src/domains/reporting/sum-up-facts';
import { idText } from '../users/fill';

/** As many facts are written one by one, and as many people hidden. */
const [FACTS, PEOPLE] = [500, 20];

interface Way {
  what: string;
  triggers: { table: string; names: readonly string[] };
  times: number;
  statement: (n: number, round: string) => string;
}

const ways: Way[] = [
  {
    what: 'a fact',
    triggers: { table: 'metric_facts', names: ['metric_facts_added'] },
    times: FACTS,
    statement: (n, round) => `INSERT INTO metric_facts (organization_id, user_id, kind, source_id, at, value, gender)
      VALUES (${idText('o', 0)}, ${idText('u', 100 + n)}, 'connection', ${idText(round, n)}, now(), 60, 'woman')`,
  },
  {
    what: 'a fact that goes on',
    triggers: { table: 'metric_facts', names: ['metric_facts_changed'] },
    times: FACTS,
    statement: (n, round) => `UPDATE metric_facts SET value = value + 60
      WHERE kind = 'connection' AND source_id = ${idText(round, n)}`,
  },
  {
    what: 'a person who is hidden',
    triggers: { table: 'users', names: ['users_await_facts', 'users_move_facts'] },
    times: PEOPLE,
    statement: (n) => `UPDATE users SET deleted_at = CASE WHEN deleted_at IS NULL THEN now() END
      WHERE id = ${idText('u', 1_000 + n)}`,
  },
];

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** Milliseconds of a statement with cells and without, each in a transaction of its own; and of summing up what they appended. */
export async function* measureWrites(db: Db): AsyncGenerator<object> {
  for (const { what, triggers, times, statement } of ways) {
    const medians: Record<string, number> = {};
    // Measures without cells first: rows hidden then are restored with cells, so both move the same facts.
    for (const how of ['without', 'with'] as const) {
      const set = (state: 'ENABLE' | 'DISABLE') =>
        Promise.all(
          triggers.names.map((name) => sql.raw(`ALTER TABLE ${triggers.table} ${state} TRIGGER ${name}`).execute(db)),
        );
      if (how === 'without') await set('DISABLE');
      const taken: number[] = [];
      for (let n = 0; n < times; n += 1) {
        const begun = performance.now();
        await sql.raw(statement(n, how)).execute(db);
        taken.push(performance.now() - begun);
      }
      if (how === 'without') await set('ENABLE');
      medians[how] = middle(taken);
    }
    const begun = performance.now();
    await sumUpFacts(db);
    yield { writes: what, ...medians, 'summing up': performance.now() - begun };
  }
}
