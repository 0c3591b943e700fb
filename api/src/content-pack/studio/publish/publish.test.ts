import type {
  ContentImport,
  ContentItem,
  ContentItemSummary,
  ContentPublication,
  Paged,
  StaticPage,
  Task,
  TaskDetail,
  WeekReplacement,
} from '@passerelle/shared/contract';
import { giveProgram } from '../../../domains/programs/give-program';
import { aPack } from '../../../domains/programs/testing/a-course';
import { multipart, part } from '../../../testing/test-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aFolder, type PackFolder } from '../../testing/a-folder';
import { importFolder } from '../../testing/import-folder';

let app: TestApp;
let folder: PackFolder;
beforeEach(async () => {
  app = await startTestApp();
  folder = await aFolder();
});
afterEach(async () => {
  await folder.remove();
  await app.close();
});

type Client = ReturnType<TestApp['as']>;

/** An organisation whose pack is edited in the studio, and its super administrator. */
async function aStudio() {
  const organization = await app.anOrganization();
  await importFolder(app, folder, organization);
  await app.db.updateTable('content_packs').set({ managed_outside: false }).execute();
  const author = app.as(await app.aPerson({ role: 'superAdmin', organization_id: organization }));
  const reader = app.as(await app.aPerson({ organization_id: organization }));
  return { organization, author, reader };
}

async function findItem(author: Client, kind: string, key: string): Promise<ContentItem> {
  const { data } = await author.get<Paged<ContentItemSummary>>(`/content/items?kind=${kind}&pageSize=100`);
  const found = data.items.find((item) => item.key === key);
  return (await author.get<ContentItem>(`/content/items/${found?.id ?? ''}`)).data;
}

async function change(author: Client, item: ContentItem, language: 'fr' | 'en', fields: object, text?: string) {
  const before = item.files[language] ?? { fields: {} };
  const file = {
    fields: { ...before.fields, ...fields },
    ...((text ?? before.text) !== undefined && { text: text ?? before.text }),
  };
  return author.send<ContentItem>({
    method: 'PUT',
    url: `/api/content/items/${item.id}`,
    headers: { 'if-match': `"${item.version}"` },
    payload: { files: { ...item.files, [language]: file } },
  });
}

const publish = async (author: Client, body: { publish?: string[]; archive?: string[]; dryRun?: boolean }) =>
  author.post<ContentPublication>('/content/publications', { publish: [], archive: [], dryRun: false, ...body });

const exportOf = (author: Client, packId: string) =>
  author.send({ method: 'GET', url: `/api/content/packs/${packId}/export` });

