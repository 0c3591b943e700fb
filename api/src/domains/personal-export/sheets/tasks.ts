import { inLocale } from '../../../platform/text/text';
import { cellsFor, type Reader, type Sheet } from './sheet';

const readRows = ({ db, userId }: Reader) =>
  db
    .selectFrom('user_tasks')
    .innerJoin('tasks', 'tasks.id', 'user_tasks.task_id')
    .innerJoin('user_programs as given', 'given.id', 'user_tasks.user_program_id')
    .innerJoin('programs', 'programs.id', 'given.program_id')
    .where('user_tasks.user_id', '=', userId)
    .orderBy('user_tasks.from_date')
    .orderBy('user_tasks.position')
    .select(['programs.name as program', 'tasks.name as task', 'user_tasks.family', 'user_tasks.week_index'])
    .select(['user_tasks.from_date', 'user_tasks.valid_until', 'user_tasks.status', 'user_tasks.points'])
    .select('user_tasks.validated_at')
    .execute();

export async function readTasks(reader: Reader): Promise<Sheet> {
  const { locale, words } = reader;
  const { text, weekDay, moment, figure, word } = cellsFor(reader);
  return {
    name: 'tasks',
    columns: {
      program: 30,
      week: 9,
      task: 45,
      family: 20,
      startsOn: 13,
      until: 13,
      state: 13,
      points: 9,
      validatedOn: 18,
    },
    rows: (await readRows(reader)).map((row) => [
      text(inLocale(row.program, locale)),
      figure(row.week_index),
      text(inLocale(row.task, locale)),
      word(words.values.taskFamilies, row.family),
      weekDay(row.from_date),
      weekDay(row.valid_until),
      word(words.values.taskStatuses, row.status),
      figure(row.points),
      moment(row.validated_at),
    ]),
  };
}
