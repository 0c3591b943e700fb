import type { Stats } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aCourse, tasksOf, programOf, suspend } from '../programs/testing/a-course';
import { aTask, aTemplate } from '../programs/testing/a-template';
import { openTask } from '../tasks/open-task';
import { validateByHand } from '../tasks/task-work';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
beforeEach(() => app.clock.set('2026-11-25T10:00:00.000Z'));
afterAll(() => app.close());

/** Four weeks of two tasks, of 30 and 70 points, since Monday 16 November. */
async function someone() {
  const weeks = [1, 2, 3, 4].map(() => [aTask({ points: 30 }), aTask({ points: 70 })]);
  const { person, userProgramId } = await aCourse(app, aTemplate(weeks), '2026-11-16');
  const tasks = await tasksOf(app, userProgramId);
  return {
    person,
    /** The nth task of the programme, from one. */
    validate: async (n: number) => {
      const now = app.clock.now();
      await validateByHand(app.db, await openTask(app.db, person.id, tasks[n - 1]?.id ?? '', now), now);
    },
    stats: async () => (await app.as(person).get<Stats>('/me/stats')).data,
  };
}

describe('Points', () => {
  it('Given a task of last week done today, Then this week’s gauge has them, and last week’s plank', async () => {
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

  it('Given more than the week offers, Then the figure says so and the gauge stays full', async () => {
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

  it('Given a week that stands still, Then nothing is asked for, late work still counts, and 100 is the goal', async () => {
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