describe('publishing a draft', () => {
  it('shows readers the draft only once it is published', async () => {
    const { author, reader } = await aStudio();
    const page = await findItem(author, 'pages', 'qa');
    const before = (await reader.get<StaticPage>('/staticPages/qa')).data;

    const saved = await change(author, page, 'fr', {}, 'Écrivez-nous.');
    expect(saved.data.status).toBe('modified');
    expect((await reader.get<StaticPage>('/staticPages/qa')).data).toEqual(before);

    const dry = await publish(author, { publish: [page.id], dryRun: true });
    expect(dry.data.things).toEqual([{ id: page.id, kind: 'pages', title: 'Questions', outcome: 'changed' }]);
    expect((await reader.get<StaticPage>('/staticPages/qa')).data).toEqual(before);

    const { data } = await publish(author, { publish: [page.id] });
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
    const { author, reader } = await aStudio();
    const page = await findItem(author, 'pages', 'qa');
    const before = (await reader.get<StaticPage>('/staticPages/qa')).data;
    await change(author, page, 'fr', { title: '' }, 'Un <script>alert(1)</script>');

    const { data } = await publish(author, { publish: [page.id] });

    expect(data.things).toEqual([]);
    expect(data.problems.map(({ message, item }) => [message, item?.id])).toEqual([
      ['title doit être un texte de 1 à 200 signes', page.id],
    ]);
    await change(author, (await author.get<ContentItem>(`/content/items/${page.id}`)).data, 'fr', { title: 'Q' });
    const script = await publish(author, { publish: [page.id] });
    expect(script.data.problems[0]?.message).toContain('<script>');
    expect((await reader.get<StaticPage>('/staticPages/qa')).data).toEqual(before);
  });

  it('lists missing translations, which readers get in the first language', async () => {
    const { author, reader } = await aStudio();
    const page = await findItem(author, 'pages', 'qa');
    const files = { fr: page.files.fr };
    await author.send({ method: 'PUT', url: `/api/content/items/${page.id}`, payload: { files } });

    const { data } = await publish(author, { publish: [page.id] });

    expect(data.problems).toEqual([]);
    expect(data.notices.map(({ item }) => item?.id)).toEqual([page.id]);
    const english = await reader.get<StaticPage>('/staticPages/qa', { 'x-api-language': 'en' });
    expect(english.data).toMatchObject({ content: '<p>Demandez.</p>', contentLanguage: 'fr' });
  });

  it('publishes a programme with its tasks, and says how many people keep the previous version', async () => {
    const { organization, author } = await aStudio();
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
    await change(author, task, 'fr', { points: 55 });
    const program = await findItem(author, 'programs', 'rebond');
    expect(program.status).toBe('modified');

    const { data } = await publish(author, { publish: [program.id] });

    expect(data.things.map(({ kind, outcome }) => [kind, outcome])).toEqual([['tasks', 'changed']]);
    expect(data.people).toBe(1);
    expect(data.weeks.length).toBeGreaterThan(0);
    expect(await tasks()).toEqual(given);
  });

  it('moves a task to another week as the same task', async () => {
    const { author } = await aStudio();
    const program = await findItem(author, 'programs', 'rebond');
    const taskId = async () =>
      (await app.db.selectFrom('tasks').where('key', '=', 'network').select(['id', 'program_week_id']).execute())[0];
    const before = await taskId();
    await change(author, program, 'fr', {
      weeks: [
        { title: 'Commencer', tasks: ['cv'] },
        { title: 'Continuer', tasks: ['questions', 'network'] },
      ],
    });

    const { data } = await publish(author, { publish: [program.id] });

    expect(data.problems).toEqual([]);
    const after = await taskId();
    expect(after?.id).toBe(before?.id);
    expect(after?.program_week_id).not.toBe(before?.program_week_id);
  });

  it('brings new surveys and documents that a published task refers to', async () => {
    const { author, organization } = await aStudio();
    const survey = await author.post<ContentItem>('/content/items', {
      organization,
      kind: 'surveys',
      title: 'Humeur',
      fields: { type: 'basic' },
    });
    await change(author, survey.data, 'fr', { questions: [{ key: 'mood', type: 'text', label: 'Votre humeur' }] });
    const task = await findItem(author, 'tasks', 'cv');
    const steps = (task.files.fr?.fields['subTasks'] ?? []) as object[];
    await change(author, task, 'fr', {
      subTasks: [...steps, { key: 'mood', type: 'survey', title: 'Humeur', survey: survey.data.key }],
    });

    const { data } = await publish(author, { publish: [task.id] });

    expect(data.problems).toEqual([]);
    expect(data.things.map(({ kind, outcome }) => `${kind} ${outcome}`).toSorted()).toEqual([
      'surveys created',
      'tasks changed',
    ]);
  });
});

