import { jobLevels } from '@passerelle/shared/contract/enums/jobs';
import { genders } from '@passerelle/shared/contract/enums/users';
import type { TestApp } from '../../../testing/test-app';
import type { Team } from '../../users/testing/a-team';
import { openMetrics } from '../open-metrics';
import { numbersFrom } from './expressions';

/** Fixed, so that every run uses the same facts and expressions; set `SEED` to try others. */
export const SEED = Number(process.env['SEED'] ?? 20_261_123);
/** The number of expressions tried. */
export const TRIES = Number(process.env['EXPRESSIONS'] ?? 90);
export const START = Date.UTC(2026, 10, 1);

const kinds = ['connection', 'points', 'appointment', 'badge', 'suspension'] as const;
export const eventMetrics = [
  'session_count',
  'total_session_duration',
  'task_points',
  'networking_actions_done_count',
  'suspension_count',
];

/** The activity of four people, as facts, and as samples for another server. */
export async function fillFacts(app: TestApp, team: Team): Promise<string> {
  const pick = numbersFrom(SEED);
  const facts = [team.amel, team.emile, team.solene, team.diego].flatMap((person) =>
    Array.from({ length: 60 }, () => ({
      organization_id: person.organizationId,
      user_id: person.id,
      kind: kinds[pick(kinds.length)] ?? 'points',
      source_id: crypto.randomUUID(),
      // Off the edges of every window: on them the two differ by design.
      at: new Date(START + pick(20 * 86_400) * 1_000 + 137 + pick(700)),
      value: pick(40_000) / 8,
      gender: genders[pick(genders.length)] ?? null,
      job_level: [...jobLevels, null][pick(jobLevels.length + 1)] ?? null,
    })),
  );
  await app.db.insertInto('metric_facts').values(facts).execute();
  let text = '';
  for await (const line of openMetrics(app.db)) text += line;
  return text;
}
