import { type RawBuilder, sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';

interface Replacing {
  programId: string;
  now: DateTime<true>;
}

export interface ReplacedWeeks {
  /** People whose weeks to come were not those of the present version. */
  people: number;
  added: number;
  changed: number;
  removed: number;
}

/** The weeks of people under way that have not begun, with the dates that pauses have given them. */
const weeksToCome = ({ programId, now }: Replacing) => sql`
  to_come AS (
    SELECT given.user_program_id, given.user_id, given.week_index,
      min(given.from_date) AS from_date, max(given.valid_until) AS valid_until
    FROM user_tasks AS given JOIN user_programs ON user_programs.id = given.user_program_id
    WHERE user_programs.program_id = ${programId} AND user_programs.status IN ('pending', 'started')
      AND given.extension_id IS NULL
    GROUP BY given.user_program_id, given.user_id, given.week_index
    HAVING min(given.from_date) > ${now.toJSDate()}::timestamptz),
  template AS (
    SELECT tasks.id, tasks.mode, tasks.family, tasks.points, tasks.position, week.week_index
    FROM tasks JOIN program_weeks AS week ON week.id = tasks.program_week_id
    WHERE week.program_id = ${programId} AND tasks.archived_at IS NULL AND week.archived_at IS NULL)`;

const untouched = sql`given.status = 'pending' AND given.extension_id IS NULL AND NOT EXISTS (
  SELECT FROM user_sub_tasks AS step WHERE step.user_task_id = given.id
    AND (step.status <> 'pending' OR step.opened_at IS NOT NULL OR step.answered_at IS NOT NULL))`;

interface Replaced {
  tasks: number;
  people: string[];
}

/** Counts the tasks that a statement replaces, and lists their people. The statement returns their `user_id`. */
async function countReplaced(db: Db, replacing: Replacing, statement: RawBuilder<unknown>): Promise<Replaced> {
  const { rows } = await sql<Replaced>`
    WITH ${weeksToCome(replacing)}, replaced AS (${statement})
    SELECT count(*) AS tasks, coalesce(array_agg(DISTINCT user_id), '{}') AS people FROM replaced`.execute(db);
  return rows[0] ?? { tasks: 0, people: [] };
}

/** Tasks that the template no longer has. One that moved to a week that has begun stays in its place. */
const removedTasks = sql`
    DELETE FROM user_tasks AS given USING to_come
    WHERE given.user_program_id = to_come.user_program_id AND given.week_index = to_come.week_index AND ${untouched}
      AND given.task_id NOT IN (SELECT id FROM template)
    RETURNING given.user_id`;

/** Sub-tasks of a given task that are not those of the template. */
const hasOtherSubTasks = sql`(
  EXISTS (SELECT FROM user_sub_tasks AS step JOIN sub_tasks ON sub_tasks.id = step.sub_task_id
    WHERE step.user_task_id = given.id AND sub_tasks.archived_at IS NOT NULL)
  OR EXISTS (SELECT FROM sub_tasks WHERE sub_tasks.task_id = given.task_id AND sub_tasks.archived_at IS NULL
    AND NOT EXISTS (SELECT FROM user_sub_tasks AS step
      WHERE step.user_task_id = given.id AND step.sub_task_id = sub_tasks.id)))`;

/** Tasks with other points, other sub-tasks, another place or another week that has not begun either. */
const changedTasks = ({ now }: Replacing) => sql`
    UPDATE user_tasks AS given SET mode = template.mode, family = template.family, points = template.points,
      position = template.position, week_index = template.week_index, from_date = target.from_date,
      valid_until = target.valid_until, updated_at = ${now.toJSDate()}::timestamptz
    FROM to_come AS place, template, to_come AS target
    WHERE given.user_program_id = place.user_program_id AND given.week_index = place.week_index AND ${untouched}
      AND template.id = given.task_id
      AND target.user_program_id = given.user_program_id AND target.week_index = template.week_index
      AND ((given.mode, given.family, given.points, given.position, given.week_index)
        IS DISTINCT FROM (template.mode, template.family, template.points, template.position, template.week_index)
        OR ${hasOtherSubTasks})
    RETURNING given.user_id`;

const addedTasks = ({ now }: Replacing) => sql`
    INSERT INTO user_tasks (user_id, user_program_id, task_id, status, mode, family, points, week_index, position,
      from_date, valid_until, created_at, updated_at)
    SELECT to_come.user_id, to_come.user_program_id, template.id, 'pending', template.mode, template.family,
      template.points, template.week_index, template.position, to_come.from_date, to_come.valid_until,
      ${now.toJSDate()}::timestamptz, ${now.toJSDate()}::timestamptz
    FROM to_come JOIN template ON template.week_index = to_come.week_index
    ON CONFLICT DO NOTHING
    RETURNING user_id`;

/** Sub-tasks of the weeks to come, as in the template. */
async function replaceSubTasks(db: Db, replacing: Replacing): Promise<void> {
  await sql`
    WITH ${weeksToCome(replacing)}
    DELETE FROM user_sub_tasks AS step USING user_tasks AS given, to_come, sub_tasks
    WHERE step.user_task_id = given.id AND given.user_program_id = to_come.user_program_id
      AND given.week_index = to_come.week_index AND ${untouched}
      AND sub_tasks.id = step.sub_task_id AND sub_tasks.archived_at IS NOT NULL`.execute(db);
  await sql`
    WITH ${weeksToCome(replacing)}
    INSERT INTO user_sub_tasks (user_id, user_task_id, sub_task_id, status, updated_at)
    SELECT given.user_id, given.id, sub_tasks.id, 'pending', ${replacing.now.toJSDate()}::timestamptz
    FROM user_tasks AS given JOIN to_come ON given.user_program_id = to_come.user_program_id
      AND given.week_index = to_come.week_index
    JOIN sub_tasks ON sub_tasks.task_id = given.task_id AND sub_tasks.archived_at IS NULL
    WHERE ${untouched} ON CONFLICT DO NOTHING`.execute(db);
}

/**
 * Gives people under way the present version of the weeks that have not begun. Weeks that have begun, their work and the
 * dates of the programme stay; further weeks of a longer version are not given.
 */
export async function replaceWeeks(db: Db, replacing: Replacing): Promise<ReplacedWeeks> {
  const removed = await countReplaced(db, replacing, removedTasks);
  const changed = await countReplaced(db, replacing, changedTasks(replacing));
  const added = await countReplaced(db, replacing, addedTasks(replacing));
  await replaceSubTasks(db, replacing);
  const people = new Set([removed, changed, added].flatMap((replaced) => replaced.people));
  return { people: people.size, added: added.tasks, changed: changed.tasks, removed: removed.tasks };
}
