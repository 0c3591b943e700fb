import { inLocale } from '../../../platform/text/text';
import { cellsFor, type Reader, type Sheet } from './sheet';

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
