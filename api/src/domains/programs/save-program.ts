import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { type Db, transact } from '../../platform/database/connection';
import { type Outcome, type ReportOutcome, saveRow, together } from '../../platform/database/save-row';
import { safeWords } from '../../platform/text/safe-html';
import { saveTask } from './save-task';
import type { ProgramTemplate } from './template';

/** The texts of each task of a programme with those of its sub-tasks, by task id. */
async function readTexts(db: Db, programId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; texts: string }>`
    SELECT tasks.id, md5(concat(tasks.name, tasks.description, (
      SELECT string_agg(concat(step.key, step.title, step.description), ' ' ORDER BY step.position, step.id)
      FROM sub_tasks AS step WHERE step.task_id = tasks.id AND step.archived_at IS NULL))) AS texts
    FROM tasks JOIN program_weeks AS week ON week.id = tasks.program_week_id
    WHERE week.program_id = ${programId}`.execute(db);
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}

/** Dates the tasks whose texts differ, for people who had validated them. */
async function markChangedTexts(
  db: Db,
  programId: string,
  { before, at }: { before: ReadonlyMap<string, string>; at: Date },
): Promise<void> {
  const now = await readTexts(db, programId);
  const changed = [...now].flatMap(([id, texts]) => (before.has(id) && before.get(id) !== texts ? id : []));
  if (changed.length > 0)
    await db.updateTable('tasks').set({ words_changed_at: at }).where('id', 'in', changed).execute();
}

const ignore: ReportOutcome = () => undefined;
const partOf = (week: number, task: string): string => `weeks/${String(week).padStart(2, '0')}/${task}`;

/** Tasks removed from the pack are archived, not deleted: some people have them. */
async function archiveOthers(db: Db, programId: string, kept: { weeks: number; tasks: readonly string[] }, at: Date) {
  await db
    .updateTable('program_weeks')
    .set({ archived_at: at })
    .where('program_id', '=', programId)
    .where('week_index', '>', kept.weeks)
    .where('archived_at', 'is', null)
    .execute();
  return db
    .updateTable('tasks')
    .from('program_weeks as week')
    .set({ archived_at: at })
    .whereRef('week.id', '=', 'tasks.program_week_id')
    .where('week.program_id', '=', programId)
    .where('tasks.archived_at', 'is', null)
    .where('tasks.id', 'not in', kept.tasks)
    .returning(['week.week_index as week', 'tasks.key'])
    .execute();
}

/** The week of each task by key, archived ones included: a key is unique in its programme. */
async function readWeeksOfTasks(db: Db, programId: string): Promise<Map<string, { id: string; weekId: string }>> {
  const found = await db
    .selectFrom('tasks')
    .innerJoin('program_weeks as week', 'week.id', 'tasks.program_week_id')
    .where('week.program_id', '=', programId)
    .select(['tasks.id', 'tasks.key', 'tasks.program_week_id as weekId'])
    .execute();
  return new Map(found.map(({ id, key, weekId }) => [key, { id, weekId }]));
}

/** A task in another week stays the same task for the people who have it. */
async function moveTask(db: Db, task: { id: string; weekId: string } | undefined, weekId: string): Promise<Outcome[]> {
  if (!task || task.weekId === weekId) return [];
  await db.updateTable('tasks').set({ program_week_id: weekId }).where('id', '=', task.id).execute();
  return ['changed'];
}

/** Writes a programme of an organisation, or updates the one with the same key; saving it twice changes nothing. */
export function saveProgram(
  db: Db,
  organizationId: string | null,
  template: ProgramTemplate,
  now: DateTime<true>,
  tell = ignore,
): Promise<string> {
  const at = now.toJSDate();
  const { key, weeks } = template;
  if (weeks.some(({ tasks }) => tasks.length === 0)) throw new Error(`A week of ${key} has no task.`);
  return transact(db, async (transaction) => {
    const { id, outcome } = await saveRow(transaction, 'programs', {
      known: { organization_id: organizationId, key },
      content: {
        type: template.type,
        name: template.name,
        description: template.description ? safeWords(template.description) : null,
        max_suspension: template.maxSuspension,
        badges: [...template.badges],
        should_display_job_offers: template.shouldDisplayJobOffers,
        archived_at: null,
      },
      first: { created_at: at },
      touched: { updated_at: at },
    });
    const outcomes: Outcome[] = [];
    const tasks: string[] = [];
    const placedIn = await readWeeksOfTasks(transaction, id);
    const before = outcome === 'created' ? undefined : await readTexts(transaction, id);
    for (const [index, week] of weeks.entries()) {
      const saved = await saveRow(transaction, 'program_weeks', {
        known: { program_id: id, week_index: index + 1 },
        content: { title: week.title, archived_at: null },
      });
      outcomes.push(saved.outcome);
      for (const [position, task] of week.tasks.entries()) {
        const placed = { organizationId, weekId: saved.id, position, task, at };
        const moved = await moveTask(transaction, placedIn.get(task.key), saved.id);
        const written = await saveTask(transaction, placed);
        tasks.push(written.id);
        tell(together(written.outcome, moved), partOf(index + 1, task.key));
      }
    }
    const archived =
      outcome === 'created' ? [] : await archiveOthers(transaction, id, { weeks: weeks.length, tasks }, at);
    if (before) await markChangedTexts(transaction, id, { before, at });
    for (const { week, key: task } of archived) tell('archived', partOf(week, task));
    tell(together(outcome, outcomes));
    return id;
  });
}
