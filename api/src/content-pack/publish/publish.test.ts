import { sql } from 'kysely';
import type { ContentItem, StaticPage } from '@passerelle/shared/contract';
import { giveProgram } from '../../domains/programs/give-program';
import { aPack } from '../../domains/programs/testing/a-participant';
import { lockImports } from '../import/lock-imports';
import type { TestApp } from '../../testing/test-app';
import type { PackFolder } from '../testing/a-folder';
import { aStudio, changeItem, findItem, newForEachTest, publishItems } from '../studio/testing/a-studio';

let app: TestApp;
let folder: PackFolder;
newForEachTest((...made) => {
  [app, folder] = made;
});

/** Resolves once another connection waits for a lock. */
async function untilBlocked(): Promise<void> {
  for (;;) {
    const { rows } =
      await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        app.db,
      );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('publishing a draft', () => {
  it('shows readers the draft only once it is published', async () => {
    const { author, reader } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    const before = (await reader.get<StaticPage>('/staticPages/qa')).data;

    const saved = await changeItem(author, page, {}, 'Écrivez-nous.');
    expect(saved.data.status).toBe('modified');
    expect((await reader.get<StaticPage>('/staticPages/qa')).data).toEqual(before);

    const dry = await publishItems(author, { publish: [page.id], dryRun: true });
    expect(dry.data.things).toEqual([{ id: page.id, kind: 'pages', title: 'Questions', outcome: 'changed' }]);
    expect((await reader.get<StaticPage>('/staticPages/qa')).data).toEqual(before);

    const { data } = await publishItems(author, { publish: [page.id] });
    expect(data).toMatchObject({ dryRun: false, problems: [], things: dry.data.things });
    expect((await reader.get<StaticPage>('/staticPages/qa')).data.content).toBe('<p>Écrivez-nous.</p>');
    const { status, version } = (await author.get<ContentItem>(`/content/items/${page.id}`)).data;
    expect(status).toBe('published');
    expect(version).toBeGreaterThan(saved.data.version);
    const line = await app.db
      .selectFrom('audit_log')
      .where('action', '=', 'content.published')
      .select('details')
      .executeTakeFirst();
    expect(line?.details).toEqual({ name: 'Questions', count: 1 });
  });

  it('reports what is wrong with the item, and changes nothing', async () => {
    const { author, reader } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    const before = (await reader.get<StaticPage>('/staticPages/qa')).data;
    await changeItem(author, page, { title: '' }, 'Un <script>alert(1)</script>');

    const { data } = await publishItems(author, { publish: [page.id] });

    expect(data.things).toEqual([]);
    expect(data.problems.map(({ message, item }) => [message, item?.id])).toEqual([
      ['«\u00a0Titre\u00a0» doit être un texte de 1 à 200 signes', page.id],
    ]);
    await changeItem(author, (await author.get<ContentItem>(`/content/items/${page.id}`)).data, { title: 'Q' });
    const script = await publishItems(author, { publish: [page.id] });
    expect(script.data.problems[0]?.message).toContain('<script>');
    expect((await reader.get<StaticPage>('/staticPages/qa')).data).toEqual(before);
  });

  it('lists missing translations, which readers get in the first language', async () => {
    const { author, reader } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    const files = { fr: page.files.fr };
    await author.send({ method: 'PUT', url: `/api/content/items/${page.id}`, payload: { files } });

    const { data } = await publishItems(author, { publish: [page.id] });

    expect(data.problems).toEqual([]);
    expect(data.audience).toEqual([expect.any(String)]);
    expect(data.untranslated).toEqual([
      { item: { id: page.id, kind: 'pages', title: 'Questions' }, language: 'en', missing: 2, total: 2 },
    ]);
    const english = await reader.get<StaticPage>('/staticPages/qa', { 'x-api-language': 'en' });
    expect(english.data).toMatchObject({ content: '<p>Demandez.</p>', contentLanguage: 'fr' });
  });

  it('publishes a programme with its tasks, and says how many people keep the previous version', async () => {
    const { organization, author } = await aStudio(app, folder);
    const person = await app.aPerson({ organization_id: organization });
    const { id: programId } = await app.db
      .selectFrom('programs')
      .where('organization_id', '=', organization)
      .select('id')
      .executeTakeFirstOrThrow();
    const packId = await aPack(app, organization, [programId]);
    await giveProgram(app.db, { userId: person.id, programId, packId, from: '2026-11-23' }, app.clock.now());
    const tasks = () =>
      app.db.selectFrom('user_tasks').select(['id', 'task_id', 'week_index', 'points']).orderBy('id').execute();
    const given = await tasks();
    const task = await findItem(author, 'tasks', 'cv');
    await changeItem(author, task, { points: 55 });
    const program = await findItem(author, 'programs', 'rebond');
    expect(program.status).toBe('modified');

    const { data } = await publishItems(author, { publish: [program.id] });

    expect(data.things.map(({ kind, outcome }) => [kind, outcome])).toEqual([['tasks', 'changed']]);
    expect(data.people).toBe(1);
    expect(data.weeks.length).toBeGreaterThan(0);
    expect(await tasks()).toEqual(given);
  });

  it('moves a task to another week as the same task', async () => {
    const { author } = await aStudio(app, folder);
    const program = await findItem(author, 'programs', 'rebond');
    const taskId = async () =>
      (await app.db.selectFrom('tasks').where('key', '=', 'network').select(['id', 'program_week_id']).execute())[0];
    const before = await taskId();
    await changeItem(author, program, {
      weeks: [
        { title: 'Commencer', tasks: ['cv'] },
        { title: 'Continuer', tasks: ['questions', 'network'] },
      ],
    });

    const { data } = await publishItems(author, { publish: [program.id] });

    expect(data.problems).toEqual([]);
    const after = await taskId();
    expect(after?.id).toBe(before?.id);
    expect(after?.program_week_id).not.toBe(before?.program_week_id);
  });

  it('brings new surveys and documents that a published task refers to', async () => {
    const { author, organization } = await aStudio(app, folder);
    const survey = await author.post<ContentItem>('/content/items', {
      organization,
      kind: 'surveys',
      title: 'Humeur',
      fields: { type: 'basic' },
    });
    await changeItem(author, survey.data, { questions: [{ key: 'mood', type: 'text', label: 'Votre humeur' }] });
    const task = await findItem(author, 'tasks', 'cv');
    const steps = (task.files.fr?.fields['subTasks'] ?? []) as object[];
    await changeItem(author, task, {
      subTasks: [...steps, { key: 'mood', type: 'survey', title: 'Humeur', survey: survey.data.key }],
    });

    const { data } = await publishItems(author, { publish: [task.id] });

    expect(data.problems).toEqual([]);
    expect(data.things.map(({ kind, outcome }) => `${kind} ${outcome}`).toSorted()).toEqual([
      'surveys created',
      'tasks changed',
    ]);
  });
});

// The embedded engine of tests has one connection.
const withConnections = process.env.DATABASE_URL ? it : it.skip;

withConnections('waits for another publication of its organisation alone', async () => {
  const { author, organization } = await aStudio(app, folder);
  const { author: other, organization: otherOrganization } = await aStudio(app, folder);
  const page = await findItem(author, 'pages', 'qa', organization);
  await changeItem(author, page, {}, 'Ici.');
  const elsewhere = await findItem(other, 'pages', 'qa', otherOrganization);
  await changeItem(other, elsewhere, {}, 'Ailleurs.');
  const waiting = await app.db.transaction().execute(async (db) => {
    await lockImports(db, [organization]);
    expect((await publishItems(other, { publish: [elsewhere.id] })).data.things).toHaveLength(1);
    const sent = publishItems(author, { publish: [page.id] });
    await untilBlocked();
    return { sent };
  });
  expect((await waiting.sent).data.things).toHaveLength(1);
});

withConnections('keeps a draft that is saved while it is published', async () => {
  const { author } = await aStudio(app, folder);
  const page = await findItem(author, 'pages', 'qa');
  const { data: saved } = await changeItem(author, page, {}, 'Un.');
  const typed = { files: { ...saved.files, fr: { ...saved.files.fr, text: 'Deux.' } }, attachments: {} };
  const publishing = await app.db.transaction().execute(async (db) => {
    await db
      .updateTable('content_items')
      .set({ draft: JSON.stringify(typed) })
      .where('id', '=', page.id)
      .execute();
    const sent = publishItems(author, { publish: [page.id] });
    await untilBlocked();
    return { sent };
  });

  expect((await publishing.sent).data.problems).toEqual([]);
  const after = await findItem(author, 'pages', 'qa');
  expect([after.status, after.files.fr?.text]).toEqual(['modified', 'Deux.']);
});

describe('archiving', () => {
  it('of a programme lets none of its tasks be published', async () => {
    const { author } = await aStudio(app, folder);
    const program = await findItem(author, 'programs', 'rebond');
    const { data: task } = await author.post<ContentItem>('/content/items', {
      kind: 'tasks',
      program: program.id,
      title: 'Encore une',
    });
    const both = await author.post('/content/publications', {
      publish: [task.id],
      archive: [program.id],
      dryRun: false,
    });
    expect(both.error).toMatchObject({ code: 'invalid', fields: { archive: 'notAllowed' } });
    await publishItems(author, { archive: [program.id] });

    expect((await publishItems(author, { publish: [task.id] })).status).toBe(409);
    expect((await findItem(author, 'programs', 'rebond')).status).toBe('archived');
  });

  it('of a programme takes its unpublished tasks with it, there and back', async () => {
    const { author } = await aStudio(app, folder);
    const program = await findItem(author, 'programs', 'rebond');
    const { data: task } = await author.post<ContentItem>('/content/items', {
      kind: 'tasks',
      program: program.id,
      title: 'Encore une',
    });
    const status = async () => (await author.get<ContentItem>(`/content/items/${task.id}`)).data.status;

    await publishItems(author, { archive: [program.id] });
    expect(await status()).toBe('archived');

    await author.post(`/content/items/${program.id}/restore`, {});
    expect(await status()).toBe('draft');
  });

  it('names tasks of several programmes that have the same key', async () => {
    const { author } = await aStudio(app, folder);
    const program = await findItem(author, 'programs', 'rebond');
    const aTask = async () =>
      (await author.post<ContentItem>(`/content/items/${program.id}/duplicate`, {})).data.tasks[0]?.id ?? '';
    const ids = [await aTask(), await aTask()];

    const { data } = await publishItems(author, { archive: ids });

    expect(data.things.map(({ id, outcome }) => `${outcome} ${id}`)).toEqual(ids.map((id) => `archived ${id}`));
  });

  it('is refused for a survey that a task refers to, and leads to the task', async () => {
    const { author } = await aStudio(app, folder);
    const survey = await findItem(author, 'surveys', 'midway');
    const { data } = await publishItems(author, { archive: [survey.id] });
    expect(data.problems).toHaveLength(1);
    expect(data.problems[0]).toMatchObject({
      item: { kind: 'tasks', id: survey.usedIn[0]?.id },
      message: expect.stringMatching(/^Retirez-en d’abord «\s.+\s»$/),
    });
    expect((await findItem(author, 'surveys', 'midway')).status).toBe('published');
  });

  it('is refused for a published task, and leads to its programme', async () => {
    const { author } = await aStudio(app, folder);
    const { id, tasks } = await findItem(author, 'programs', 'rebond');
    const { data } = await publishItems(author, { archive: tasks.slice(0, 1).map((task) => task.id) });
    expect(data.problems).toMatchObject([{ item: { id, kind: 'programs' } }]);
  });

  it('withdraws a page, which returns as a draft', async () => {
    const { author, reader } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    const { data } = await publishItems(author, { archive: [page.id] });
    expect(data.things).toEqual([{ id: page.id, kind: 'pages', title: 'Questions', outcome: 'archived' }]);
    expect((await reader.get('/staticPages/qa')).status).toBe(404);

    const restored = await author.post<ContentItem>(`/content/items/${page.id}/restore`, {});
    expect(restored.data.status).toBe('draft');
    expect((await reader.get('/staticPages/qa')).status).toBe(404);
    await publishItems(author, { publish: [page.id] });
    expect((await reader.get('/staticPages/qa')).status).toBe(200);
  });
});
