import type { ContentItem, ItemKind, Paged, Task, TaskDetail } from '@passerelle/shared/contract';
import { giveProgram } from '../../domains/programs/give-program';
import { anUpload } from '../../domains/programs/tasks/testing/an-upload';
import { aPack } from '../../domains/programs/testing/a-participant';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aFolder, type PackFolder } from '../testing/a-folder';
import { aStudio, changeItem, publishItems } from './testing/a-studio';

let app: TestApp;
let folder: PackFolder;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  folder = await aFolder();
}, 60_000);
afterAll(async () => {
  await folder.remove();
  await app.close();
});

const question = { key: 'ready', type: 'boolean', label: 'Prêt ?' };

const subTasks = (survey: string) => [
  { key: 'text', type: 'text', title: 'Lire un texte' },
  { key: 'link', type: 'link', link: 'https://example.org', title: 'Ouvrir un lien' },
  { key: 'document', type: 'document', document: 'one-page', use: 'toRead', title: 'Lire un document' },
  { key: 'upload', type: 'upload', title: 'Déposer un fichier' },
  { key: 'action', type: 'action', action: 'contact', title: 'Ajouter un contact' },
  { key: 'survey', type: 'survey', survey, title: 'Répondre' },
];

describe('a programme written in the studio', () => {
  it('is followed to a validated task, through each kind of sub-task', async () => {
    const { organization, author } = await aStudio(app, folder);
    const person = await app.aPerson({ organization_id: organization });
    const reader = app.as(person);
    const create = async (kind: ItemKind, title: string, body: object = {}) =>
      (await author.post<ContentItem>('/content/items', { kind, title, organization, ...body })).data;
    const survey = await create('surveys', 'Faire le point', { fields: { type: 'basic', questions: [question] } });
    const program = await create('programs', 'Changer de métier');
    const weeks = [];
    for (const week of [1, 2, 3, 4]) {
      const task = await create('tasks', `Tâche ${week}`, { program: program.id });
      await changeItem(author, task, { points: 100, subTasks: week === 1 ? subTasks(survey.key) : [] });
      weeks.push({ title: `Semaine ${week}`, tasks: [task.key] });
    }
    await changeItem(author, program, { weeks });

    const { data } = await publishItems(author, { publish: [program.id] });

    expect([data.problems, data.weeks]).toEqual([[], []]);
    expect(data.things.map(({ kind, outcome }) => `${kind} ${outcome}`).toSorted()).toEqual([
      'programs created',
      'surveys created',
      ...Array<string>(4).fill('tasks created'),
    ]);
    const { id: programId } = await app.db
      .selectFrom('programs')
      .where('key', '=', program.key)
      .select('id')
      .executeTakeFirstOrThrow();
    const packId = await aPack(app, organization, [programId]);
    await giveProgram(app.db, { userId: person.id, programId, packId, from: '2026-11-30' }, app.clock.now());
    app.clock.set('2026-12-01T10:00:00.000Z');
    const [first] = (await reader.get<Paged<Task>>('/me/tasks')).data.items;
    const detail = async () => (await reader.get<TaskDetail>(`/me/tasks/${first?.id}`)).data;
    const tokenOf = async (title: string) =>
      (await detail()).task.subTasks.find((one) => one.title === title)?.userSubTask.validationToken;
    const act = async (title: string, body: object = {}) =>
      expect((await reader.post('/signedAction', { token: await tokenOf(title), ...body })).status).toBe(200);

    await act('Lire un texte');
    await act('Ouvrir un lien');
    await act('Lire un document');
    await act('Déposer un fichier', { document: await anUpload(app, person.id) });
    const contact = { type: 'hr', lastName: 'Martin', taskValidationToken: await tokenOf('Ajouter un contact') };
    expect((await reader.post('/me/contacts', contact)).status).toBe(200);
    expect((await detail()).status).toBe('started');
    const [asked] = (await detail()).task.subTasks.at(-1)?.surveys[0]?.questions ?? [];
    await act('Répondre', { surveyResponses: { [asked?.id ?? '']: [{ label: '', values: ['true'] }] } });

    expect((await detail()).status).toBe('validated');
    const points = await app.db
      .selectFrom('points_entries')
      .where('user_id', '=', person.id)
      .select('points')
      .execute();
    expect(points).toEqual([{ points: 100 }]);
  });
});
