import type { ContentImport, ContentItemSummary, Paged } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { multipart, part } from '../../testing/test-client';
import { aStudio, changeItem, findItem, publishItems } from '../studio/testing/a-studio';
import { anItem, aPack, aPage } from '../studio/testing/an-item';
import { aFolder, type Contents, goodPack, type PackFolder } from '../testing/a-folder';
import { pagesPack, zipped } from '../testing/a-zip';

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

/** Kept as drafts of an organisation, or of one's own. */
const importInto = (
  author: Client,
  zip: Buffer,
  { organization, ...fields }: { organization?: string; dryRun?: boolean; asDraft?: boolean } = {},
) =>
  author.send<ContentImport>({
    method: 'POST',
    url: '/api/content',
    ...multipart(
      ...Object.entries({ asDraft: true, ...fields }).map(([name, value]) => part(name, String(value))),
      ...(organization === undefined ? [] : [part('organization', organization)]),
      part('pack', zip, 'pack.zip'),
    ),
  });

const countsOf = ({ kinds }: ContentImport) => {
  const sum = (outcome: keyof ContentImport['kinds'][number]['counts']) =>
    kinds.reduce((all, { counts }) => all + counts[outcome], 0);
  return { created: sum('created'), changed: sum('changed'), unchanged: sum('unchanged'), archived: sum('archived') };
};

const packWith = (changed: Contents): Buffer => zipped({ ...goodPack, ...changed });
const text = (path: string): string => String(goodPack[path]);
const renamed = packWith({
  'pages/qa.md': text('pages/qa.md').replace('title: ', 'title: Autre '),
  'programs/rebond/weeks/01/cv.md': text('programs/rebond/weeks/01/cv.md').replace('Écrire votre CV', 'Votre CV'),
});

const pageOf = async (reader: Client) => (await reader.get('/staticPages/qa')).data;
const rowsOf = (table: 'content_packs' | 'content_items' | 'static_pages') =>
  app.db.selectFrom(table).selectAll().orderBy('id').execute();

