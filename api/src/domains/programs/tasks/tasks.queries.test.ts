import type { KyselyPlugin } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aParticipant, stepsOf, tasksOf } from '../testing/a-participant';
import { aTask, aTemplate, aText } from '../testing/a-template';
import { countTasks, listTasks } from './list-tasks';
import { writeToken } from './validation-token';
import { updateSubTask, validateSubTask } from './work-on-sub-task';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
afterAll(() => app.close());

/** Counts queries; for a table, only those that name it. */
function counting(table?: string): { plugin: KyselyPlugin; asked: () => number } {
  let queries = 0;
  return {
    asked: () => queries,
    plugin: {
      transformQuery: ({ node }) => {
        if (table === undefined || JSON.stringify(node).includes(`"name":"${table}"`)) queries += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    },
  };
}

async function queriesFor(count: number): Promise<{ listed: number; list: number; counts: number }> {
  const weeks = Array.from({ length: 5 }, () => Array.from({ length: count / 5 }, () => aTask()));
  const { person } = await aParticipant(app, aTemplate(weeks), '2026-11-02');
  const reader = { userId: person.id, locale: 'fr', now: app.clock.now(), secret: 'secret' } as const;
  const [list, counts] = [counting(), counting()];
  const { items } = await listTasks({ ...reader, db: app.db.withPlugin(list.plugin) }, { pageSize: 1_337 });
  await countTasks({ ...reader, db: app.db.withPlugin(counts.plugin) }, {});
  return { listed: items.length, list: list.asked(), counts: counts.asked() };
}

it('Given five tasks or five hundred, Then the list needs the same number of queries', async () => {
  const few = await queriesFor(5);
  const many = await queriesFor(500);

  expect([few.listed, many.listed]).toEqual([5, 500]);
  expect(few).toMatchObject({ list: 3, counts: 1 });
  expect({ ...many, listed: 5 }).toEqual(few);
}, 60_000);

describe('work on a sub-task', () => {
  async function aSubTask() {
    const { person, userProgramId } = await aParticipant(
      app,
      aTemplate([[aTask({ subTasks: [aText('first'), aText('second')] })]]),
      '2026-11-02',
    );
    const [task] = await tasksOf(app, userProgramId);
    const taskId = task?.id ?? '';
    const subTaskId = (await stepsOf(app, taskId))[0]?.id ?? '';
    const work = counting('sub_tasks');
    const db = app.db.withPlugin(work.plugin);
    const reader = { userId: person.id, locale: 'fr', now: app.clock.now(), secret: 'secret', db } as const;
    return { reader, taskId, subTaskId, work };
  }

  it('Given its page, Then the sub-tasks of the task are read once', async () => {
    const { reader, taskId, subTaskId, work } = await aSubTask();
    await updateSubTask(reader, { taskId, subTaskId }, {});

    expect(work.asked()).toBe(1);
  });

  it('Given its token, Then the sub-tasks of the task are read once', async () => {
    const { reader, subTaskId, work } = await aSubTask();
    const token = writeToken(reader.secret, { userSubTaskId: subTaskId, userId: reader.userId, count: 0 });

    expect(await validateSubTask(reader, token, {})).toBe('subTaskValidated');
    expect(work.asked()).toBe(1);
  });
});
