import type { MetricAnswer, Stats } from '@passerelle/shared/contract';
import { isGoalReached } from '@passerelle/shared/contract/rules/programs/weeks';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aParticipant, tasksOf, programOf, suspend } from '../../programs/testing/a-participant';
import { aTask, aTemplate } from '../../programs/testing/a-template';
import { openTask } from '../../programs/tasks/open-task';
import { validateByHand } from '../../programs/tasks/task-work';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
beforeEach(() => app.clock.set('2026-11-25T10:00:00.000Z'));
afterAll(() => app.close());

/** Four weeks of two tasks, of 30 and 70 points, since Monday 16 November. */
async function someone() {
  const weeks = [1, 2, 3, 4].map(() => [aTask({ points: 30 }), aTask({ points: 70 })]);
  const { person, userProgramId } = await aParticipant(app, aTemplate(weeks), '2026-11-16');
  const tasks = await tasksOf(app, userProgramId);
  return {
    person,
    userProgramId,
    /** The nth task of the programme, from one. */
    validate: async (n: number) => {
      const now = app.clock.now();
      await validateByHand(app.db, await openTask(app.db, person.id, tasks[n - 1]?.id ?? '', now), now);
    },
    stats: async () => (await app.as(person).get<Stats>('/me/stats')).data,
  };
}

/** Goal metric of a week as staff read it, at its last instant. */
async function goalMetric(monday: string, person: { id: string }): Promise<string | undefined> {
  const time = new Date(Date.parse(monday) + 7 * 86_400_000).toISOString();
  const query = `sum(average_goal_success{user="${person.id}"})`;
  const viewer = await app.aPerson({ role: 'superAdmin' });
  const { data } = await app
    .as(viewer)
    .get<Extract<MetricAnswer, { resultType: 'vector' }>>(
      `/reporting/grafana/query?${new URLSearchParams({ query, time }).toString()}`,
    );
  return data.result[0]?.value[1];
}

describe('the goal of a week', () => {
  const week = '2026-11-16T00:00:00.000Z';
  const reached = async (person: { id: string }) => {
    const [first] = (await programOf(app, person)).weeks;
    return { own: first !== undefined && isGoalReached(first), staff: await goalMetric(week, person) };
  };

  it('counts a task done after its week, for the participant and for staff', async () => {
    const { person, validate } = await someone();
    app.clock.set('2026-11-18T10:00:00.000Z');
    await validate(1);
    expect(await reached(person)).toEqual({ own: false, staff: '0' });

    app.clock.set('2026-11-25T10:00:00.000Z');
    await validate(2);
    expect(await reached(person)).toEqual({ own: true, staff: '1' });
  });

  it('counts no points earned in it for the tasks of another week', async () => {
    const { person, validate } = await someone();
    for (const n of [1, 2]) await validate(n);

    expect((await programOf(app, person)).weeks.map(isGoalReached)).toEqual([true, false, false, false]);
    expect(await goalMetric('2026-11-23T00:00:00.000Z', person)).toBe('0');
  });

  it('counts a task that begins on a Friday with those of its week', async () => {
    const { person, userProgramId, validate } = await someone();
    await app.db
      .updateTable('user_tasks')
      .set({ from_date: '2026-11-20T00:00:00.000Z' })
      .where('user_program_id', '=', userProgramId)
      .where('points', '=', 70)
      .where('from_date', '=', new Date(week))
      .execute();
    await validate(1);
    expect(await reached(person)).toEqual({ own: false, staff: '0' });
    await validate(2);
    expect(await reached(person)).toEqual({ own: true, staff: '1' });
  });
});

describe('Points', () => {
  it('Given a task of last week done today, Then it counts in this week’s gauge, and in last week’s overview', async () => {
    const { person, validate, stats } = await someone();

    await validate(2);
    await validate(2);

    expect(await stats()).toMatchObject({
      tasks: { points: 70, total: 100 },
      week: { remainingActions: 2 },
      gauges: { actions: { points: 70, total: 100, ratio: 70 } },
    });
    expect((await programOf(app, person)).weeks.map(({ points }) => points)).toEqual([70, 0, 0, 0]);
  });

  it('Given more points than the week’s total, Then the figure is exact and the gauge is full', async () => {
    const { validate, stats } = await someone();
    for (const n of [1, 2, 3, 4]) await validate(n);
    expect(await stats()).toMatchObject({
      tasks: { points: 200, total: 100 },
      week: { remainingActions: 0 },
      gauges: { actions: { points: 200, total: 100, ratio: 100 } },
    });
  });

  it.each([
    ['the last instant of Sunday', '2026-11-29T23:59:59.999Z', [30, 0]],
    ['the first of Monday', '2026-11-30T00:00:00.000Z', [0, 30]],
  ])('Given %s, Then they belong to its week', async (_when, now, [before, after]) => {
    const { validate, stats } = await someone();
    app.clock.set(now);
    await validate(3);
    app.clock.set('2026-11-29T23:59:59.999Z');
    expect((await stats()).tasks.points).toBe(before);
    app.clock.set('2026-11-30T00:00:00.000Z');
    expect((await stats()).tasks.points).toBe(after);
  });

  it('Given a paused week, Then no points are required, late work still counts, and 100 is the goal', async () => {
    const { person, validate, stats } = await someone();
    await suspend(app, person, 2);
    app.clock.set('2026-12-02T10:00:00.000Z');
    expect(await stats()).toMatchObject({
      tasks: { points: 0, total: 0 },
      week: { remainingActions: 0 },
      gauges: {
        actions: { points: 0, total: 100, ratio: 0 },
        // Of the last three weeks, the two that had tasks.
        progression: { parts: { actions: { validated: 0, due: 4 } } },
      },
    });
    await validate(4);
    expect((await stats()).gauges.actions).toEqual({ points: 70, total: 100, ratio: 70 });
    app.clock.set('2026-12-14T00:00:00.000Z');
    expect(await stats()).toMatchObject({ tasks: { points: 0, total: 100 }, week: { remainingActions: 2 } });
  });
});
