import { inLocale } from '../../../../platform/text/text';
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

const readBadges = ({ db, userId }: Reader) =>
  db.selectFrom('user_badges').where('user_id', '=', userId).select(['type', 'level', 'earned_at']).execute();

const readPoints = ({ db, userId }: Reader) =>
  db
    .selectFrom('points_entries as entry')
    .innerJoin('user_tasks', 'user_tasks.id', 'entry.user_task_id')
    .innerJoin('tasks', 'tasks.id', 'user_tasks.task_id')
    .where('entry.user_id', '=', userId)
    .select(['entry.points', 'entry.earned_at', 'tasks.name'])
    .execute();

export async function readRewards(reader: Reader): Promise<Sheet> {
  const { words, locale } = reader;
  const { text, moment, figure, word } = cellsFor(reader);
  const badges = (await readBadges(reader)).map(({ type, level, earned_at: at }) => ({
    at,
    cells: [text(words.gains.badge), word(words.values.badgeTypes, type), word(words.values.badgeLevels, level), null],
  }));
  const points = (await readPoints(reader)).map(({ points: earned, name, earned_at: at }) => ({
    at,
    cells: [text(words.gains.points), text(inLocale(name, locale)), null, figure(earned)],
  }));
  const inOrder = [...badges, ...points].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return {
    name: 'rewards',
    columns: { date: 18, gain: 12, title: 45, level: 20, points: 10 },
    rows: inOrder.map(({ at, cells }) => [moment(at), ...cells]),
  };
}
