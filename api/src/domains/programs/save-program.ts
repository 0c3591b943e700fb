import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { transact } from '../../platform/database/transact';
import { safeWords } from '../../platform/safe-html';
import { saveTask } from './save-task';
import type { ProgramTemplate, WeekTemplate } from './template';

async function saveWeek(db: Db, programId: string, index: number, week: WeekTemplate): Promise<string> {
  const { id } = await db
    .insertInto('program_weeks')
    .values({ program_id: programId, week_index: index, title: week.title })
    .onConflict((conflict) =>
      conflict.columns(['program_id', 'week_index']).doUpdateSet((eb) => ({ title: eb.ref('excluded.title') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the pack no longer has is archived and not deleted: some people were given it. */
async function archiveOthers(db: Db, programId: string, kept: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('tasks')
    .set({ archived_at: at })
    .where('archived_at', 'is', null)
    .where('id', 'not in', kept)
    .where('program_week_id', 'in', (eb) =>
      eb.selectFrom('program_weeks').where('program_id', '=', programId).select('id'),
    )
    .execute();
}

/** Writes a programme of an organisation, or brings the one of the same key up to date; saving it twice changes nothing. */
export function saveProgram(
  db: Db,
  organizationId: string | null,
  template: ProgramTemplate,
  now: DateTime<true>,
): Promise<string> {
  const at = now.toJSDate();
  const { key, weeks, ...program } = template;
  if (weeks.some(({ tasks }) => tasks.length === 0)) throw new Error(`A week of ${key} has no task.`);
  const content = {
    type: program.type,
    name: program.name,
    description: program.description ? safeWords(program.description) : null,
    max_suspension: program.maxSuspension,
    badges: [...program.badges],
    should_display_job_offers: program.shouldDisplayJobOffers,
    updated_at: at,
    archived_at: null,
  };
  return transact(db, async (transaction) => {
    const { id } = await transaction
      .insertInto('programs')
      .values({ organization_id: organizationId, key, created_at: at, ...content })
      .onConflict((conflict) => conflict.columns(['organization_id', 'key']).doUpdateSet(content))
      .returning('id')
      .executeTakeFirstOrThrow();
    const kept: string[] = [];
    for (const [position, week] of weeks.entries()) {
      const weekId = await saveWeek(transaction, id, position + 1, week);
      for (const [order, task] of week.tasks.entries()) {
        kept.push(await saveTask(transaction, { organizationId, weekId, position: order, task, at }));
      }
    }
    await archiveOthers(transaction, id, kept, at);
    return id;
  });
}
