import { sql } from 'kysely';
import type {
  ContentItem,
  ContentPreview,
  OwnProfile,
  Paged,
  ParticipantProgram,
  StaticPage,
  TaskDetail,
} from '@passerelle/shared/contract';
import { aContact } from '../../rights/testing/bodies';
import { checksums } from '../../rights/testing/checksums';
import type { TestApp } from '../../testing/test-app';
import type { PackFolder } from '../testing/a-folder';
import { aStudio, changeItem, findItem, newForEachTest } from '../studio/testing/a-studio';
import { removeOldPreviews } from './remove-previews';

// Each preview makes and drops some ninety tables.
jest.setTimeout(60_000);

let app: TestApp;
let folder: PackFolder;
newForEachTest((...made) => {
  [app, folder] = made;
});

type Client = ReturnType<TestApp['as']>;

/** A studio, with what its author’s first visit writes done. */
async function aVisitedStudio() {
  const { organization, author } = await aStudio(app, folder);
  const { data: me } = await author.get<OwnProfile>('/me');
  return { organization, author, me };
}

const open = (author: Client, item: Pick<ContentItem, 'id'>, body: object = {}) =>
  author.post<ContentPreview>('/content/previews', { item: item.id, language: 'fr', ...body });

const idIn = ({ address }: ContentPreview): string => address?.split('/')[2] ?? '';
const inside = (preview: ContentPreview) => ({ 'x-preview': idIn(preview) });

const schemas = async (): Promise<number> => {
  const { rows } = await sql`SELECT FROM pg_namespace WHERE nspname LIKE 'preview%'`.execute(app.db);
  return rows.length;
};

describe('a preview', () => {
  it('shows the draft of a programme to a participant in the chosen week and language', async () => {
    const { author, me: person } = await aVisitedStudio();
    const program = await findItem(author, 'programs', 'rebond');
    await changeItem(author, await findItem(author, 'tasks', 'network'), { name: 'Écrire à trois personnes' });

    const { data, status } = await open(author, program, { week: 2, language: 'en' });

    expect([status, data.problems]).toEqual([200, []]);
    const shown = await author.get<OwnProfile>('/me', inside(data));
    expect(shown.data).toMatchObject({
      locale: 'en',
      acceptedTerms: true,
      role: { slug: 'user' },
      shouldShowTutorial: false,
    });
    expect(shown.data.id).not.toBe(person.id);
    const { weeks } = (await author.get<ParticipantProgram>('/me/program', inside(data))).data;
    expect(weeks.map(({ fromDate }) => fromDate.slice(0, 10))).toEqual(['2026-11-16', '2026-11-23']);
    const own = (await author.get<OwnProfile>('/me')).data;
    expect(own.id).toBe(person.id);
  });

  it('opens at the task, and lets the participant work on it', async () => {
    const { author } = await aVisitedStudio();
    const task = await findItem(author, 'tasks', 'network');
    await changeItem(author, task, { name: 'Écrire à trois personnes' });

    const { data } = await open(author, task, { week: 2 });

    const id = data.address?.split('/').at(-1);
    expect(data.address).toBe(`/preview/${idIn(data)}/program/task/${id}`);
    const shown = await author.get<TaskDetail>(`/me/tasks/${id}`, inside(data));
    expect(shown.data.task.name).toBe('Écrire à trois personnes');
    expect((await author.get(`/me/tasks/${id}`)).status).toBe(404);
    const saved = await author.put('/me', { firstName: 'Noé' }, inside(data));
    expect(saved.status).toBe(200);
    expect((await author.get<OwnProfile>('/me', inside(data))).data.firstName).toBe('Noé');
  });

  it('leaves out the weeks that have no task yet', async () => {
    const { author } = await aVisitedStudio();
    const program = await findItem(author, 'programs', 'rebond');
    const weeks = program.files.fr?.fields['weeks'] as object[];
    const empty = { title: '', tasks: [] };
    await changeItem(author, program, { weeks: [weeks[0], empty, weeks[1], empty] });

    const { data } = await open(author, program, { week: 3 });

    expect(data.problems).toEqual([]);
    const shown = (await author.get<ParticipantProgram>('/me/program', inside(data))).data;
    expect(shown.weeks).toHaveLength(2);
    expect((await open(author, program, { week: 5 })).status).toBe(400);
  });

  it('shows the draft of a page, in a language that its pack has', async () => {
    const { author } = await aVisitedStudio();
    const page = await findItem(author, 'pages', 'qa');
    await changeItem(author, page, {}, 'Écrivez-nous.');
    const { data } = await open(author, page);
    expect(data.address).toBe(`/preview/${idIn(data)}/faq`);
    const read = (headers = {}) => author.get<StaticPage>('/staticPages/qa', headers);
    expect((await read(inside(data))).data.content).toBe('<p>Écrivez-nous.</p>');
    expect((await read()).data.content).not.toContain('Écrivez-nous');
    expect((await open(author, page, { language: 'tr' })).status).toBe(400);
    expect((await open(author, await findItem(author, 'programs', 'rebond'), { week: 9 })).status).toBe(400);
  });

  it('with a problem in the draft lists it, and creates nothing', async () => {
    const { author } = await aVisitedStudio();
    const page = await findItem(author, 'pages', 'qa');
    await changeItem(author, page, { title: '' });
    const { data } = await open(author, page);
    expect(data.address).toBeNull();
    expect(data.problems.map(({ message, item }) => [message, item?.id])).toEqual([
      ['«\u00a0Titre\u00a0» doit être un texte de 1 à 200 signes', page.id],
    ]);
    expect(await schemas()).toBe(0);
  });
});

