import type { ContentItem, Paged, Task, TaskDetail, WeekReplacement } from '@passerelle/shared/contract';
import { giveProgram } from '../../domains/programs/give-program';
import { aPack } from '../../domains/programs/testing/a-participant';
import type { TestApp } from '../../testing/test-app';
import type { PackFolder } from '../testing/a-folder';
import { aStudio, changeItem, findItem, newForEachTest, publishItems } from '../studio/testing/a-studio';

let app: TestApp;
let folder: PackFolder;
newForEachTest((...made) => {
  [app, folder] = made;
});

describe('people under way', () => {
  async function aFollower() {
    const studio = await aStudio(app, folder);
    const follower = await app.aPerson({ organization_id: studio.organization });
    const { id: programId } = await app.db
      .selectFrom('programs')
      .where('organization_id', '=', studio.organization)
      .select('id')
      .executeTakeFirstOrThrow();
    const packId = await aPack(app, studio.organization, [programId]);
    await giveProgram(app.db, { userId: follower.id, programId, packId, from: '2026-11-23' }, app.clock.now());
    const tasks = async () => {
      const rows = await app.db
        .selectFrom('user_tasks')
        .innerJoin('tasks', 'tasks.id', 'user_tasks.task_id')
        .select(['tasks.key', 'user_tasks.week_index', 'user_tasks.points'])
        .orderBy('week_index')
        .orderBy('user_tasks.position')
        .execute();
      return rows.map(({ key, week_index: week, points }) => `${week} ${key} ${points}`);
    };
    return { ...studio, follower, tasks, programId };
  }

  it('get the new version of the weeks that have not begun, when asked', async () => {
    const { author, tasks } = await aFollower();
    const given = await tasks();
    const [cv, questions] = [await findItem(author, 'tasks', 'cv'), await findItem(author, 'tasks', 'questions')];
    await changeItem(author, cv, { points: 99 });
    await changeItem(author, questions, { points: 88 });
    const { data: added } = await author.post<ContentItem>('/content/items', {
      kind: 'tasks',
      title: 'Une nouvelle tâche',
      key: 'new-one',
      program: cv.program?.id,
    });
    const program = await findItem(author, 'programs', 'rebond');
    const weeks = [
      { title: 'Commencer', tasks: ['cv', 'network'] },
      { title: 'Continuer', tasks: ['questions', added.key] },
    ];
    await changeItem(author, program, { weeks });
    expect((await publishItems(author, { publish: [program.id] })).data.problems).toEqual([]);
    expect(await tasks()).toEqual(given);

    const ask = async (dryRun: boolean) =>
      (await author.post<WeekReplacement>(`/content/items/${program.id}/replacement`, { dryRun })).data;
    expect(await ask(true)).toEqual({ dryRun: true, people: 1, added: 1, changed: 1, removed: 0 });
    expect(await tasks()).toEqual(given);

    expect(await ask(false)).toMatchObject({ dryRun: false, people: 1, added: 1, changed: 1 });
    expect(await tasks()).toEqual([...given.slice(0, 2), '2 questions 88', '2 new-one 0']);
    expect(await ask(false)).toMatchObject({ people: 0, added: 0, changed: 0, removed: 0 });
  });

  it('are counted as followers of an older version only where their weeks to come differ', async () => {
    const { author, programId } = await aFollower();
    const [program, questions] = [
      await findItem(author, 'programs', 'rebond'),
      await findItem(author, 'tasks', 'questions'),
    ];
    const ask = async () =>
      (await author.post<WeekReplacement>(`/content/items/${program.id}/replacement`, { dryRun: true })).data;
    expect([program.publishedAs, questions.publishedAs]).toEqual([programId, null]);
    expect(await ask()).toMatchObject({ people: 0, changed: 0 });

    const subTask = { key: 'more', type: 'link', link: 'https://www.example.org/', title: 'En savoir plus' };
    const before = questions.files.fr?.fields['subTasks'];
    await changeItem(author, questions, { subTasks: [...(Array.isArray(before) ? before : []), subTask] });
    expect((await publishItems(author, { publish: [questions.id] })).data.problems).toEqual([]);
    expect(await ask()).toMatchObject({ people: 1, added: 0, changed: 1, removed: 0 });
  });

  it('are told once that the texts of a validated task have changed', async () => {
    const { author, follower } = await aFollower();
    const client = app.as(follower);
    await app.db
      .updateTable('user_tasks')
      .set({ status: 'validated', validated_at: app.clock.now().toJSDate() })
      .execute();
    const [task] = (await client.get<Paged<Task>>('/me/tasks')).data.items;
    const detail = async () => (await client.get<TaskDetail>(`/me/tasks/${task?.id ?? ''}`)).data;
    expect((await detail()).changedSinceValidation).toBeNull();
    app.clock.advance({ hours: 1 });
    const cv = await findItem(author, 'tasks', 'cv');
    await changeItem(author, cv, { name: 'Rédiger votre CV' });
    await publishItems(author, { publish: [cv.id] });

    expect((await detail()).changedSinceValidation).toBe(app.clock.now().toUTC().toISO());
    expect((await client.put(`/me/tasks/${task?.id ?? ''}/seen`)).status).toBe(204);
    expect((await detail()).changedSinceValidation).toBeNull();
  });
});
