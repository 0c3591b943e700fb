import type { Paged, ParticipantProgram, Stats, Task, TaskCounts } from '@passerelle/shared/contract';
import { badgeTypes } from '@passerelle/shared/contract/enums/tasks';
import { badgeLevel } from '@passerelle/shared/contract/rules/programs/badges';
import { isoWeekOf } from '@passerelle/shared/contract/rules/programs/weeks';
import type { TestApp } from '../../../testing/test-app';
import { programOf } from './a-participant';

interface Everything {
  program: ParticipantProgram;
  tasks: Task[];
  counts: TaskCounts;
  stats: Stats;
  entries: { user_task_id: string; points: number; earned_at: Date }[];
}

async function readEverything(app: TestApp, person: { id: string }): Promise<Everything> {
  const client = app.as(person);
  return {
    program: await programOf(app, person),
    tasks: (await client.get<Paged<Task>>('/me/tasks?pageSize=1337')).data.items,
    counts: (await client.get<TaskCounts>('/me/tasks/count')).data,
    stats: (await client.get<Stats>('/me/stats')).data,
    entries: await app.db
      .selectFrom('points_entries')
      .where('user_id', '=', person.id)
      .select(['user_task_id', 'points', 'earned_at'])
      .execute(),
  };
}

const sum = (points: readonly number[]): number => points.reduce((total, next) => total + next, 0);
const sorted = (ids: readonly string[]): string[] => ids.toSorted();
const isDone = ({ status }: Task): boolean => status === 'validated';
const isKept = ({ status }: Task): boolean => status !== 'cancelled';
const worth = (tasks: readonly Task[]): number => sum(tasks.map(({ task }) => task.points));

/** A task earns its points once, exactly when it is validated; points of an earlier programme are kept. */
function assertPoints({ tasks, entries, stats }: Everything, earlier: readonly string[]): void {
  const own = entries.filter(({ user_task_id: id }) => !earlier.includes(id));
  expect(sorted(own.map(({ user_task_id: id }) => id))).toEqual(sorted(tasks.filter(isDone).map(({ id }) => id)));
  expect(sum(own.map(({ points }) => points))).toBe(worth(tasks.filter(isDone)));
  expect(entries.length).toBe(own.length + earlier.length);
  const { fromDate, toDate } = stats.week;
  const thisWeek = entries.filter(({ earned_at: at }) => fromDate <= at.toISOString() && at.toISOString() <= toDate);
  expect(stats.tasks.points).toBe(sum(thisWeek.map(({ points }) => points)));
}

function assertCounts({ tasks, counts, stats }: Everything): void {
  const of = (status: Task['status']) => tasks.filter((task) => task.status === status).length;
  const { all, ...byStatus } = counts;
  expect(all).toBe(tasks.length);
  for (const [status, count] of Object.entries(byStatus)) {
    expect([status, count]).toEqual([status, of(status as Task['status'])]);
  }
  const due = tasks.filter((task) => isKept(task) && task.period.fromDate === stats.week.fromDate);
  expect(stats.tasks.total).toBe(worth(due));
  expect(stats.week.remainingActions).toBe(due.filter((task) => !isDone(task)).length);
  expect(stats.gauges.actions.total).toBe(due.length > 0 ? worth(due) : 100);
}

/** Weeks are seven days apart from the first to the last; tasks are in them, never in a paused one. */
function assertWeeks({ program: { weeks, dates }, tasks }: Everything): void {
  expect(weeks.map(({ index, fromDate, toDate }) => ({ index, fromDate, toDate }))).toEqual(
    weeks.map((_, place) => ({ index: place + 1, ...isoWeekOf(dates.fromDate, place) })),
  );
  expect(weeks.at(-1)?.toDate).toBe(dates.toDate);
  for (const week of weeks) {
    const own = tasks.filter(({ period }) => period.fromDate === week.fromDate);
    expect(own.every(({ period }) => period.validUntil === week.toDate)).toBe(true);
    expect([week.points, week.total]).toEqual([worth(own.filter(isDone)), worth(own.filter(isKept))]);
    if (week.suspended) expect(own).toEqual([]);
  }
  const mondays = new Set(weeks.map(({ fromDate }) => fromDate));
  expect(tasks.every(({ period }) => mondays.has(period.fromDate))).toBe(true);
  // All tasks of one programme week are together, in week order.
  const places = new Map(tasks.map(({ period }) => [period.index, period.fromDate]));
  expect(tasks.every(({ period }) => places.get(period.index) === period.fromDate)).toBe(true);
  const inOrder = [...places].toSorted(([one], [other]) => one - other).map(([, monday]) => monday);
  expect(inOrder).toEqual(inOrder.toSorted());
}

function assertSuspensions({ program }: Everything): void {
  const { weeks, suspensions, remainingSuspensions, program: template } = program;
  const cost = sum(suspensions.map((suspension) => suspension.weeks));
  expect(remainingSuspensions).toBe(template.maxSuspension - cost);
  expect(weeks.filter(({ suspended }) => suspended)).toHaveLength(cost);
}

async function assertBadges(
  app: TestApp,
  person: { id: string },
  { program, stats, tasks }: Everything,
): Promise<void> {
  const won = await app.db
    .selectFrom('user_badges')
    .where('user_id', '=', person.id)
    .where('user_program_id', '=', program.id)
    .select(['type', 'level'])
    .execute();
  const all = tasks.map(({ task, status, period }) => ({ family: task.family, status, week: period.index }));
  const weekCount = Math.max(...all.map(({ week }) => week));
  for (const type of badgeTypes) {
    const best =
      won
        .filter((badge) => badge.type === type)
        .map(({ level }) => level)
        .toSorted()
        .at(-1) ?? null;
    const now = badgeLevel(type, all, weekCount);
    // A badge is kept, though an extension may raise the bar for gold; a cancelled rest earns nothing.
    if (program.status === 'started') expect([type, (best ?? '') >= (now ?? '')]).toEqual([type, true]);
    expect([type, (stats.badges[type].level ?? '') >= (best ?? '')]).toEqual([type, true]);
  }
}

/** The list, its counts, the figures, the badges, the week overview and the points agree. */
export async function assertAgreement(
  app: TestApp,
  person: { id: string },
  { earlier = [] }: { earlier?: readonly string[] } = {},
): Promise<Everything> {
  const everything = await readEverything(app, person);
  assertPoints(everything, earlier);
  assertCounts(everything);
  assertWeeks(everything);
  assertSuspensions(everything);
  await assertBadges(app, person, everything);
  return everything;
}