describe('the address of a preview', () => {
  it('works for its author alone', async () => {
    const { author, organization } = await aVisitedStudio();
    const { data } = await open(author, await findItem(author, 'programs', 'rebond'));
    const others = [
      await app.aPerson({ organization_id: organization }),
      await app.aPerson({ role: 'admin', organization_id: organization }),
      await app.aPerson({ role: 'superAdmin', organization_id: organization }),
      await app.aPerson(),
      await app.aPerson({ role: 'superAdmin' }),
    ];
    for (const other of others) {
      expect((await app.as(other).get('/me', inside(data))).status).toBe(404);
      expect((await app.as(other).get('/', inside(data))).status).toBe(404);
    }
    expect((await app.anyone.get('/me', inside(data))).status).toBe(401);
    expect((await author.get('/me', { 'x-preview': 'unknown' })).status).toBe(404);
    expect((await author.get('/me', { 'x-preview': organization })).status).toBe(404);
  });

  it('gives the rights of a participant, and no session', async () => {
    const { author } = await aVisitedStudio();
    const { data } = await open(author, await findItem(author, 'programs', 'rebond'));
    for (const path of ['/users', '/content/items', '/organizations', '/audit'])
      expect((await author.get(path, inside(data))).status).toBe(403);
    const referer = `http://localhost${data.address}`;
    expect((await author.get('/auth/logout', { referer })).status).toBe(403);
    expect((await author.get('/me')).status).toBe(200);
  });

  it('brings files of the preview to what its page loads', async () => {
    const { author, organization } = await aVisitedStudio();
    const { data } = await open(author, await findItem(author, 'library', 'one-page'));
    expect(data.address).toMatch(/\/library\/[\da-f-]{36}$/);
    const { rows } = await sql<{ id: string }>`SELECT file_id AS id FROM library_document_contents`.execute(app.db);
    const referer = `http://localhost${data.address}`;
    expect((await author.get(`/files/${rows[0]?.id}`, { referer })).status).toBe(200);
    const other = app.as(await app.aPerson({ organization_id: organization }));
    expect((await other.get(`/files/${rows[0]?.id}`, { referer })).status).toBe(404);
  });
});

describe('what a participant of a preview does', () => {
  it('changes no row of the product: lists, figures, mails and the log of actions stay as they were', async () => {
    const { author } = await aVisitedStudio();
    const task = await findItem(author, 'tasks', 'network');
    const people = async () => (await author.get<Paged<unknown>>('/users')).data.totalCount;
    const organizations = async () => (await author.get<Paged<unknown>>('/organizations')).data.totalCount;
    const before = [await people(), await organizations()];
    const rows = await checksums(app.db, ['previews', 'rate_limits', 'sessions']);

    const { data } = await open(author, task);
    const id = data.address?.split('/').at(-1);
    const { data: shown } = await author.get<TaskDetail>(`/me/tasks/${id}`, inside(data));
    const step = shown.task.subTasks.find(({ title }) => title === 'Le formulaire français');
    const worked = [
      await author.put(`/me/tasks/${id}/subTask/${step?.id}`, {}, inside(data)),
      await author.post('/me/contacts', aContact, inside(data)),
    ];
    expect(worked.map(({ status }) => status)).toEqual([200, 200]);
    await author.get('/me/notifications', inside(data));

    expect(await checksums(app.db, ['previews', 'rate_limits', 'sessions'])).toEqual(rows);
    expect([await people(), await organizations()]).toEqual(before);
  });
});

describe('the end of a preview', () => {
  it('comes when its author opens another', async () => {
    const { author } = await aVisitedStudio();
    const program = await findItem(author, 'programs', 'rebond');
    const first = (await open(author, program)).data;
    const second = (await open(author, program)).data;
    expect((await author.get('/me', inside(first))).status).toBe(404);
    expect((await author.get('/me', inside(second))).status).toBe(200);
    expect(await schemas()).toBe(1);
  });

  it('comes after some hours', async () => {
    const { author } = await aVisitedStudio();
    const { data } = await open(author, await findItem(author, 'pages', 'qa'));
    await removeOldPreviews(app.db, app.clock.now().plus({ hours: 7 }));
    expect((await author.get('/me', inside(data))).status).toBe(200);
    await removeOldPreviews(app.db, app.clock.now().plus({ hours: 8 }));
    expect((await author.get('/me', inside(data))).status).toBe(404);
    expect(await schemas()).toBe(0);
  });

  it('comes with the end of its author’s account', async () => {
    const { author, me } = await aVisitedStudio();
    await open(author, await findItem(author, 'pages', 'qa'));
    await app.db.deleteFrom('users').where('id', '=', me.id).execute();
    await removeOldPreviews(app.db, app.clock.now());
    expect(await schemas()).toBe(0);
  });
});