describe('people under way', () => {
  async function aFollower() {
    const studio = await aStudio();
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
    return { ...studio, follower, tasks };
  }

  it('get the new version of the weeks that have not begun, when asked', async () => {
    const { author, tasks } = await aFollower();
    const given = await tasks();
    const [cv, questions] = [await findItem(author, 'tasks', 'cv'), await findItem(author, 'tasks', 'questions')];
    await change(author, cv, 'fr', { points: 99 });
    await change(author, questions, 'fr', { points: 88 });
    const { data: added } = await author.post<ContentItem>('/content/items', {
      ...{ kind: 'tasks', title: 'Une nouvelle tâche', key: 'new-one' },
      program: cv.program?.id,
    });
    const program = await findItem(author, 'programs', 'rebond');
    const weeks = [
      { title: 'Commencer', tasks: ['cv', 'network'] },
      { title: 'Continuer', tasks: ['questions', added.key] },
    ];
    await change(author, program, 'fr', { weeks });
    expect((await publish(author, { publish: [program.id] })).data.problems).toEqual([]);
    expect(await tasks()).toEqual(given);

    const ask = async (dryRun: boolean) =>
      (await author.post<WeekReplacement>(`/content/items/${program.id}/replacement`, { dryRun })).data;
    expect(await ask(true)).toEqual({ dryRun: true, people: 1, added: 1, changed: 1, removed: 0 });
    expect(await tasks()).toEqual(given);

    expect(await ask(false)).toMatchObject({ dryRun: false, people: 1, added: 1, changed: 1 });
    expect(await tasks()).toEqual([...given.slice(0, 2), '2 questions 88', '2 new-one 0']);
    expect(await ask(false)).toMatchObject({ added: 0, changed: 0, removed: 0 });
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
    await change(author, cv, 'fr', { name: 'Rédiger votre CV' });
    await publish(author, { publish: [cv.id] });

    expect((await detail()).changedSinceValidation).toBe(app.clock.now().toUTC().toISO());
    expect((await client.put(`/me/tasks/${task?.id ?? ''}/seen`)).status).toBe(204);
    expect((await detail()).changedSinceValidation).toBeNull();
  });
});

describe('archiving', () => {
  it('is refused for a survey that a task refers to, by name', async () => {
    const { author } = await aStudio();
    const survey = await findItem(author, 'surveys', 'midway');
    const { data } = await publish(author, { archive: [survey.id] });
    expect(data.problems).toHaveLength(1);
    expect(data.problems[0]?.message).toMatch(/^La tâche «\s.+\s» s’en sert/);
    expect((await findItem(author, 'surveys', 'midway')).status).toBe('published');
  });

  it('withdraws a page, which returns as a draft', async () => {
    const { author, reader } = await aStudio();
    const page = await findItem(author, 'pages', 'qa');
    const { data } = await publish(author, { archive: [page.id] });
    expect(data.things).toEqual([{ id: page.id, kind: 'pages', title: 'Questions', outcome: 'archived' }]);
    expect((await reader.get('/staticPages/qa')).status).toBe(404);

    const restored = await author.post<ContentItem>(`/content/items/${page.id}/restore`, {});
    expect(restored.data.status).toBe('draft');
    expect((await reader.get('/staticPages/qa')).status).toBe(404);
    await publish(author, { publish: [page.id] });
    expect((await reader.get('/staticPages/qa')).status).toBe(200);
  });
});

describe('exporting a pack', () => {
  it('gives what the import takes: importing it again changes nothing', async () => {
    const { organization, author } = await aStudio();
    const task = await findItem(author, 'tasks', 'cv');
    await change(author, task, 'fr', { name: 'Écrire : « votre » CV # 1', points: 60 }, '- un\n- deux\n\n> --- \n');
    await publish(author, { publish: [task.id] });

    const zip = await exportOf(author, task.pack.id);

    expect(zip.headers['content-type']).toBe('application/zip');
    const again = await author.send<ContentImport>({
      method: 'POST',
      url: '/api/content',
      ...multipart(part('organization', organization), part('pack', zip.bytes, 'pack.zip')),
    });
    expect(again.data.problems).toEqual([]);
    expect(again.data.things).toEqual([]);
    expect((await findItem(author, 'tasks', 'cv')).status).toBe('published');
  });

  it('is not there for an administrator of another organisation', async () => {
    const { author } = await aStudio();
    const page = await findItem(author, 'pages', 'qa');
    const elsewhere = app.as(await app.aPerson({ role: 'admin' }));
    expect((await exportOf(elsewhere, page.pack.id)).status).toBe(404);
    expect((await publish(elsewhere, { publish: [page.id] })).status).toBe(404);
  });
});