describe('importing a pack into a draft', () => {
  it('makes drafts of what is new, shows nothing to participants, and is published later', async () => {
    const organization = await app.anOrganization();
    const author = app.as(await app.aPerson({ role: 'superAdmin', organization_id: organization }));
    const tried = await importInto(author, packWith({}), { organization, dryRun: true });
    expect(await rowsOf('content_items')).toEqual([]);

    const { status, data } = await importInto(author, packWith({}), { organization });

    expect(status).toBe(200);
    expect(data).toEqual({ ...tried.data, dryRun: false });
    expect(data).toMatchObject({ name: 'Rebond', asDraft: true, replacedDrafts: 0, problems: [] });
    expect(data.things).toContainEqual({ path: 'programs/rebond/weeks/01/cv', outcome: 'created' });
    expect(await rowsOf('static_pages')).toEqual([]);
    const { items } = (await author.get<Paged<ContentItemSummary>>('/content/items?pageSize=100')).data;
    expect(items).toHaveLength(countsOf(data).created);
    expect((await findItem(author, 'tasks', 'cv')).status).toBe('draft');
    expect(new Set(items.map((item) => item.status))).toEqual(new Set(['draft']));

    const publish = items.map(({ id }) => id);
    expect((await publishItems(author, { publish })).data.problems).toEqual([]);
    expect((await findItem(author, 'tasks', 'cv')).status).toBe('published');
    expect(countsOf((await importInto(author, packWith({}), { organization, asDraft: false })).data).created).toBe(0);
  });

  it('changes the drafts that differ; what is published stays until they are published', async () => {
    const { organization, author, reader } = await aStudio(app, folder);
    const before = await pageOf(reader);

    const { data } = await importInto(author, renamed, { organization });

    const [page, task] = [await findItem(author, 'pages', 'qa'), await findItem(author, 'tasks', 'cv')];
    expect(data.things).toEqual([
      { path: 'pages/qa', outcome: 'changed' },
      { path: 'programs/rebond/weeks/01/cv', outcome: 'changed' },
    ]);
    expect([page.status, task.status]).toEqual(['modified', 'modified']);
    expect(await pageOf(reader)).toEqual(before);
    await publishItems(author, { publish: [page.id, task.id] });
    expect(await pageOf(reader)).toMatchObject({ title: expect.stringMatching(/^Autre /) });
    expect((await findItem(author, 'tasks', 'cv')).title).toBe('Votre CV');
  });

  it('says that all is unchanged after an export', async () => {
    const { organization, author } = await aStudio(app, folder);
    const { pack } = await findItem(author, 'tasks', 'cv');
    const zip = await author.send({ method: 'GET', url: `/api/content/packs/${pack.id}/export` });
    const before = await rowsOf('content_items');

    const { data } = await importInto(author, zip.bytes, { organization });

    expect(countsOf(data)).toEqual({ created: 0, changed: 0, archived: 0, unchanged: before.length });
    expect(await rowsOf('content_items')).toEqual(before);
  });

  it('counts the drafts that it overwrites, and leaves alone what the pack does not have', async () => {
    const { organization, author } = await aStudio(app, folder);
    await changeItem(author, await findItem(author, 'pages', 'qa'), { title: 'Le mien' });
    await changeItem(author, await findItem(author, 'faq', 'programme'), { title: 'Le mien' });
    await changeItem(author, await findItem(author, 'tasks', 'network'), { name: 'Le mien' });
    const partial = zipped(pagesPack);

    const tried = await importInto(author, partial, { organization, dryRun: true });
    expect(tried.data.replacedDrafts).toBe(2);
    expect(await findItem(author, 'pages', 'qa')).toMatchObject({ title: 'Le mien', status: 'modified' });
    await importInto(author, partial, { organization });

    expect((await findItem(author, 'pages', 'qa')).status).toBe('published');
    expect(await findItem(author, 'tasks', 'network')).toMatchObject({ title: 'Le mien', status: 'modified' });
  });

  it('brings archived items back as drafts', async () => {
    const { organization, author } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    await publishItems(author, { archive: [page.id] });

    expect((await importInto(author, packWith({}), { organization })).data.things).toEqual([
      { path: 'pages/qa', outcome: 'changed' },
    ]);
    expect((await findItem(author, 'pages', 'qa')).status).toBe('draft');
    expect(await rowsOf('static_pages')).toMatchObject([{ published_at: null }]);
  });

  it('leaves out lists of trades that changed, which have no drafts, and says so', async () => {
    const { organization, author } = await aStudio(app, folder);
    const withTrades = (name: string) => packWith({ 'trades/life.yaml': aTradeList(name) });
    await importInto(author, withTrades('Boulanger'), { organization, asDraft: false });
    expect((await importInto(author, withTrades('Boulanger'), { organization })).data.notices).toEqual([]);

    const { data } = await importInto(author, withTrades('Pâtissier'), { organization });

    expect(data.things).toEqual([]);
    const message = expect.stringContaining('n’a pas de brouillon') as string;
    expect(data.notices).toEqual([{ file: 'trades/life.yaml', line: 1, message }]);
  });

  it('is refused for a pack that is managed outside, with a message of its own', async () => {
    const { organization, author } = await aStudio(app, folder);
    await app.db.updateTable('content_packs').set({ managed_outside: true }).execute();
    const before = await rowsOf('content_items');

    const refused = await importInto(author, renamed, { organization });

    expect(refused).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(refused.error.message).toMatch(/ne s’importe pas en brouillon/);
    expect(await rowsOf('content_items')).toEqual(before);
  });

  it('is refused without the right to a kind, whole, and to roles that write nothing', async () => {
    const organization = await app.anOrganization();
    const admin = app.as(await app.aPerson({ role: 'admin', organization_id: organization }));

    const refused = await importInto(admin, packWith({}));
    expect(refused.status).toBe(403);
    expect(refused.error.message).toContain('Ce pack change aussi des programmes');
    expect(await rowsOf('content_items')).toEqual([]);
    expect((await importInto(admin, zipped(pagesPack), { organization: await app.anOrganization() })).status).toBe(404);
    expect(countsOf((await importInto(admin, zipped(pagesPack))).data).created).toBe(2);
    expect(await rowsOf('content_packs')).toMatchObject([{ organization_id: organization, managed_outside: false }]);
    for (const role of ['owner', 'manager', 'user'] as const)
      expect((await importInto(app.as(await app.aPerson({ role })), zipped(pagesPack))).status).toBe(403);
  });

  it.each<[string, Contents, string]>([
    ['one fault', { 'faq/x.txt': 'x' }, 'faq/x.txt'],
    ['hostile HTML', { 'pages/qa.md': '---\ntitle: Q\n---\n\n<script>alert(1)</script>\n' }, 'pages/qa.md'],
    ['another first language', { 'pack.yaml': "name: Rebond\nversion: '2'\nlocales: [en, fr]\n" }, 'pack.yaml'],
  ])('changes nothing because of %s', async (name, changed, file) => {
    const { organization, author } = await aStudio(app, folder);
    const before = [await rowsOf('content_packs'), await rowsOf('content_items')];
    const languages = name === 'another first language';
    const contents = languages ? { ...pagesOnly, ...changed } : { ...goodPack, ...changed };

    const { data } = await importInto(author, zipped(contents), { organization });

    expect(data.problems.map((problem) => problem.file)).toContain(file);
    expect(data).toMatchObject({ name: null, asDraft: true, things: [] });
    expect([await rowsOf('content_packs'), await rowsOf('content_items')]).toEqual(before);
  });

  it('finds a key that is a draft of another pack', async () => {
    const organization = await app.anOrganization();
    const author = app.as(await app.aPerson({ role: 'superAdmin', organization_id: organization }));
    const packId = await aPack(app, { organizationId: organization, name: 'Ailleurs' });
    await anItem(app, { packId, kind: 'pages', key: 'qa', draft: aPage('Texte') });

    const { data } = await importInto(author, zipped(pagesPack), { organization });

    expect(data.problems).toEqual([{ file: 'pages/qa.md', line: 1, message: expect.stringContaining('Ailleurs') }]);
  });
});

const aTradeList = (label: string): string => `name: Life
version: '1'
month: 2025-09
licence: Licence Ouverte 2.0
trades:
  A1101: { label: ${label}, major: R }
`;

/** The page with English as its first language. */
const pagesOnly: Contents = {
  'pages/qa.md': '---\ntitle: Quality\n---\n\nText.\n',
  'pages/qa.fr.md': '---\ntitle: Qualité\n---\n\nTexte.\n',
};
