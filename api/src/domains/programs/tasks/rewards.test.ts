import type { TaskDetail } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aParticipant, tasksOf } from '../testing/a-participant';
import { aTask, aTemplate } from '../testing/a-template';
import { openTask } from './open-task';
import { validateByHand } from './task-work';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2027-01-01T10:00:00.000Z' });
}, 60_000);
afterAll(() => app.close());

async function aPath(families: Parameters<typeof aTask>[0][], badges: ('cv' | 'linkedin')[] = ['cv', 'linkedin']) {
  const weeks = families.map((values) => [aTask(values)]);
  const { person, userProgramId } = await aParticipant(app, aTemplate(weeks, { badges }), '2026-11-23');
  const tasks = await tasksOf(app, userProgramId);
  return {
    person,
    validate: async (index: number) => {
      const now = app.clock.now();
      const task = await openTask(app.db, person.id, tasks[index]?.id ?? '', now);
      await validateByHand(app.db, task, now);
    },
    reward: async (index: number) =>
      (await app.as(person).get<TaskDetail>(`/me/tasks/${tasks[index]?.id}`)).data.reward,
    levels: async () =>
      (
        await app.db
          .selectFrom('user_badges')
          .where('user_id', '=', person.id)
          .orderBy('level')
          .select('level')
          .execute()
      ).map(({ level }) => level),
    told: async () =>
      (
        await app.db
          .selectFrom('notifications')
          .where('user_id', '=', person.id)
          .where('context_type', '=', 'badge')
          .orderBy('dedupe_key')
          .select(['status', 'context_type', 'context'])
          .execute()
      ).map(({ status, context_type, context }) => [status, context_type, context.badgeLevel]),
  };
}

describe('A badge', () => {
  const cv = { family: 'cv' } as const;

  it('Given the family in both halves, Then silver begins, silver and gold follow one after the other', async () => {
    const path = await aPath([cv, cv, cv, {}]);
    await path.validate(0);
    expect(await path.levels()).toEqual(['lvl1']);
    await path.validate(1);
    expect(await path.levels()).toEqual(['lvl1', 'lvl2']);
    await path.validate(2);
    expect(await path.levels()).toEqual(['lvl1', 'lvl2', 'lvl3']);
    expect(await path.told()).toEqual([
      ['received', 'badge', 'lvl1'],
      ['received', 'badge', 'lvl2'],
      ['received', 'badge', 'lvl3'],
    ]);
    const facts = await app.db
      .selectFrom('metric_facts')
      .where('user_id', '=', path.person.id)
      .where('kind', '=', 'badge')
      .orderBy('value')
      .select(['value', 'labels'])
      .execute();
    expect(facts).toEqual([1, 2, 3].map((value) => ({ value, labels: { badge: 'cv', level: `lvl${value}` } })));
  });

  it('Given a task, When it is validated, Then its page has the reward: points, and the highest badge', async () => {
    const path = await aPath([cv, cv, { family: 'networking' }]);
    expect(await path.reward(0)).toBeNull();
    await path.validate(0);
    await path.validate(2);
    expect(await path.reward(0)).toEqual({ points: 20, badge: { type: 'cv', level: 'lvl1' } });
    expect(await path.reward(1)).toBeNull();
    expect(await path.reward(2)).toEqual({ points: 20, badge: null });
    app.clock.advance({ hours: 1 });
    await path.validate(1);
    expect(await path.reward(0)).toEqual({ points: 20, badge: { type: 'cv', level: 'lvl1' } });
    expect(await path.reward(1)).toEqual({ points: 20, badge: { type: 'cv', level: 'lvl3' } });
  });

  it('Given one task of the family, Then gold is reached at once, with one message', async () => {
    const path = await aPath([cv, {}]);
    await path.validate(0);
    expect(await path.levels()).toEqual(['lvl1', 'lvl2', 'lvl3']);
    expect(await path.told()).toEqual([['received', 'badge', 'lvl3']]);
  });

  it('Given another family, or a programme without this badge, Then there is none', async () => {
    const path = await aPath([{ family: 'networking' }, { family: 'linkedin' }], ['cv']);
    await path.validate(0);
    await path.validate(1);
    expect(await path.levels()).toEqual([]);
    expect(await path.told()).toEqual([]);
  });

  it('Given the last two tasks, When both are validated in parallel, Then gold is reached', async () => {
    const path = await aPath([cv, cv]);
    await Promise.all(
      [0, 1].map((index) =>
        app.db.transaction().execute(async (db) => {
          const now = app.clock.now();
          const [program] = await db
            .selectFrom('user_programs')
            .where('user_id', '=', path.person.id)
            .selectAll()
            .execute();
          const tasks = await tasksOf({ ...app, db }, program?.id ?? '');
          await validateByHand(db, await openTask(db, path.person.id, tasks[index]?.id ?? '', now), now);
        }),
      ),
    );
    expect(await path.levels()).toEqual(['lvl1', 'lvl2', 'lvl3']);
  });
});
